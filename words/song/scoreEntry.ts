import type { Entry, Tone } from '../lines.ts'
import { countSung, lastWordOf } from '../sound/pronounce.ts'
import type { Filled } from './fillSlots.ts'
import { isHeardFrame } from './heardFrames.ts'
import type { Image } from './imagery.ts'
import { OCCASION_THINGS } from '../plan/occasionThings.ts'
import type { SongState } from './songState.ts'
import type { LinesSound } from './soundOfLines.ts'
import { marksOf } from './entryMarks.ts'
import { isHomely } from './registers.ts'
import { TIER_PENALTIES } from './tierBanks.ts'

const AGAINST: Readonly<Record<Tone, readonly Tone[]>> = {
  tender: ['angry', 'wild'],
  funny: ['dark', 'wistful'],
  angry: ['calm', 'tender', 'funny'],
  dark: ['bright', 'funny'],
  bright: ['dark', 'angry', 'wistful'],
  proud: [],
  wistful: ['wild', 'funny', 'bright'],
  calm: ['wild', 'angry'],
  wild: ['calm', 'tender', 'wistful'],
}

// What was written for the very thing knows its own mood: only one that was asked for speaks against it.
export function toneScore(entry: Entry, state: SongState): number {
  if (entry.about !== undefined && entry.about === state.kit && state.reading.tones.length === 0) return 0
  const wanted = state.reading.tones.length > 0 ? state.reading.tones : state.reading.occasion.tones
  const isOfKit = entry.about !== undefined && entry.about === state.kit
  const own = isOfKit ? [] : state.reading.occasion.tones
  const match = entry.tones.filter((tone) => wanted.includes(tone)).length
  const against = entry.tones.filter(
    (tone) =>
      wanted.some((each) => AGAINST[each].includes(tone)) ||
      (own.some((each) => AGAINST[each].includes(tone)) && !wanted.includes(tone)),
  ).length
  return match * 0.6 - against * 2.5
}

// The one long line of a chorus gets the bars it needs.
const HOOK_SPARE_SYLLABLES = 5

// What was written for the song's own thing may be as short as a breath.
export function singable(lines: readonly string[], state: SongState, isHook: boolean, isOfKit = false): boolean {
  const counts = lines.map(countSung)
  const { shortest, longest } = state.form
  const most = longest + (isHook ? HOOK_SPARE_SYLLABLES : lines.length > 2 ? 2 : 1)
  if (Math.min(...counts) < (isHook || isOfKit ? 2 : shortest) || Math.max(...counts) > most) return false
  if (isHook) return true
  return Math.max(...counts) - Math.min(...counts) <= (lines.length > 2 ? 5 : state.form.name === 'rap' ? 5 : 3)
}

export const repeatsWord = (lines: readonly string[]): boolean => {
  const ends = lines.map(lastWordOf)
  return lines.length === 2 && ends[0] === ends[1]
}

const PLAYED = new Set(['lullaby', 'kids', 'teach', 'birth'])
// Seasons, cities and nature are what a song is set in; what it is about stands in its things.
const GENERAL_WEIGHT = 4
const LONG_RAP_SYLLABLES = 9

const RAPPED_PENALTY = 0.5
const METER_WEIGHT = 4
const OWN_BANK = 1.6
const HEARD_PENALTY = 3
// One small story told to its end is worth more than two couplets that have never met.
const SCENE_LINES = 4
const SCENE_BONUS = 2.6
// Written for the very thing the request speaks of; more where that is what the song is about, not only mentioned.
const ABOUT_BONUS = 4
const KIT_BONUS = 8
const MENTIONED_BONUS = 2
const aboutBonus = ({ about, occasion }: Entry, { kit }: SongState): number => {
  if (about === undefined) return 0
  if (about === kit && occasion === 'kit') return KIT_BONUS
  return occasion !== 'kit' || kit === undefined ? ABOUT_BONUS : MENTIONED_BONUS
}

