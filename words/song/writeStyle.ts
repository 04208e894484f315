import type { Random } from '../random.ts'
import { FALLBACK_GENRE, GENRE_DEFAULTS } from '../style/genreDefaults.ts'
import type { Phrase } from '../style/readPhrases.ts'
import { readStyle, type StyleIntent, type StyleReading } from '../style/readStyle.ts'
import { genresOfMatter } from './genreOfMatter.ts'
import { leanOfMoods, type Lean } from './leanOfMoods.ts'
import { writeVoice } from './writeVoice.ts'
import type { Stance } from '../plan/occasions.ts'
import type { Liking } from './likedStyles.ts'
import { GENRES_BY_STANCE, INSTRUMENT_NAMES, INSTRUMENTS_BY_GENRE, MOODS_BY_LEAN, SPELLINGS } from './palettes.ts'

const LONGEST_STYLE_CHARACTERS = 200
const STRONG_ENERGY = 0.55
const SOFT_STANCES: ReadonlySet<Stance> = new Set(['pray', 'mourn', 'part', 'love', 'thank'])
const BALLAD_GENRES = ['pop', 'folk', 'soul', 'pop']
// Nobody rides into battle to a waltz.
const GENRES_BY_OCCASION: Readonly<Record<string, readonly string[]>> = { 'war-story': ['orchestral', 'metal', 'rock'] }
const COMIC: ReadonlySet<string> = new Set(['playful', 'quirky'])
const NOTES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

// What a song is about, as far as its sound cares.
export type Bearing = { stance: Stance; lean: Lean; occasion?: string; told?: string }

const spell = (text: string): string => SPELLINGS[text] ?? text

export function chooseGenre(reading: StyleReading, bearing: Bearing, liking: Liking, random: Random): string {
  const { genre } = reading.intent
  if (!reading.namesGenre && liking.genre !== undefined) return liking.genre
  const isBallad = reading.phrases.some(({ text, negated }) => !negated && /\bballad$/.test(text))
  if (isBallad && !reading.namesGenre) return random.pick(BALLAD_GENRES)
  const isComic = bearing.stance === 'story' && reading.intent.moods.some((mood) => COMIC.has(mood))
  const usual =
    GENRES_BY_OCCASION[bearing.occasion ?? ''] ??
    (bearing.stance === 'story' ? genresOfMatter(bearing.told ?? '') : undefined) ??
    GENRES_BY_STANCE[isComic ? 'funny' : bearing.stance]
  return reading.namesGenre || genre !== FALLBACK_GENRE ? genre : random.pick(usual)
}

function writeGenre(genre: string, phrases: readonly Phrase[]): string[] {
  const written = phrases.filter(({ sense }) => sense.genre !== undefined).map(({ text }) => spell(text))
  return written.some((text) => text.includes(genre)) ? written : [...written, genre]
}

function writeMoods(intent: StyleIntent, genre: string, bearing: Bearing, liking: Liking, random: Random): string[] {
  if (intent.moods.length > 0) return intent.moods
  const liked = liking.moods.filter((mood) => [undefined, bearing.lean].includes(leanOfMoods([mood])))
  if (liked.length > 0) return liked.slice(0, 2)
  const energy = GENRE_DEFAULTS[genre]?.energy ?? intent.energy
  if (bearing.stance === 'hope' && bearing.lean === 'bright') return ['hopeful']
  if (METAL.has(genre) && bearing.lean === 'bright') return [random.pick(['epic', 'triumphant', 'energetic'])]
  const isStrong = energy > STRONG_ENERGY && !SOFT_STANCES.has(bearing.stance)
  return random.shuffle(MOODS_BY_LEAN[bearing.lean][isStrong ? 'strong' : 'soft']).slice(0, 1)
}

function isRefused(name: string, excluded: readonly string[]): boolean {
  return readStyle(name).intent.instruments.some((instrument) => excluded.includes(instrument))
}

const nameOf = (instrument: string): string => INSTRUMENT_NAMES[instrument] ?? instrument.replaceAll('-', ' ')

const METAL: ReadonlySet<string> = new Set(['metal', 'doom metal', 'djent'])
const DISTORTED = 'distorted guitar'

// What is dark has no glockenspiel unless it is asked for.
const HAPPY: ReadonlySet<string> = new Set(['glockenspiel', 'ukulele', 'whistling'])

// "bluegrass rap" has its banjo.
function blendedIn({ intent }: StyleReading, phrases: readonly Phrase[]): string[] {
  const isNamed = phrases.some(({ sense }) => sense.genre === intent.blend && !sense.weak)
  const [first] = isNamed ? (INSTRUMENTS_BY_GENRE[intent.blend ?? ''] ?? []) : []
  return first === undefined || isRefused(first, intent.excluded) ? [] : [first]
}

