import type { Tone } from '../lines.ts'
import { LENT_BY_OCCASION, LENT_FOR_FUN } from './lentByOccasion.ts'
import { LOVE_STORIES, SAD_LOVE_STORIES } from './loveStories.ts'
import type { Reading } from './readRequest.ts'

// "a sad song", "rock": a song about nothing is a list of things. Whoever names no subject is lent one that is sung about
// from its first line to its last.
const BY_SOUND: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:country|americana|bluegrass)\b/i,
    ['a dirt road', 'a small town', 'the open road', 'my old truck', 'last call', 'leaving this town'],
  ],
  [
    /\b(?:rap|hip[- ]?hop|trap|drill|grime)\b/i,
    ['my city', 'my block', 'hustling', 'the doubters', 'the night bus home', 'coming from nothing'],
  ],
  [
    /\b(?:metal|industrial|doom|djent|sludge|darkwave|coldwave|goth(?:ic)?)\b/i,
    ['a storm', 'a volcano', 'black holes', 'wildfire', 'shadows', 'revenge'],
  ],
  [/\b(?:punk|grunge|garage)\b/i, ['boredom', 'being put on hold', 'burnout', 'leaving this town', 'noisy neighbours']],
  [/\b(?:synthwave|vaporwave|retrowave)\b/i, ['neon city lights', 'a night drive', 'an all-night diner', 'shadows']],
  [
    /\b(?:jazz|swing|blues|soul)\b/i,
    ['last call', 'a lonely hotel room', 'the night bus home', 'rain', 'an all-night diner', 'old records'],
  ],
  [
    /\b(?:folk|celtic|acoustic)\b/i,
    ['a river', 'a lighthouse', 'the oak tree', 'the harvest', 'a campfire', 'the wind', 'a small town'],
  ],
  [/\b(?:house|techno|edm|disco|dance|club|trance)\b/i, ['the dance floor', 'friday night', 'rooftops', 'a festival']],
]

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
  ...BY_SOUND.flatMap(([, subjects]) => subjects),
  ...Object.values(BY_TONE).flat(),
  ...ANYTHING,
  ...LOVE_STORIES,
  ...SAD_LOVE_STORIES,
  ...LENT_FOR_FUN,
]

export function lendSubject(reading: Reading, sound: string, turn: number): string | undefined {
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
  const heard = BY_SOUND.find(([pattern]) => pattern.test(sound))?.[1]
  const isParty = reading.occasion.id === 'party' && isCalledSo(reading)
  const isRoused = reading.occasion.id === 'motivation'
  const wild = isParty || reading.tones.includes('wild') ? BY_TONE.wild : undefined
  const subjects =
    (isParty ? wild : undefined) ?? felt ?? heard ?? wild ?? (isRoused ? BY_TONE.proud : undefined) ?? ANYTHING
  return subjects[turn % subjects.length]
}
