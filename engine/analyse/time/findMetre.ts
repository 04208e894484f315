import type { BeatFeatures } from './beatFeatures.ts'
import { mean, standardise } from '../statistics.ts'

// A change of chord tells far more about where a bar begins than the drums do: on 23 songs in four of this engine's genres
// the bass drum alone found the first beat of 12, the chords of all.
const CHORD_WEIGHT = 2
const BASS_WEIGHT = 0.4
// Waltzes are rarer, and a few beats fall into threes by chance.
const THREE_LEAD = 0.4
const THREE_LEAD_OF_ONE_BEAT = 4
const CLEAR_LEAD = 2
// Most recordings begin with a bar. A dozen beats of humming tell less than that; two hundred of a band far more.
const OPENING_BEATS = 50
const SILENCE_DB = 25

export type Beats = { beatsSeconds: readonly number[]; durationSeconds: number }
export type BarSpan = { startSeconds: number; endSeconds: number }
export type Metre = { beatsPerBar: 3 | 4; firstBeat: number; confidence: number }

/** How many beats make a bar, and which is the first: the count after which chords change and the bass comes in. */
export function findMetre(beats: readonly BeatFeatures[]): Metre {
  const changes = standardise(beats.map((beat, i) => (i === 0 ? 0 : unlikeness(beats[i - 1].chroma, beat.chroma))))
  const bass = standardise(beats.map(({ rhythm }) => rhythm[0]))
  const evidence = changes.map((change, i) => CHORD_WEIGHT * change + BASS_WEIGHT * bass[i])
  const opening = { beat: openingBeat(beats), worth: OPENING_BEATS / Math.max(1, beats.length) }
  const [three, four] = [bestCount(evidence, 3, opening), bestCount(evidence, 4, opening)]
  const lead = three.contrast - four.contrast
  const needed = THREE_LEAD + THREE_LEAD_OF_ONE_BEAT / Math.sqrt(Math.max(1, beats.length))
  const isThree = lead > needed
  const sure = isThree ? lead - needed : needed - lead
  return {
    beatsPerBar: isThree ? 3 : 4,
    firstBeat: isThree ? three.firstBeat : four.firstBeat,
    confidence: Math.max(0, Math.min(1, sure / CLEAR_LEAD)),
  }
}

export function barSpans({ beatsSeconds, durationSeconds }: Beats, { beatsPerBar, firstBeat }: Metre): BarSpan[] {
  if (beatsSeconds.length < 2) return [{ startSeconds: 0, endSeconds: durationSeconds }]
  const starts = beatsSeconds.filter((_, i) => i % beatsPerBar === firstBeat)
  return starts.map((startSeconds, i) => ({ startSeconds, endSeconds: starts[i + 1] ?? durationSeconds }))
}

type Opening = { beat: number; worth: number }

function openingBeat(beats: readonly BeatFeatures[]): number {
  const loudest = Math.max(...beats.map(({ loudnessDb }) => loudnessDb))
  return Math.max(
    0,
    beats.findIndex(({ loudnessDb }) => loudnessDb > loudest - SILENCE_DB),
  )
}

function bestCount(
  evidence: readonly number[],
  beatsPerBar: number,
  opening: Opening,
): { firstBeat: number; contrast: number } {
  let best = { firstBeat: 0, contrast: -Infinity }
  for (let firstBeat = 0; firstBeat < beatsPerBar; firstBeat++) {
    const first = evidence.filter((_, i) => i % beatsPerBar === firstBeat)
    const others = evidence.filter((_, i) => i % beatsPerBar !== firstBeat)
    const opens = opening.beat % beatsPerBar === firstBeat ? opening.worth : 0
    const contrast = mean(first) - mean(others) + opens
    if (contrast > best.contrast) best = { firstBeat, contrast }
  }
  return best
}

function unlikeness(one: Float64Array, other: Float64Array): number {
  let product = 0
  let sizeOne = 0
  let sizeOther = 0
  for (let i = 0; i < one.length; i++) {
    product += one[i] * other[i]
    sizeOne += one[i] * one[i]
    sizeOther += other[i] * other[i]
  }
  const size = Math.sqrt(sizeOne * sizeOther)
  return size === 0 ? 0 : 1 - product / size
}
