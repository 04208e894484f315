import type { Tone } from '../lines.ts'
import { ANY_OCCASION, occasionById } from '../plan/occasions.ts'
import { readStyle } from '../style/readStyle.ts'
import { LENT_BY_OCCASION, LENT_FOR_FUN } from './lentByOccasion.ts'
import { occasionOfTones } from './openOccasion.ts'
import { lendByGenre, type GenreWish } from './lentByGenre.ts'
import { LOVE_STORIES, SAD_LOVE_STORIES } from './loveStories.ts'
import { isOnlyStyle } from './onlyStyle.ts'
import type { Reading } from './readRequest.ts'
import { tonesOfMoods } from './tonesOfMoods.ts'

// "a sad song": a song about nothing is a list of things. Whoever names no subject is lent one that is sung about from its
// first line to its last.
const BY_TONE: Readonly<Partial<Record<Tone, readonly string[]>>> = {
  wistful: [
    'missing you',
    'rain',
    'things I never said',
    'feeling blue for no reason',
    'an airport goodbye',
    'the fog',
    'letting go',
    'loneliness',
    'homesickness',
    'a lonely hotel room',
    'growing up',
    'nostalgia',
  ],
  dark: ['shadows', 'the longest night', 'insomnia', 'neon city lights', 'a strange dream', 'the mirror', 'a storm'],
  angry: ['betrayal', 'revenge', 'the doubters', 'a toxic relationship', 'wildfire', 'a storm'],
  bright: ['joy for no reason', 'a new day', 'a road trip', 'picnics', 'friday night', 'the first day of summer'],
  calm: [
    'the sea',
    'the moonlight',
    'a rainy sunday',
    'the first snow',
    'a campfire',
    'the moon',
    'a river',
    'a coffee shop',
  ],
  proud: ['never giving up', 'starting over', 'the doubters', 'a mountain', 'coming from nothing'],
  wild: ['the dance floor', 'friday night', 'a street party', 'a festival', 'rooftops', 'fast cars'],
}
const ANYTHING: readonly string[] = [
  'the open road',
  'rain',
  'a rooftop',
  'the sea',
  'starting over',
  'the night bus home',
  'a campfire',
  'friday night',
  'a coffee shop',
  'a small town',
  'a summer love',
  'a road trip',
  'never giving up',
  'falling in love',
  'neon city lights',
  'growing up',
  'love at first sight',
  'the dance floor',
  'a night drive',
  'a new day',
  'the first snow',
  'nostalgia',
  'our first kiss',
  'a festival',
  'old records',
]

// What songs of these are made of fits one seed as well as the next.
const FELT_ONLY = new Set(['lonely', 'anger', 'hope', 'party', 'motivation'])
const OPEN = new Set([...FELT_ONLY, 'nature', 'road', 'city', 'friendship', 'nostalgia', 'love'])

// Not by test: the cues look everywhere, and would go on where they stopped.
const isCalledSo = ({ occasion, manner }: Reading): boolean => manner.search(occasion.cues) >= 0

const isBare = ({ told, topics, person, brand, title }: Reading): boolean =>
  told === '' && topics.length === 0 && [person, brand, title].every((each) => each === undefined)

function isWithoutSubject(reading: Reading): boolean {
  const { id } = reading.occasion
  return isBare(reading) && (FELT_ONLY.has(id) || (OPEN.has(id) && !isCalledSo(reading)))
}

function lendForOccasion(reading: Reading): readonly string[] | undefined {
  if (!isBare(reading)) return undefined
  const isCalled = isCalledSo(reading) || /\bdiss\b/i.test(reading.manner)
  if (isCalled) return LENT_BY_OCCASION[reading.occasion.id]
  return reading.tones.includes('funny') ? LENT_FOR_FUN : undefined
}

