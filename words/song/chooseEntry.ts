import type { Kind } from '../knowledge/subjects.ts'
import type { Beat, Entry, Tone } from '../lines.ts'
import type { FormName } from '../plan/forms.ts'
import { meterScore } from '../sound/meter.ts'
import { countSung, lastWordOf } from '../sound/pronounce.ts'
import { rhymeSound } from '../sound/rhyme.ts'
import { createFiller, type Filled } from './fillSlots.ts'
import { fitsTrade } from './fitsTrade.ts'
import type { Image } from './imagery.ts'
import { entriesOf } from './lineBank.ts'
import { isRefused } from './refuseLine.ts'
import { isFresh, take, type SongState, type SungLine } from './songState.ts'

export type Found = Filled & { entry: Entry; image: Image | undefined; score: number; tier: number }

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
const GRAVE: ReadonlySet<string> = new Set(['mourn', 'pray', 'part'])
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

// Kinds nobody wrote frames for borrow those of the nearest kind.
const NEAREST_KIND: Readonly<Partial<Record<Kind, Kind>>> = {
  plant: 'nature',
  trade: 'person',
  game: 'hobby',
  tool: 'object',
  clothing: 'object',
  building: 'place',
  city: 'place',
  time: 'season',
  body: 'feeling',
  idea: 'feeling',
  school: 'office',
  art: 'music',
  money: 'object',
}

const kindBanks = ({ subject }: Image): string[] =>
  subject === undefined ? [] : [`any-${subject.kind}`, `any-${NEAREST_KIND[subject.kind] ?? subject.kind}`]

// Banks of a manner: right for every topic, so related to none.
const BY_FORM: Readonly<Partial<Record<FormName, string>>> = {
  rap: 'rap',
  blues: 'blues',
  country: 'country',
  punk: 'punk',
}

// Who sings at somebody else's wedding is not the one in love.
const OTHERS_FEASTS = new Set(['wedding', 'anniversary', 'proposal'])
const isOthersFeast = ({ occasion, person }: SongState['reading']): boolean =>
  OTHERS_FEASTS.has(occasion.id) && person !== undefined && !person.isLover
const LOVERS_TALK =
  /\b(?:marry me|I do|I vow|I'll have you|you and me|you and I|me and you|with you|beside you|next to you|be mine|I'm yours|all mine|kiss me|hold me|my love|my (?:bride|wife|husband|darling)|(?:my|your) hand in (?:mine|yours)|our (?:house|bed|kids|home|vows|life)|we said yes|I said yes|you said yes|I asked you|love you)\b/i

function tierBanks({ reading, images, form }: SongState): string[][] {
  const { occasion, second, tones } = reading
  const [image] = images.filter(({ subject }) => subject !== undefined)
  const isFunny = (tones.includes('funny') || occasion.stance === 'funny') && !GRAVE.has(occasion.stance)
  const manner = BY_FORM[form.name]
  const isOthers = isOthersFeast(reading)
  return [
    [...new Set([...(isOthers ? occasion.banks.slice(0, 1) : occasion.banks), occasion.id])],
    (second?.banks ?? []).filter((bank) => !(isOthers && bank.startsWith('love'))),
    [...new Set(image === undefined ? [] : kindBanks(image))],
    [...(manner === undefined ? [] : [manner]), ...(isFunny ? ['funny'] : [])],
    images.length > 0 ? ['any'] : ['any', 'moment'],
  ]
}

const SPECIFIC_TIERS = 2
const PENALTIES = [0, 0.7, 1.3, 1.6, 2.6]

function fitsPerson(entry: Entry, { reading }: SongState): boolean {
  const { persons, conditions } = entry
  const { person, address, isDead } = reading
  const isSung = persons.length === 0 || persons.includes(address === 'you' ? 'you' : address)
  const isNear =
    address === 'you'
      ? persons.includes('me') || persons.includes('we')
      : address === 'about'
        ? persons.includes('me')
        : persons.includes('we') || persons.includes('me')
  if (!isSung && !isNear) return false
  if (
    isOthersFeast(reading) &&
    (persons.includes('me') || persons.includes('we') || LOVERS_TALK.test(entry.lines.join(' ')))
  )
    return false
  return conditions.every((condition) => {
    switch (condition) {
      case 'dead':
        return isDead
      case 'pet':
        return person?.isPet === true
      case 'old':
        return person?.isOld === true || (ageOf(reading.details.age) ?? 0) >= 60
      case 'young':
        return (
          (person?.isYoung === true && (ageOf(reading.details.age) ?? 5) < 18) ||
          (ageOf(reading.details.age) ?? 99) < 14
        )
      case 'grown':
        return (
          (ageOf(reading.details.age) ?? 99) >= 14 && !/\b(?:little|baby|toddler|newborn|kids?)\b/i.test(reading.told)
        )
      case 'woman':
        return person?.sex === 'she' && !person.isPet
      case 'man':
        return person?.sex === 'he' && !person.isPet
      case 'group':
        return person?.isGroup === true || address === 'we'
    }
  })
}

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
function ageOf(age: string | undefined): number | undefined {
  if (age === undefined) return undefined
  return age.split(/[ -]/).reduce((sum, word) => sum + (TENS[word] ?? Math.max(0, SMALL.indexOf(word))), 0)
}

