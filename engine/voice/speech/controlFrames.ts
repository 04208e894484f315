// The layout sampled every 5 ms: where in the speech we are, whether it is voiced, how loud, at which pitch.
import { dbToGain, log10, pitchToHertz } from '../../audio/math.ts'
import type { SpeechAnalysis } from './analyseSpeech.ts'
import { SPEECH_RATE, type Speech } from './createSpeaker.ts'
import type { LineLayout, Nucleus, Segment, SungNote } from '../singing/layOutLine.ts'
import { lineGain, MOST_RING_SECONDS, velocityDb } from '../singing/lineGain.ts'
import { pitchContour } from '../singing/pitchContour.ts'
import type { SingerCharacter } from '../singing/singers.ts'

export const CONTROL_SAMPLES = 80
const STEP_SECONDS = CONTROL_SAMPLES / SPEECH_RATE
const LEAD_SECONDS = 0.03
const TAIL_SECONDS = 0.09
const LEVELLING = 0.6

export type ControlFrames = {
  count: number
  startSeconds: number
  sourceSample: Float64Array
  voiced: Float64Array
  gain: Float64Array
  hertz: Float64Array
}

function loudnessDb({ samples }: Speech, { sourceStart, sourceEnd }: Nucleus): number {
  let energy = 1e-9
  const from = Math.floor(sourceStart * SPEECH_RATE)
  const to = Math.max(from + 1, Math.floor(sourceEnd * SPEECH_RATE))
  for (let i = from; i < to; i++) energy += (samples[i] ?? 0) ** 2
  return log10(energy / (to - from)) * 10
}

function nucleusGains(speech: Speech, nuclei: Nucleus[]): number[] {
  const levels = nuclei.map((nucleus) => loudnessDb(speech, nucleus))
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  return nuclei.map(({ velocity }, i) => dbToGain((mean - levels[i]) * LEVELLING + velocityDb(velocity)))
}

function fillSource(frames: ControlFrames, segments: Segment[], analysis: SpeechAnalysis, hopSamples: number): void {
  let index = 0
  for (let i = 0; i < frames.count; i++) {
    const time = frames.startSeconds + i * STEP_SECONDS
    while (index < segments.length - 1 && time >= segments[index].end) index += 1
    const { start, end, sourceStart, sourceEnd } = segments[index]
    const inside = Math.min(1, Math.max(0, (time - start) / Math.max(1e-6, end - start)))
    const sample = (sourceStart + (sourceEnd - sourceStart) * inside) * SPEECH_RATE
    const frame = Math.min(analysis.frameCount - 1, Math.max(0, Math.round(sample / hopSamples)))
    frames.sourceSample[i] = sample
    frames.voiced[i] = analysis.voiced[frame]
  }
}

export type ControlInput = {
  layout: LineLayout
  notes: SungNote[]
  speech: Speech
  analysis: SpeechAnalysis
  singer: SingerCharacter
  spoken: boolean
  seed: number
}

export function controlFrames({ layout, notes, speech, analysis, singer, spoken, seed }: ControlInput): ControlFrames {
  const startSeconds = layout.segments[0].start - LEAD_SECONDS
  const { end, ringSeconds = 0 } = layout.segments[layout.segments.length - 1]
  const endSeconds = end + Math.max(TAIL_SECONDS, Math.min(MOST_RING_SECONDS, ringSeconds))
  const count = Math.ceil((endSeconds - startSeconds) / STEP_SECONDS) + 1
  const options = { startSeconds, stepSeconds: STEP_SECONDS, count, vibratoCents: singer.vibratoCents, spoken, seed }
  const frames: ControlFrames = {
    count,
    startSeconds,
    sourceSample: new Float64Array(count),
    voiced: new Float64Array(count),
    gain: lineGain(layout, nucleusGains(speech, layout.nuclei), { startSeconds, stepSeconds: STEP_SECONDS, count }),
    hertz: pitchContour(notes, options).map(pitchToHertz),
  }
  fillSource(frames, layout.segments, analysis, singer.hopSamples)
  return frames
}
