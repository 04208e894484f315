import { CONTROL_FRAMES } from '../audio/controlCurve.ts'
import type { Desk, StereoRow } from '../audio/kernels/createDesk.ts'
import { dbToGain, log10 } from '../audio/math.ts'
import { velocityGain } from '../instruments/levels.ts'
import { secondsPerBeat, type Part, type Score } from '../score.ts'
import { WINDOW_FRAMES } from './master/windowFrames.ts'

// An amplifier gives back soft and loud playing nearly alike; a hand on the fader restores this much of what it evened out.
const RESTORED = 0.6
const LOWEST_DB = -4
const MOVE_BEATS = 1

type Stop = { beat: number; gainDb: number }

/** Follows how hard the part is played from section to section; the hardest stays as it is. */
export function createFader(
  desk: Desk,
  part: Part,
  score: Score,
  sampleRate: number,
): (row: StereoRow, startFrame: number) => void {
  const stops = stopsOf(part, score)
  const beatsPerFrame = 1 / (secondsPerBeat(score) * sampleRate)
  const curve = desk.row(WINDOW_FRAMES / CONTROL_FRAMES + 1)
  return ({ left, right }, startFrame) => {
    for (let k = 0; k < curve.length; k++) {
      curve[k] = dbToGain(gainDbAt(stops, (startFrame + k * CONTROL_FRAMES) * beatsPerFrame))
    }
    for (const { byteOffset } of [left, right]) {
      desk.kernels.applyCurve(byteOffset, curve.byteOffset, CONTROL_FRAMES, WINDOW_FRAMES)
    }
  }
}

function stopsOf(part: Part, { sections }: Score): Stop[] {
  const powers = sections.map(({ startBeat, lengthBeats }) => {
    const own = part.notes.filter((note) => note.startBeat >= startBeat && note.startBeat < startBeat + lengthBeats)
    return own.reduce((sum, note) => sum + note.lengthBeats * velocityGain(note.velocity) ** 2, 0) / lengthBeats
  })
  const highest = Math.max(...powers)
  return sections.flatMap(({ startBeat }, i) => {
    if (powers[i] === 0) return []
    return [{ beat: startBeat, gainDb: Math.max(LOWEST_DB, RESTORED * 10 * log10(powers[i] / highest)) }]
  })
}

function gainDbAt(stops: readonly Stop[], beat: number): number {
  let gainDb = stops[0]?.gainDb ?? 0
  for (const stop of stops) {
    const share = Math.max(0, Math.min(1, (beat - stop.beat + MOVE_BEATS) / MOVE_BEATS))
    gainDb += share * (stop.gainDb - gainDb)
  }
  return gainDb
}
