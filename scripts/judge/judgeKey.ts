import { secondsPerBeat, type Score } from '../../engine/index.ts'
import { chordPitchClasses, isBlue, scalePitchClasses } from './pitchClasses.ts'
import { SAMPLE_RATE } from './renderWhole.ts'
import { powerFrames } from './transform.ts'

const SIZE = 8192
const HOP = 4096
const LOW_HERTZ = 60
// Above this, most energy is overtones, which belong to their note's spectrum and not to a scale.
const HIGH_HERTZ = 1100
const LEAST_SHARE = 0.92

export type KeyVerdict = { share: number; controlShare: number; passed: boolean }

/** How much of the pitched parts' energy lies on notes of the scale or the sounding chord; control: a key a semitone up. */
export function judgeKey(pitched: Float32Array, score: Score): KeyVerdict {
  const frames = powerFrames(pitched, SIZE, HOP)
  const share = shareInside(frames, score, 0)
  return { share, controlShare: shareInside(frames, score, 1), passed: share >= LEAST_SHARE }
}

function shareInside(frames: readonly Float64Array[], score: Score, shift: number): number {
  let inside = 0
  let all = 1e-12
  const scales = score.sections.map((section) => scaleOfSection(score, section))
  frames.forEach((power, f) => {
    const beat = (f * HOP + SIZE / 2) / SAMPLE_RATE / secondsPerBeat(score)
    const allowed = allowedAt(score, scales, beat)
    for (const [pitchClass, energy] of peaksOf(power)) {
      all += energy
      if (allowed.has((pitchClass - shift + 12) % 12)) inside += energy
    }
  })
  return inside / all
}

function allowedAt(score: Score, scales: readonly Set<number>[], beat: number): Set<number> {
  const sectionIndex = score.sections.findLastIndex((section) => section.startBeat <= beat + 1e-6)
  // A chord that has just ended still rings.
  const chords = score.chords.filter(
    (chord) => chord.startBeat <= beat + 0.25 && chord.startBeat + chord.lengthBeats > beat - 0.5,
  )
  const partials = isRich(score) ? chords.flatMap(({ root }) => RICH_PARTIALS.map((step) => root + step)) : []
  return new Set([
    ...(scales[sectionIndex] ?? scales[0] ?? []),
    ...chords.flatMap(chordPitchClasses),
    ...partials.map((pitch) => pitch % 12),
  ])
}

// An amplifier adds the sums of a power chord's tones, and a tanpura's bridge makes its strings buzz: fifth and ninth
// partials are as strong as notes, a third and a second above the root.
const RICH_PARTIALS = [4, 2]
const RICH_INSTRUMENTS: ReadonlySet<string> = new Set(['distorted-guitar', 'overdriven-guitar', 'tanpura'])

function isRich({ parts }: Score): boolean {
  return parts.some(({ instrument }) => RICH_INSTRUMENTS.has(instrument))
}

/** A last chorus may stand a tone higher: the section's chords tell. */
function scaleOfSection(score: Score, section: Score['sections'][number]): Set<number> {
  const chords = score.chords.filter(
    (chord) => chord.startBeat >= section.startBeat && chord.startBeat < section.startBeat + section.lengthBeats,
  )
  const fits = (lift: number): number => {
    const scale = new Set(scalePitchClasses(score.key, lift, isBlue(score.genre)))
    return chords.flatMap(chordPitchClasses).filter((pitchClass) => scale.has(pitchClass)).length
  }
  const lift = [0, 1, 2].reduce((best, candidate) => (fits(candidate) > fits(best) * 1.2 ? candidate : best))
  return new Set(scalePitchClasses(score.key, lift, isBlue(score.genre)))
}

function* peaksOf(power: Float64Array): Generator<[pitchClass: number, energy: number]> {
  const from = Math.ceil((LOW_HERTZ * SIZE) / SAMPLE_RATE)
  const to = Math.floor((HIGH_HERTZ * SIZE) / SAMPLE_RATE)
  for (let k = from; k <= to; k++) {
    if (power[k] < power[k - 1] || power[k] < power[k + 1]) continue
    // Between the bins, by the parabola through the peak's logarithms.
    const [a, b, c] = [power[k - 1], power[k], power[k + 1]].map((x) => Math.log(x + 1e-20))
    const bend = a - 2 * b + c
    const hertz = ((k + (bend === 0 ? 0 : (0.5 * (a - c)) / bend)) * SAMPLE_RATE) / SIZE
    const pitch = 69 + 12 * Math.log2(hertz / 440)
    yield [((Math.round(pitch) % 12) + 12) % 12, power[k - 1] + power[k] + power[k + 1]]
  }
}