function fitsManner(entry: Entry, { form }: SongState): boolean {
  const wants =
    form.name === 'rap'
      ? 'rap'
      : form.name === 'blues'
        ? 'blues'
        : form.name === 'punk' || form.name === 'chant' || form.name === 'drop'
          ? 'shout'
          : undefined
  const [manner] = entry.manners.filter((each) => each !== 'plain')
  if (form.name === 'blues' && entry.beat !== 'hook' && entry.beat !== 'lift') return manner === 'blues'
  if (manner === undefined) return true
  return manner === wants
}

function toneScore(entry: Entry, state: SongState): number {
  const wanted = state.reading.tones.length > 0 ? state.reading.tones : state.reading.occasion.tones
  const own = state.reading.occasion.tones
  const match = entry.tones.filter((tone) => wanted.includes(tone)).length
  const against = entry.tones.filter(
    (tone) =>
      wanted.some((each) => AGAINST[each].includes(tone)) ||
      (own.some((each) => AGAINST[each].includes(tone)) && !wanted.includes(tone)),
  ).length
  return match * 0.6 - against * 2.5
}

function singable(lines: readonly string[], state: SongState, isHook: boolean): boolean {
  const counts = lines.map(countSung)
  const { shortest, longest } = state.form
  if (Math.min(...counts) < (isHook ? 2 : shortest) || Math.max(...counts) > longest + 1) return false
  if (isHook) return true
  return Math.max(...counts) - Math.min(...counts) <= (lines.length > 2 ? 5 : state.form.name === 'rap' ? 5 : 3)
}

const repeatsWord = (lines: readonly string[]): boolean => {
  const ends = lines.map(lastWordOf)
  return lines.length === 2 && ends[0] === ends[1]
}

const MOST_PER_TIER = 20

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
        const filled = fill(entry, state, tier)
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

// Banks whose {thing} is of a kind: what a road song drives, what a job song does.
const THINGS_OF: Readonly<Record<string, readonly Kind[]>> = {
  job: ['trade', 'office'],
  business: ['trade', 'food', 'drink', 'object', 'building', 'technology', 'home', 'tool'],
  road: ['vehicle', 'place', 'city', 'building', 'nature'],
  place: ['place', 'city', 'building', 'nature', 'home'],
  pet: ['animal'],
  story: ['person', 'trade', 'animal', 'myth', 'vehicle', 'place', 'building', 'history', 'technology', 'city'],
  night: ['place', 'city', 'building', 'nature', 'weather'],
  nature: ['nature', 'plant', 'animal', 'weather', 'season', 'place'],
}
const THING_SLOT = /\{(?:the |a )?thing\}/i
const SINGULAR_VERB =
  /\{(?:the )?thing\} (?:is|was|has|does|goes|walks|comes|keeps|gets|makes|takes|stands|sings|sits|knows|lies|runs|says|waits|looks|feels|\w+(?:ches|shes|sses))\b/i
const PLURAL_VERB = /\{(?:the )?thing\} (?:are|were|have|do)\b/i

function suits(entry: Entry, image: Image | undefined): boolean {
  const text = entry.lines.join(' ')
  if (!text.includes('{')) return true
  if (image?.number === 'many' ? SINGULAR_VERB.test(text) : PLURAL_VERB.test(text)) return false
  const kind = image?.subject?.kind
  if (entry.occasion.startsWith('any-')) return image !== undefined && kindBanks(image).includes(entry.occasion)
  const kinds = THINGS_OF[entry.occasion]
  return kinds === undefined || !THING_SLOT.test(text) || kind === undefined || kinds.includes(kind)
}

