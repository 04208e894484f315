// The layout sampled every 5 ms: where in the speech we are, whether it is voiced, how loud, at which pitch.
import { dbToGain, log10, pitchToHertz } from '../audio/math.ts'
import type { SpeechAnalysis } from './analyseSpeech.ts'
import { SPEECH_RATE, type Speech } from './createSpeaker.ts'
import type { LineLayout, Nucleus, Segment, SungNote } from './layOutLine.ts'
import { isSonorant, isVowel } from './phones.ts'
import { pitchContour } from './pitchContour.ts'
import type { SingerCharacter } from './singers.ts'

export const CONTROL_SAMPLES = 80
const STEP_SECONDS = CONTROL_SAMPLES / SPEECH_RATE
const LEAD_SECONDS = 0.03
const TAIL_SECONDS = 0.09
const GAIN_RAMP_SECONDS = 0.06
const ATTACK_SECONDS = 0.012
// Shorter clicks audibly when a syllable ends mid-cycle.
const CONSONANT_RELEASE_SECONDS = 0.05
const SUNG_RELEASE_SECONDS = 0.14
// A note let go of before its end dies away over at most this, instead of stopping dead.
const MOST_RING_SECONDS = 0.35
// How much of a release lies after the end of its sound.
const RELEASE_AFTER_END = 0.6
const VELOCITY_RANGE_DB = 9
const USUAL_VELOCITY = 0.8
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

export function velocityDb(velocity: number): number {
  return (Math.min(1, velocity) - USUAL_VELOCITY) * VELOCITY_RANGE_DB
}

function nucleusGains(speech: Speech, nuclei: Nucleus[]): number[] {
  const levels = nuclei.map((nucleus) => loudnessDb(speech, nucleus))
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  return nuclei.map(({ velocity }, i) => dbToGain((mean - levels[i]) * LEVELLING + velocityDb(velocity)))
}

type Breath = { start: number; end: number; release: number; ring: number }

// Segments that touch are one breath: only its ends fade.
function breaths(segments: Segment[]): Breath[] {
  const spans: Breath[] = []
  for (const { phone, start, end, ringSeconds = 0 } of segments) {
    const sings = isVowel(phone) || isSonorant(phone)
    const release = sings ? SUNG_RELEASE_SECONDS : CONSONANT_RELEASE_SECONDS
    const ring = sings ? Math.min(ringSeconds, MOST_RING_SECONDS) : 0
    const last = spans.at(-1)
    if (last && start - last.end < 0.002) Object.assign(last, { end, release, ring })
    else spans.push({ start, end, release, ring })
  }
  for (const [i, span] of spans.entries()) {
    const next = spans[i + 1]
    if (next) span.ring = Math.min(span.ring, (next.start - span.end) / 2)
  }
  return spans
}

function releaseGain({ end, release, ring }: Breath, time: number): number {
  if (ring < RELEASE_AFTER_END * release) return (end - time) / release + RELEASE_AFTER_END
  const left = Math.max(0, (end + ring - time) / (ring + (1 - RELEASE_AFTER_END) * release))
  return left * left
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

function fillGain(frames: ControlFrames, { segments, nuclei }: LineLayout, gains: number[]): void {
  const spans = breaths(segments)
  let nucleus = 0
  let span = 0
  for (let i = 0; i < frames.count; i++) {
    const time = frames.startSeconds + i * STEP_SECONDS
    while (nucleus < nuclei.length - 1 && time >= nuclei[nucleus + 1].start - GAIN_RAMP_SECONDS) nucleus += 1
    const ramp = Math.min(1, Math.max(0, (time - nuclei[nucleus].start) / GAIN_RAMP_SECONDS + 1))
    const previous = gains[Math.max(0, nucleus - 1)]
    while (span < spans.length - 1 && time > (spans[span].end + spans[span + 1].start) / 2) span += 1
    const attack = (time - spans[span].start) / ATTACK_SECONDS + 1
    const fade = Math.min(1, Math.max(0, Math.min(attack, releaseGain(spans[span], time))))
    frames.gain[i] = (previous + (gains[nucleus] - previous) * ramp) * fade
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
    gain: new Float64Array(count),
    hertz: pitchContour(notes, options).map(pitchToHertz),
  }
  fillSource(frames, layout.segments, analysis, singer.hopSamples)
  fillGain(frames, layout, nucleusGains(speech, layout.nuclei))
  return frames
}