// "a love song", "a song about love": nobody in particular, and nothing that happened.
const ONLY_LOVE = /^(?:love|being in love|romance)?$/i
const SOME_LOVE = new Set(['love', 'any'])
const OTHER_LOVE: ReadonlySet<Tone> = new Set(['dark', 'angry', 'funny'])
export const isBareLove = ({ told, person, brand, title, occasion, tones }: Reading): boolean =>
  ONLY_LOVE.test(told) &&
  (told === '' ? occasion.id === 'love' : SOME_LOVE.has(occasion.id)) &&
  [person, brand, title].every((each) => each === undefined) &&
  !tones.some((tone) => OTHER_LOVE.has(tone))

// "a love song for Maria": nothing is told of her but her name.
export const isLoveForSomeone = ({ person, told, facts, topics, brand, title, occasion, tones }: Reading): boolean =>
  occasion.id === 'love' &&
  person?.at === 0 &&
  person.end === told.split(' ').length &&
  facts.length + topics.length === 0 &&
  [brand, title].every((each) => each === undefined) &&
  !tones.some((tone) => OTHER_LOVE.has(tone) || tone === 'wistful')

export const LENT_SUBJECTS: readonly string[] = [
  ...Object.values(BY_TONE).flat(),
  ...ANYTHING,
  ...LOVE_STORIES,
  ...SAD_LOVE_STORIES,
  ...LENT_FOR_FUN,
]

// What is left of a request that says only how it sounds: nothing of it is told.
const ASKS_LOVE = /\b(?:love|romantic|romance|serenade)\b/i
const IS_JOKE = /\b(?:funny|silly|humou?r\w*|hilarious|comic|comedy|parody|jok\w+)\b/i
export function bareOfStyle(reading: Reading, description: string): Reading | undefined {
  if (!isOnlyStyle(description)) return undefined
  const { person: _person, brand: _brand, second: _second, ...rest } = reading
  const tones = tonesOfMoods(readStyle(description).intent.moods, description)
  return {
    ...rest,
    ...TOLD_NOTHING,
    manner: description,
    occasion: ASKS_LOVE.test(description) ? occasionById('love') : occasionOfTones(tones, description),
    tones,
    claims: [],
  }
}
const TOLD_NOTHING = { told: '', address: 'me', others: [], facts: [], topics: [], content: [] } as const

// A request of a genre and no subject, read as one for what that genre sings of.
export function readAsGenre(
  reading: Reading,
  { sound, ...wish }: Pick<GenreWish, 'sound' | 'turn' | 'isHeard'>,
): Reading | undefined {
  const isOpen = isBare(reading) && (isOnlyStyle(reading.manner) || (isWithoutSubject(reading) && !isCalledSo(reading)))
  if (!isOpen || ASKS_LOVE.test(sound) || IS_JOKE.test(sound)) return undefined
  const told = lendByGenre({ sound, tones: reading.tones, ...wish })
  return told === undefined ? undefined : { ...reading, ...TOLD_NOTHING, told, occasion: ANY_OCCASION }
}

export function lendSubject(reading: Reading, turn: number): string | undefined {
  if (isLoveForSomeone(reading)) return LOVE_STORIES[turn % LOVE_STORIES.length]
  if (isBareLove(reading)) {
    const stories = reading.tones.includes('wistful') ? SAD_LOVE_STORIES : LOVE_STORIES
    return stories[turn % stories.length]
  }
  const own = lendForOccasion(reading)
  if (own !== undefined) return own[turn % own.length]
  if (!isWithoutSubject(reading) || reading.tones.includes('tender') || reading.tones.includes('funny'))
    return undefined
  const tone = reading.tones.find((each) => each !== 'wild' && BY_TONE[each] !== undefined)
  const felt = tone === undefined ? undefined : BY_TONE[tone]
  const isParty = reading.occasion.id === 'party' && isCalledSo(reading)
  const isRoused = reading.occasion.id === 'motivation'
  const wild = isParty || reading.tones.includes('wild') ? BY_TONE.wild : undefined
  const subjects = (isParty ? wild : undefined) ?? felt ?? wild ?? (isRoused ? BY_TONE.proud : undefined) ?? ANYTHING
  return subjects[turn % subjects.length]
}
