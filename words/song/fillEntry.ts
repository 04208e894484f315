import type { Entry } from '../lines.ts'
import { agreeNumber } from './agreeNumber.ts'
import { asBars } from './asBars.ts'
import { marksOf } from './entryMarks.ts'
import { createFiller, writeAsItStands, type Filled } from './fillSlots.ts'
import { fitsTrade } from './fitsTrade.ts'
import type { Image } from './imagery.ts'
import { isRefused } from './refuseLine.ts'
import { repeatsWord, scoreEntry, singable, toneScore } from './scoreEntry.ts'
import { isFresh, type SongState } from './songState.ts'
import { suitsThing } from './suitsThing.ts'

export type Found = Filled & { entry: Entry; image: Image | undefined; score: number; tier: number }

const WORST_TONE = -1
const SOLD = new Set(['jingle', 'business'])

function isSung(lines: readonly string[], entry: Entry, state: SongState): boolean {
  return (
    singable(lines, state, entry.beat === 'hook', entry.about !== undefined && entry.about === state.kit) &&
    !repeatsWord(lines) &&
    lines.every((line) => isFresh(state, line) && !isRefused(line, state.reading))
  )
}

// An entry with its slots filled from the first thing of the song it can speak of.
export function fillEntry(entry: Entry, state: SongState, tier: number): Found | undefined {
  const tone = toneScore(entry, state)
  const { text, hasSlots } = marksOf(entry)
  if (tone < WORST_TONE) return undefined
  if (SOLD.has(entry.occasion) && !fitsTrade(`${entry.title ?? ''} ${text}`, state.reading.told)) return undefined
  const [first, second] = state.images
  // A chorus is about the first thing or about none.
  for (const image of hasSlots && second !== undefined && entry.beat !== 'hook' ? [first, second] : [first]) {
    if (!suitsThing(entry, image)) continue
    const written =
      hasSlots || entry.title?.includes('{') === true
        ? createFiller(state.reading, { image, random: state.random, used: state.usedItems, about: entry.about })(
            entry.lines,
            entry.title,
          )
        : writeAsItStands(entry.lines, entry.title)
    const filled =
      written === undefined || entry.beat === 'hook'
        ? written
        : { ...written, lines: asBars(written.lines, state.form.name).map(agreeNumber) }
    if (filled === undefined || !isSung(filled.lines, entry, state)) continue
    return { ...filled, entry, image, tier, score: scoreEntry({ entry, filled, image, tier, tone }, state) }
  }
  return undefined
}