// Whether a couplet speaks of what was asked for: its people, its things, or those of its occasion.
function touches(
  { entry, filled, isMotif }: { entry: Entry; filled: Filled; isMotif: boolean },
  { reading }: SongState,
): boolean {
  if (!isMotif && (filled.usesRequest || filled.usesImage)) return true
  if (entry.occasion === 'rap-hope' || entry.about !== undefined) return true
  const own = OCCASION_THINGS[reading.occasion.id]
  return own === undefined ? isMotif && filled.usesImage : own.test(marksOf(entry).text)
}

export type Filling = {
  entry: Entry
  filled: Filled
  image: Image | undefined
  tier: number
  tone: number
  sound: LinesSound
}

// How well a filled entry serves this song at this place. Weights were found by reading songs, not by a formula.
export function scoreEntry({ entry, filled, image, tier, tone, sound }: Filling, state: SongState): number {
  const { reading, form } = state
  const { isNaming, isCallingKin, namesThing, hasSlots, speaksOfOthers, lineCount } = marksOf(entry)
  const isHook = entry.beat === 'hook'
  const isMotif = image?.isMotif === true
  const asked = filled.usesRequest && !isMotif ? (isHook ? 1.6 : 1) : isHook && tier > 0 ? -1.5 : 0
  const naming = isMotif && !state.isVague && namesThing ? -1.5 : 0
  const isGeneral = reading.occasion.weight < GENERAL_WEIGHT && reading.occasion.weight > 2
  const pictured = filled.usesImage ? (isMotif ? 0.1 : isGeneral ? 1.6 : state.isLater ? 1.4 : 0.7) : 0
  const names =
    (isNaming ? (state.nameSung === 0 ? 1.2 : -(reading.person?.isGroup === true ? 2 : 0.6) * state.nameSung) : 0) +
    (isCallingKin && reading.person?.kin !== undefined ? (state.kinSung === 0 ? 1.6 : -0.6 * state.kinSung) : 0)
  const childlike = PLAYED.has(reading.occasion.id) && entry.manners.includes('plain') ? 0.8 : 0
  const again = state.usedSounds.slice(-3).includes(sound.lastRhyme) ? -1 : 0
  const own = entry.occasion === reading.occasion.banks[0] ? (isHook ? 2 : isGeneral ? 0 : OWN_BANK) : 0
  const strangers = reading.address === 'you' && entry.persons.length === 0 && speaksOfOthers ? -0.8 : 0
  const dense = form.name === 'rap' ? (sound.sung - LONG_RAP_SYLLABLES) * 0.4 : 0
  const isRapped = form.name === 'rap' && entry.manners.includes('rap')
  const manner = form.name !== 'rap' || isHook ? 0 : isRapped ? 0.4 : entry.about === undefined ? -0.8 : -0.2
  const touching = state.isVague || isHook ? 0 : touches({ entry, filled, isMotif }, state) ? 0.5 : tier < 2 ? -0.5 : -2
  const heard = hasSlots && isHeardFrame(entry.lines, state.heard) ? HEARD_PENALTY : 0
  const meter = sound.meter * METER_WEIGHT
  const isScene = !isHook && lineCount === SCENE_LINES && sound.opensInPair
  const scene = isScene ? SCENE_BONUS : 0
  const about = aboutBonus(entry, state)
  const luck = state.random.between(0, 1.6)
  return (
    1.5 -
    (isRapped ? RAPPED_PENALTY : (TIER_PENALTIES[tier] ?? 3)) +
    (own + childlike + strangers + naming + dense + manner + touching - heard + placeScore(entry, state)) +
    (tone + asked + pictured + names + again + meter + scene + about + luck)
  )
}

// Whatever was not written for the very thing stays at home.
const HOMELY_PENALTY = 4
const HERE_BONUS = 2.4
function placeScore({ about, occasion, text }: Entry, { kit, register }: SongState): number {
  if (register === 'fireside' || (occasion === 'kit' && about === kit)) return 0
  if (occasion.startsWith(`${register}-`)) return HERE_BONUS
  return isHomely(text) ? -HOMELY_PENALTY : 0
}
