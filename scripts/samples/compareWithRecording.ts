import { getInstrument } from '../../engine/instruments/getInstrument.ts'
import { recordingsOf, type Recording } from '../../engine/instruments/sampled/recording.ts'
import type { SampledSpec } from '../../engine/instruments/sampled/sampledSpecs.ts'
import type { SampleSource } from '../../engine/instruments/sampled/sampleSource.ts'

const RATE = 48_000
const STEP_SECONDS = 0.01
const HEARD_SECONDS = 0.9
const HEARD_DB = -40

/** Level every 10 ms against the loudest, from the recording's beginning, at the speed it is played. */
function envelope(sound: ArrayLike<number>, rate: number, fromFrame: number): number[] {
  const width = Math.round(STEP_SECONDS * rate)
  const levels = Array.from({ length: Math.round(HEARD_SECONDS / STEP_SECONDS) }, (_, k) => {
    let power = 1e-12
    for (let i = 0; i < 2 * width; i++) power += (sound[fromFrame + k * width + i] ?? 0) ** 2
    return 10 * Math.log10(power)
  })
  const loudest = Math.max(...levels)
  return levels.map((level) => level - loudest)
}

function riseSeconds(levels: readonly number[]): number {
  return STEP_SECONDS * levels.findIndex((level) => level > -3)
}

/** How far two curves lie apart, on average, while the note is heard. */
function apartDb(played: readonly number[], recorded: readonly number[], lastStep: number): number {
  const steps = recorded
    .slice(0, lastStep)
    .map((level, i) => (level > HEARD_DB ? Math.abs(played[i] - level) : undefined))
  const heard = steps.filter((step) => step !== undefined)
  return heard.reduce((sum, step) => sum + step, 0) / heard.length
}

function middleOf(recordings: readonly Recording[], pitch: number): Recording {
  const hard = recordings.filter(({ layer }) => layer === Math.max(...recordings.map((one) => one.layer)))
  return hard.toSorted((a, b) => Math.abs(a.pitch - pitch) - Math.abs(b.pitch - pitch))[0]
}

/** A note of the middle beside the recording it is made of: how much later or sooner it rises, and how far its curve lies off. */
export function compareWithRecording(
  spec: SampledSpec,
  samples: SampleSource,
): { riseApartSeconds: number; curveApartDb: number } {
  const instrument = getInstrument(spec.name, samples)
  const centre = (instrument.lowestPitch + instrument.highestPitch) / 2
  const recording = middleOf(recordingsOf(spec.set), centre)
  const ratio = 2 ** ((Math.round(recording.pitch) - recording.pitch) / 12)
  const [raw] = samples.decode(recording.sides[0], Infinity)
  const recorded = envelope(raw, recording.rate / ratio, recording.startFrame)
  const { left } = instrument.play({
    pitch: Math.round(recording.pitch) - Math.round(spec.transpose ?? 0),
    velocity: 1,
    seconds: HEARD_SECONDS + 0.1,
    sampleRate: RATE,
    variant: 0,
  })
  const played = envelope(left, RATE, 0)
  const [loop] = recording.sides.map((side) => side.loop)
  const whole = Math.round(HEARD_SECONDS / STEP_SECONDS) - 3
  const untilLoop = loop ? Math.floor((loop[0] - recording.startFrame) / recording.rate / STEP_SECONDS) - 2 : whole
  return {
    riseApartSeconds: Math.abs(riseSeconds(played) - riseSeconds(recorded)),
    curveApartDb: apartDb(played, recorded, Math.max(10, Math.min(whole, untilLoop))),
  }
}
