// What words ask of a rhythm: stresses on heavy places, no syllable hurried, no word torn, air at a comma.
import { metricAccent, type SongFrame } from '../../songFrame.ts'
import { heldSteps, type RhythmRequest, type SyllableToFit } from '../fitSyllables.ts'

/** A line to be sung, and by how many seconds its song lets a stressed syllable outlast a light one. */
export type SungRequest = RhythmRequest & { leanSeconds: number }

const STRESS_COST = 0.35
const LIGHT_COST = [0, 0, 0, 0.1, 0.6, 2.4]
// A light syllable on a heavier place than the stressed one beside it: the line is heard with wrong stresses.
const WRONG_STRESS_COST = 1.9
const EASY_NOTE_SECONDS = 0.23
const HURRY_COST_PER_SECOND = 40
const LIGHT_DRAG_COST_PER_SECOND = 1.5
const TORN_WORD_COST_PER_SECOND = 4
// Words whose syllables mostly follow each other more slowly are not understood.
const CLEAR_SECONDS = 0.34
const SLOW_COST_PER_SECOND = 4.5
const TOO_SLOW = { seconds: 0.12, costPerSecond: 9 }
// Inside a word the voice may not lean as long: the word would fall apart.
const LEAN_INSIDE_WORD = 0.6
const PAUSE = { steps: 4, without: 0.8 }
const MISSED_HOLD_COST = 0.8
const LONGEST_SECONDS = 2.2

export function longestGap(frame: SongFrame): number {
  return Math.min(frame.barSteps + 4, Math.max(frame.heldSteps, Math.floor(LONGEST_SECONDS / frame.stepSeconds)))
}

export function sungPlaceCost(
  step: number,
  { stressed }: SyllableToFit,
  { syncopation }: RhythmRequest,
  frame: SongFrame,
): number {
  const accent = metricAccent(step, frame)
  if (stressed) return (5 - accent) * STRESS_COST * (1 - syncopation * 0.5)
  return LIGHT_COST[accent]
}

// A note just before a beat that sounds on over it weighs nearly as much as the beat.
function weight(step: number, next: number, frame: SongFrame): number {
  const beat = step - (((step % 4) + 4) % 4) + 4
  const own = metricAccent(step, frame)
  return beat - step <= 2 && next > beat ? Math.max(own, metricAccent(beat, frame) - 0.5) : own
}

/** What it costs that syllable `i` and the one before it stand at these steps: whether the stressed one is the heavier. */
export function wrongStressCost(
  i: number,
  { before, step }: { before: number; step: number },
  { syllables, syncopation }: RhythmRequest,
  frame: SongFrame,
): number {
  const [first, second] = [syllables[i - 1], syllables[i]]
  if (first.stressed === second.stressed) return 0
  const rise = metricAccent(step, frame) - weight(before, step, frame)
  const isRight = second.stressed ? rise > 0 : rise < 0
  return isRight ? 0 : WRONG_STRESS_COST * (1 - syncopation * 0.4)
}

// How long a syllable is sung before it costs anything.
function easySeconds(before: SyllableToFit, syllable: SyllableToFit, leanSeconds: number): number {
  if (!before.stressed) return CLEAR_SECONDS
  return CLEAR_SECONDS + leanSeconds * (syllable.startsWord ? 1 : LEAN_INSIDE_WORD)
}

/** What it costs syllable `i` to begin so many steps after the one before it. */
export function sungGapCost(steps: number, i: number, request: SungRequest, frame: SongFrame): number {
  const { syllables, holds, leanSeconds } = request
  const [before, syllable] = [syllables[i - 1], syllables[i]]
  const seconds = steps * frame.stepSeconds
  const hurried = Math.max(0, EASY_NOTE_SECONDS - seconds) * HURRY_COST_PER_SECOND
  if (holds?.has(i - 1) === true) return hurried + Math.max(0, heldSteps(frame) - steps) * MISSED_HOLD_COST
  const long = Math.max(0, seconds - easySeconds(before, syllable, leanSeconds))
  const drags = before.stressed || syllable.afterPause ? 0 : long * LIGHT_DRAG_COST_PER_SECOND
  const torn = syllable.startsWord ? 0 : long * TORN_WORD_COST_PER_SECOND
  const pause = syllable.afterPause && steps < PAUSE.steps ? PAUSE.without : 0
  const slow = syllable.afterPause
    ? 0
    : long * SLOW_COST_PER_SECOND + Math.max(0, long - TOO_SLOW.seconds) * TOO_SLOW.costPerSecond
  return hurried + drags + torn + pause + slow
}
