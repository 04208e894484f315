// How loud a laid-out line is at any time: every note as strong as it is played, every breath faded in and out.
import type { LineLayout, Segment } from './layOutLine.ts'
import { isSonorant, isVowel } from '../speech/phones.ts'

const GAIN_RAMP_SECONDS = 0.06
const ATTACK_SECONDS = 0.012
// Shorter clicks audibly when a syllable ends mid-cycle.
const CONSONANT_RELEASE_SECONDS = 0.05
const SUNG_RELEASE_SECONDS = 0.14
// A note let go of before its end dies away over at most this, instead of stopping dead.
export const MOST_RING_SECONDS = 0.35
// How much of a release lies after the end of its sound.
const RELEASE_AFTER_END = 0.6
const VELOCITY_RANGE_DB = 9
const USUAL_VELOCITY = 0.8

export function velocityDb(velocity: number): number {
  return (Math.min(1, velocity) - USUAL_VELOCITY) * VELOCITY_RANGE_DB
}

export type Breath = { start: number; end: number; release: number; ring: number }

// Segments that touch are one breath: only its ends fade.
export function breaths(segments: Segment[]): Breath[] {
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

export type GainPlaces = { startSeconds: number; stepSeconds: number; count: number }

/** `gains` are those of the nuclei, one each. */
export function lineGain({ segments, nuclei }: LineLayout, gains: number[], places: GainPlaces): Float64Array {
  const { startSeconds, stepSeconds, count } = places
  const gain = new Float64Array(count)
  const spans = breaths(segments)
  let nucleus = 0
  let span = 0
  for (let i = 0; i < count; i++) {
    const time = startSeconds + i * stepSeconds
    while (nucleus < nuclei.length - 1 && time >= nuclei[nucleus + 1].start - GAIN_RAMP_SECONDS) nucleus += 1
    const ramp = Math.min(1, Math.max(0, (time - nuclei[nucleus].start) / GAIN_RAMP_SECONDS + 1))
    const previous = gains[Math.max(0, nucleus - 1)]
    while (span < spans.length - 1 && time > (spans[span].end + spans[span + 1].start) / 2) span += 1
    const attack = (time - spans[span].start) / ATTACK_SECONDS + 1
    const fade = Math.min(1, Math.max(0, Math.min(attack, releaseGain(spans[span], time))))
    gain[i] = (previous + (gains[nucleus] - previous) * ramp) * fade
  }
  return gain
}
