import type { Beat, Entry } from '../lines.ts'
import { rhymeSound } from '../sound/rhyme.ts'
import { marksOf } from './entryMarks.ts'
import { fillEntry, type Found } from './fillEntry.ts'
import { fitsManner, fitsPerson } from './fitsEntry.ts'
import { CEREMONIES } from './ceremonies.ts'
import { entriesFor } from './lineBank.ts'
import { isRefused } from './refuseLine.ts'
import { singable, toneScore } from './scoreEntry.ts'
import { take, type SongState, type SungLine } from './songState.ts'
import { entriesSuiting } from './suitedEntries.ts'
import { GRAVE, SPECIFIC_TIERS, tierBanks } from './tierBanks.ts'
import { isTurned } from './turnEntry.ts'

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
const MOST_PER_TIER = 9

const VERSE_BEATS: readonly Beat[] = ['scene', 'story', 'detail', 'feel', 'turn']

// What was written for the very thing this song is about suits any place of a verse; only a turn needs something before it.
// So does what was written for what is told of somebody whose day it is.
function fromKit(beat: Beat, state: SongState): readonly Entry[] {
  const { reading, kit, isLater } = state
  const bank = kit !== undefined ? 'kit' : CEREMONIES.has(reading.occasion.id) ? reading.occasion.banks[0] : undefined
  if (bank === undefined || (beat !== 'wish' && !VERSE_BEATS.includes(beat))) return []
  return VERSE_BEATS.filter((each) => each !== beat && (isLater || each !== 'turn'))
    .flatMap((each) => entriesSuiting(state, bank, each))
    .filter(({ about }) => about !== undefined && (kit === undefined || about === kit))
}

// At a wedding nobody sings of the marathon the groom once ran.
const isOfOneThing = ({ occasion }: SongState['reading']): boolean =>
  GRAVE.has(occasion.stance) || CEREMONIES.has(occasion.id)

// On somebody's day one scene is about what they love or did all their life.
const DAYS: ReadonlySet<string> = new Set(['birthday', 'retirement', 'graduation', 'thanks'])
const LOVED =
  /\b(?:love[sd]?|obsessed with|mad about|crazy about|into|always|collects?|plays?|was an?|were an?|is an?|are an?|used to be an?|works? as an?|worked as an?|drove|drives?|ran|runs|teach\w*|taught)\b/i
function isGift(entry: Entry, { reading, isLater, usedEntries }: SongState): boolean {
  const { occasion, told } = reading
  if (!isLater || !DAYS.has(occasion.id) || entry.beat === 'hook' || entry.about === undefined || !LOVED.test(told))
    return false
  // On their day nobody is given a song of old age.
  if (entry.about.test('getting old')) return false
  if (/\b(?:man|woman|lad|girl|boy|bloke|husband|wife)\b/i.test(entry.text)) return false
  return isTurned(entry.about, reading) && ![...usedEntries].some((used) => used.occasion === 'kit')
}

// Everything a beat could be sung with, the best first. Slots are filled, metre and freshness are held.
export function findEntries(beat: Beat, state: SongState, wanted = 6): Found[] {
  const tiers = tierBanks(state)
  const found: Found[] = []
  for (const step of NEXT_BEATS[beat]) {
    for (const [tier, banks] of tiers.entries()) {
      if (tier === tiers.length - 1 && found.length >= wanted) continue
      const own = step === beat && banks.includes('kit') ? fromKit(beat, state) : []
      const pool = [...banks.flatMap((bank) => entriesSuiting(state, bank, step)), ...own].filter(
        (entry) =>
          !state.usedEntries.has(entry) &&
          (entry.occasion !== 'kit' ||
            entry.about === state.kit ||
            !isOfOneThing(state.reading) ||
            isGift(entry, state)),
      )
      let made = 0
      // The chosen kit first, then what was written for a thing the request names: a large bank would crowd them out of the
      // few that are tried.
      const nearness = ({ about }: Entry): number => (about === undefined ? 0 : about === state.kit ? 2 : 1)
      for (const entry of state.random.shuffle(pool).toSorted((one, other) => nearness(other) - nearness(one))) {
        if (made >= MOST_PER_TIER) break
        const filled = fillEntry(entry, state, tier)
        if (filled === undefined) continue
        made++
        found.push(filled)
      }
    }
    if (found.length >= wanted) break
  }
  const drawn = draw(found, beat === 'hook' ? HOOK_NEARLY_AS_GOOD : NEARLY_AS_GOOD, state)
  return beat === 'scene' ? openOnScene(drawn, state) : drawn
}

// Most songs of a kit begin where its scene is set; all of them would be heard.
const OPENS_ON_SCENE = 0.7
function openOnScene(found: readonly Found[], { kit, isLater, random }: SongState): Found[] {
  const isScene = ({ entry }: Found): boolean => entry.beat === 'scene' && entry.about === kit
  if (kit === undefined || isLater || random.next() > OPENS_ON_SCENE) return [...found]
  return found.toSorted((one, other) => +isScene(other) - +isScene(one))
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
    .flatMap((bank) => beats.flatMap((beat) => entriesFor(state.reading, bank, beat, state.kit)))
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
    .flatMap((banks) =>
      banks.flatMap((bank) => KIN_BEATS.flatMap((beat) => entriesFor(state.reading, bank, beat, state.kit))),
    )
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
  const isScene = found.lines.length > 2 && found.entry.beat !== 'hook'
  return found.lines.map((text, at): SungLine => ({ text, source, ...(isScene && at > 0 && { goesOn: true }) }))
}
