import type { Entry } from '../lines.ts'
import { marksOf } from './entryMarks.ts'
import { createFiller, type Filled } from './fillSlots.ts'
import type { Image } from './imagery.ts'
import { scoreEntry } from './scoreEntry.ts'
import { isFresh, isNewKey, type SongState } from './songState.ts'
import { soundOfLines } from './soundOfLines.ts'
import { asSungIn, hasNothingToFill, isSingableIn, knownOf } from './standingEntry.ts'
import { suitsThing } from './suitsThing.ts'

export type Found = Filled & { entry: Entry; image: Image | undefined; score: number; tier: number }

// An entry with its slots filled from the first thing of the song it can speak of.
export function fillEntry(entry: Entry, state: SongState, tier: number): Found | undefined {
  const { tone, fits, standing } = knownOf(entry, state)
  if (!fits) return undefined
  const [first, second] = state.images
  if (hasNothingToFill(entry)) {
    if (standing === undefined || !standing.keys.every((key) => isNewKey(state, key))) return undefined
    const { filled, sound } = standing
    const score = scoreEntry({ entry, filled, image: first, tier, tone, sound }, state)
    return { ...filled, entry, image: first, tier, score }
  }
  // A chorus is about the first thing or about none.
  for (const image of marksOf(entry).hasSlots && second !== undefined && entry.beat !== 'hook'
    ? [first, second]
    : [first]) {
    if (!suitsThing(entry, image)) continue
    const fill = createFiller(state.reading, { image, random: state.random, used: state.usedItems, about: entry.about })
    const written = fill(entry.lines, entry.title)
    const filled = written === undefined ? undefined : asSungIn(written, entry, state)
    if (filled === undefined || !isSingableIn(filled.lines, entry, state)) continue
    if (!filled.lines.every((line) => isFresh(state, line))) continue
    const sound = soundOfLines(filled.lines)
    return { ...filled, entry, image, tier, score: scoreEntry({ entry, filled, image, tier, tone, sound }, state) }
  }
  return undefined
}