function fill(entry: Entry, state: SongState, tier: number): Found | undefined {
  const tone = toneScore(entry, state)
  if (tone < -1) return undefined
  const hasSlots = entry.lines.some((line) => line.includes('{'))
  const isSold = entry.occasion === 'jingle' || entry.occasion === 'business'
  for (const image of hasSlots ? state.images.slice(0, 2) : [state.images[0]]) {
    if (!suits(entry, image)) continue
    const filler = createFiller(state.reading, { image, random: state.random, used: state.usedItems })
    const filled = filler(entry.lines, entry.title)
    if (filled === undefined) continue
    const isHook = entry.beat === 'hook'
    if (
      !singable(filled.lines, state, isHook) ||
      repeatsWord(filled.lines) ||
      !filled.lines.every((line) => isFresh(state, line)) ||
      filled.lines.some((line) => isRefused(line, state.reading))
    )
      continue
    const meter = filled.lines.reduce((sum, line) => sum + meterScore(line), 0) / filled.lines.length
    const isAsked = filled.usesRequest && image?.isMotif !== true
    const asked = isAsked ? (isHook ? 1.6 : 1) : isHook && tier > 0 ? -1.5 : 0
    if (isSold && !fitsTrade(`${entry.title ?? ''} ${entry.lines.join(' ')}`, state.reading.told)) continue
    const naming = image?.isMotif === true && !state.isVague && THING_SLOT.test(entry.lines.join(' ')) ? -1.5 : 0
    const pictured = filled.usesImage ? (image?.isMotif === true ? 0.1 : 0.7) : 0
    const isNaming = entry.lines.some((line) => /\{[Nn]ame\}/.test(line))
    const isKin =
      entry.lines.some((line) => /\{(?:[Ww]ho|[Kk]in)\}/.test(line)) && state.reading.person?.kin !== undefined
    const names =
      (isNaming ? (state.nameSung === 0 ? 1.2 : -0.6 * state.nameSung) : 0) +
      (isKin ? (state.kinSung === 0 ? 1.6 : -0.6 * state.kinSung) : 0)
    const childlike = PLAYED.has(state.reading.occasion.id) && entry.manners.includes('plain') ? 0.8 : 0
    const again = state.usedSounds.slice(-3).includes(rhymeSound(filled.lines.at(-1) ?? '')) ? -1 : 0
    const own = entry.occasion === state.reading.occasion.banks[0] ? (isHook ? 2 : 1) : 0
    const strangers =
      state.reading.address === 'you' &&
      entry.persons.length === 0 &&
      /\b(?:he|she|him|her|his)\b/i.test(entry.lines.join(' '))
        ? -0.8
        : 0
    const score =
      own +
      childlike +
      strangers +
      naming +
      1.5 -
      (PENALTIES[tier] ?? 3) +
      tone +
      asked +
      pictured +
      names +
      again +
      meter +
      state.random.between(0, 1.6)
    return { ...filled, entry, image, score, tier }
  }
  return undefined
}

const PLAYED = new Set(['lullaby', 'kids', 'teach', 'birth'])
const TOLD_SLOT = /\{(?:name|who|kin|he|him|his|age|years|place|in place|time|love)\}/i
const GOLDEN = 0.618_033_988_749_895

// The same couplets in a fixed order, entered at another place by every seed: they come round evenly.
export function findInTurn(beats: readonly Beat[], place: number, state: SongState): Found | undefined {
  const wantsHook = beats.includes('hook')
  const isFixed = (entry: Entry): boolean =>
    entry.lines.length === 2 &&
    !entry.lines.some((line) => line.includes('{')) &&
    singable(entry.lines, state, false) &&
    !entry.lines.some((line) => isRefused(line, state.reading))
  const pool = state.reading.occasion.banks
    .flatMap((bank) => beats.flatMap((beat) => entriesOf(bank, beat)))
    .filter((entry) => fitsPerson(entry, state) && fitsManner(entry, state) && toneScore(entry, state) >= -1)
    .filter((entry) => (wantsHook ? !entry.lines.some((line) => TOLD_SLOT.test(line)) : isFixed(entry)))
  const start = Math.floor(((state.turn * GOLDEN + place) % 1) * pool.length)
  for (let step = 0; step < pool.length; step++) {
    const entry = pool[(start + step) % pool.length]
    const found = entry === undefined || state.usedEntries.has(entry) ? undefined : fill(entry, state, 0)
    if (found !== undefined) return found
  }
  return undefined
}

const KIN_SLOT = /\{(?:who|kin|name)\}/i
const KIN_BEATS: readonly Beat[] = ['detail', 'story', 'feel', 'wish', 'turn', 'scene', 'lift']

// A couplet of the occasion that calls the person what the request calls them.
export function findCalling(phrase: string, state: SongState): Found | undefined {
  const pool = tierBanks(state)
    .slice(0, SPECIFIC_TIERS)
    .flatMap((banks) => banks.flatMap((bank) => KIN_BEATS.flatMap((beat) => entriesOf(bank, beat))))
    .filter(
      (entry) =>
        entry.lines.length === 2 &&
        entry.lines.some((line) => KIN_SLOT.test(line)) &&
        !state.usedEntries.has(entry) &&
        fitsPerson(entry, state) &&
        fitsManner(entry, state),
    )
  for (const entry of state.random.shuffle(pool)) {
    const found = fill(entry, state, 0)
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
  if (found.entry.lines.some((line) => /\{(?:[Ww]ho|[Kk]in)\}/.test(line))) state.kinSung++
  const source =
    found.tier < SPECIFIC_TIERS
      ? 'occasion'
      : (found.usesImage || found.usesRequest) && found.image?.isMotif !== true
        ? 'image'
        : 'any'
  return found.lines.map((text) => ({ text, source }))
}