function writeInstruments(
  reading: StyleReading,
  phrases: readonly Phrase[],
  genre: string,
  liking: Liking,
  lean: Lean,
  random: Random,
): string[] {
  const asked = phrases
    .filter(({ sense }) => sense.genre === undefined && sense.instruments !== undefined)
    // "nordic instruments" are named one by one.
    .flatMap(({ text, sense }) =>
      text.endsWith(' instruments') ? (sense.instruments ?? []).map(nameOf) : [spell(text)],
    )
  const heard = new Set(
    phrases.filter(({ sense }) => sense.genre === undefined).flatMap(({ sense }) => sense.instruments ?? []),
  )
  const implied = reading.intent.instruments.filter((name) => !heard.has(name))
  const usual = random
    .shuffle(INSTRUMENTS_BY_GENRE[genre] ?? [])
    .filter((name) => !isRefused(name, reading.intent.excluded) && !(lean === 'dark' && HAPPY.has(name)))
  const liked = liking.instruments.map(nameOf).filter((name) => !isRefused(name, reading.intent.excluded))
  const heaviest = METAL.has(genre) && !isRefused(DISTORTED, reading.intent.excluded) ? [DISTORTED] : []
  const isOwn = (name: string): boolean =>
    phrases.some(({ sense }) => sense.genre === genre && sense.instruments?.includes(name) === true)
  const guests = [...implied.filter((name) => !isOwn(name)).map(nameOf), ...blendedIn(reading, phrases)].slice(0, 1)
  const added = [...new Set([...implied.filter(isOwn).map(nameOf), ...heaviest, ...liked, ...guests, ...usual])]
  return [...asked, ...added.filter((name) => !asked.includes(name)).slice(0, Math.max(0, 3 - asked.length))]
}

function writeNumbers(intent: StyleIntent, genre: string, random: Random): string[] {
  const { key, meter, tempoBpm } = intent
  const usual = GENRE_DEFAULTS[genre]?.tempoBpm ?? 100
  const bpm = tempoBpm ?? Math.round(usual * random.between(0.94, 1.06))
  return [
    ...(key === undefined
      ? []
      : [
          `${key.mode === undefined ? 'key of ' : ''}${NOTES[key.tonic] ?? 'C'}${key.mode === undefined ? '' : ` ${key.mode}`}`,
        ]),
    ...(meter === undefined ? [] : [`${meter.beats}/${meter.unit}`]),
    `${bpm} bpm`,
  ]
}

// A style line that says everything the description said, and fills in what it left open.
export function writeStyle(
  reading: StyleReading,
  bearing: Bearing,
  { genre, instrumental, liking }: { genre: string; instrumental: boolean; liking: Liking },
  random: Random,
): string {
  const asked = reading.phrases.filter((phrase) => !phrase.negated)
  const refused = reading.phrases
    .filter((phrase) => phrase.negated && phrase.sense.voice === undefined)
    .map(({ text }) => `no ${spell(text)}`)
  // "70s punk" is of its time.
  const eras = asked.filter(({ sense }) => sense.era !== undefined && sense.genre === undefined).map(({ text }) => text)
  const lists = [
    [...new Set([...eras, ...writeGenre(genre, asked)])],
    [...writeMoods(reading.intent, genre, bearing, liking, random)],
    writeInstruments(reading, asked, genre, liking, bearing.lean, random),
  ]
  const rest = [
    ...writeVoice(reading.intent, asked, instrumental, random),
    ...writeNumbers(reading.intent, genre, random),
    ...refused,
  ]
  const write = (): string => [...new Set([...lists.flat(), ...rest])].join(', ')
  // Of a list too long the last of what there is most of goes first: who sings it, and how fast, is never given up for it.
  while (write().length > LONGEST_STYLE_CHARACTERS) {
    const longest = lists.toSorted((one, other) => other.length - one.length)[0]
    if (longest?.pop() === undefined) rest.splice(-2, 1)
  }
  return write()
}

// A style the person wrote stays as it is; what they like joins at its end where it fits and says nothing against it.
export function colourStyle(style: string, liking: Liking): string {
  const { intent } = readStyle(style)
  const instruments = liking.instruments.filter((name) => ![...intent.instruments, ...intent.excluded].includes(name))
  const lean = leanOfMoods(intent.moods)
  const moods = intent.moods.length > 1 ? [] : liking.moods.filter((mood) => leanOfMoods([mood]) === lean)
  const added = [
    ...instruments.slice(0, 2).map(nameOf),
    ...moods.filter((mood) => !intent.moods.includes(mood)).slice(0, 1),
  ]
  return added.reduce((line, part) => {
    const longer = `${line}, ${part}`
    return longer.length <= LONGEST_STYLE_CHARACTERS && readStyle(longer).intent.genre === intent.genre ? longer : line
  }, style)
}
