import type { Beat, Entry } from '../lines.ts'
import { rhymeSound } from '../sound/rhyme.ts'
import { marksOf } from './entryMarks.ts'
import { fillEntry, type Found } from './fillEntry.ts'
import { fitsManner, fitsPerson } from './fitsEntry.ts'
import { entriesOf } from './lineBank.ts'
import { isRefused } from './refuseLine.ts'
import { singable, toneScore } from './scoreEntry.ts'
import { take, type SongState, type SungLine } from './songState.ts'
import { SPECIFIC_TIERS, tierBanks } from './tierBanks.ts'

const NEXT_BEATS: Readonly<Record<Beat, readonly Beat[]>> = {
  scene: ['scene', 'detail', 'story'],
  story: ['story', 'scene', 'turn'],
  detail: ['detail', 'scene', 'feel'],
  feel: ['feel', 'detail', 'story'],
  turn: ['turn', 'story', 'feel'],
  wish: ['wish', 'feel', 'turn'],
  lift: ['lift', 'wish', 'feel'],
  pre: ['pre', 'feel', 'turn'],
  bridge: ['bridge', 'wish', 'turn', 'feel'],
  end: ['end', 'wish', 'turn'],
  hook: ['hook'],
}
const MOST_PER_TIER = 12

// Everything a beat could be sung with, the best first. Slots are filled, metre and freshness are held.
export function findEntries(beat: Beat, state: SongState, wanted = 6): Found[] {
  const tiers = tierBanks(state)
  const found: Found[] = []
  for (const step of NEXT_BEATS[beat]) {
    for (const [tier, banks] of tiers.entries()) {
      if (tier === tiers.length - 1 && found.length >= wanted) continue
      const pool = banks
        .flatMap((bank) => entriesOf(bank, step))
        .filter((entry) => !state.usedEntries.has(entry) && fitsPerson(entry, state) && fitsManner(entry, state))
      let made = 0
      for (const entry of state.random.shuffle(pool)) {
        if (made >= MOST_PER_TIER) break
        const filled = fillEntry(entry, state, tier)
        if (filled === undefined) continue
        made++
        found.push(filled)
      }
    }
    if (found.length >= wanted) break
  }
  return draw(found, beat === 'hook' ? HOOK_NEARLY_AS_GOOD : NEARLY_AS_GOOD, state)
}

// Among those nearly as good as the best luck decides: the same favourites in every song would be heard.
const NEARLY_AS_GOOD = 2
const HOOK_NEARLY_AS_GOOD = 1

function draw(found: readonly Found[], within: number, state: SongState): Found[] {
  const best = Math.max(...found.map(({ score }) => score))
  const good = found.filter(({ score }) => score >= best - within)
  const rest = found.filter(({ score }) => score < best - within)
  return [...state.random.shuffle(good), ...rest.toSorted((one, other) => other.score - one.score)]
}

export const GOLDEN = 0.618_033_988_749_895

// The same couplets in a fixed order, entered at another place by every seed: they come round evenly.
export function findInTurn(beats: readonly Beat[], place: number, state: SongState): Found | undefined {
  const wantsHook = beats.includes('hook')
  const isFixed = (entry: Entry): boolean =>
    entry.lines.length === 2 &&
    !marksOf(entry).hasSlots &&
    singable(entry.lines, state, false) &&
    !entry.lines.some((line) => isRefused(line, state.reading))
  const pool = state.reading.occasion.banks
    .flatMap((bank) => beats.flatMap((beat) => entriesOf(bank, beat)))
    .filter((entry) => fitsPerson(entry, state) && fitsManner(entry, state) && toneScore(entry, state) >= -1)
    .filter((entry) => (wantsHook ? !marksOf(entry).isTold : isFixed(entry)))
  const start = Math.floor(((state.turn * GOLDEN + place) % 1) * pool.length)
  for (let step = 0; step < pool.length; step++) {
    const entry = pool[(start + step) % pool.length]
    const found = entry === undefined || state.usedEntries.has(entry) ? undefined : fillEntry(entry, state, 0)
    if (found !== undefined) return found
  }
  return undefined
}

const KIN_BEATS: readonly Beat[] = ['detail', 'story', 'feel', 'wish', 'turn', 'scene', 'lift']

// A couplet of the occasion that calls the person what the request calls them.
export function findCalling(phrase: string, state: SongState): Found | undefined {
  const pool = tierBanks(state)
    .slice(0, SPECIFIC_TIERS)
    .flatMap((banks) => banks.flatMap((bank) => KIN_BEATS.flatMap((beat) => entriesOf(bank, beat))))
    .filter(
      (entry) =>
        entry.lines.length === 2 &&
        (marksOf(entry).isNaming || marksOf(entry).isCallingKin) &&
        !state.usedEntries.has(entry) &&
        fitsPerson(entry, state) &&
        fitsManner(entry, state),
    )
  for (const entry of state.random.shuffle(pool)) {
    const found = fillEntry(entry, state, 0)
    if (found?.lines.some((line) => line.toLowerCase().includes(phrase.toLowerCase())) === true) return found
  }
  return undefined
}

export function useFound(found: Found, state: SongState): SungLine[] {
  state.usedEntries.add(found.entry)
  for (const item of found.taken) state.usedItems.add(item)
  take(state, found.lines)
  state.usedSounds.push(rhymeSound(found.lines.at(-1) ?? ''))
  const { name } = state.reading.person ?? {}
  if (name !== undefined && found.lines.some((line) => line.includes(name))) state.nameSung++
  if (marksOf(found.entry).isCallingKin) state.kinSung++
  const source =
    found.tier < SPECIFIC_TIERS
      ? 'occasion'
      : (found.usesImage || found.usesRequest) && found.image?.isMotif !== true
        ? 'image'
        : 'any'
  return found.lines.map((text) => ({ text, source }))
}
