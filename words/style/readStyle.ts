import { FALLBACK_GENRE, GENRE_BY_INSTRUMENT, GENRE_BY_MOOD, GENRE_DEFAULTS } from './genreDefaults.ts'
import { EXCLUDED_FAMILIES, FAMILY_WORDS } from './instrumentWords.ts'
import { nearestGenreWord } from './nearestGenreWord.ts'
import { FILLER_WORDS, NEGATIONS } from './plainWords.ts'
import { readNumbers, type Key } from './readNumbers.ts'
import { findTopic, readPhrases, tokenize, type Phrase, type Token } from './readPhrases.ts'
import { sayDecades } from './decades.ts'
import type { Era, Meter, SingingWish, Voice } from './sense.ts'

export type StyleIntent = {
  genre: string
  blend?: string
  moods: string[]
  energy: number
  tempoBpm?: number
  key?: Key
  meter?: Meter
  instruments: string[]
  excluded: string[]
  voice: Voice
  singing?: SingingWish[]
  singer?: string
  delivery?: 'spoken'
  era?: Era
  unknownWords: string[]
  // Words that should have named a genre and did not: the song is of the nearest one.
  unknownGenre?: string
}

export type StyleReading = {
  intent: StyleIntent
  phrases: readonly Phrase[]
  tokens: readonly Token[]
  topic?: { from: number; to: number }
  namesGenre: boolean
}

// "fast" asks for no more than can be danced to.
const FASTEST_IMPLIED_BPM = 200

const unique = (items: readonly string[]): string[] => [...new Set(items)]

function excludedNames(phrases: readonly Phrase[]): string[] {
  return unique(
    phrases.flatMap(({ sense, text }) => {
      if (sense.genre !== undefined) {
        const signature = sense.instruments?.[0]
        return signature === undefined || sense.genre === text ? [sense.genre] : [signature]
      }
      const instruments = sense.instruments ?? []
      const families = FAMILY_WORDS.has(text)
        ? instruments.flatMap((name) => EXCLUDED_FAMILIES[name] ?? [name])
        : instruments
      return [...families, ...(instruments.length === 0 ? (sense.moods ?? []) : [])]
    }),
  )
}

// Side by side, the last genre is the noun and the ones before it colour it ("folk techno"); across commas the first leads.
function chooseGenres(phrases: readonly Phrase[], excluded: readonly string[]): string[] {
  const named = phrases.filter(({ sense }) => sense.genre !== undefined && !excluded.includes(sense.genre))
  const styled = named.filter((phrase) => !phrase.inTopic)
  const candidates = styled.length > 0 ? styled : named
  const plain = candidates.filter(({ sense }) => !sense.weak)
  let lead = plain[0] ?? candidates[0]
  for (const phrase of plain) if (lead !== undefined && phrase.from === lead.to) lead = phrase
  if (lead === undefined) return []
  return unique([lead, ...candidates].map(({ sense }) => sense.genre ?? FALLBACK_GENRE))
}

function guessGenre(moods: readonly string[], instruments: readonly string[], excluded: readonly string[]): string {
  const byMood = GENRE_BY_MOOD.find(([mood, genre]) => moods.includes(mood) && !excluded.includes(genre))
  const byInstrument = GENRE_BY_INSTRUMENT.find(
    ([name, genre]) => instruments.includes(name) && !excluded.includes(genre),
  )
  return byInstrument?.[1] ?? byMood?.[1] ?? FALLBACK_GENRE
}

function measureEnergy(genre: string, phrases: readonly Phrase[], tempoFactor: number): number {
  const own = phrases.find(({ sense }) => sense.genre === genre && sense.energy !== undefined)?.sense.energy
  const base = own ?? GENRE_DEFAULTS[genre]?.energy ?? 0.5
  const moods = phrases.filter(({ sense }) => sense.genre === undefined).flatMap(({ sense }) => sense.energy ?? [])
  const mean = moods.length === 0 ? base : moods.reduce((sum, value) => sum + value, 0) / moods.length
  const energy = base * 0.5 + mean * 0.5 + (tempoFactor - 1) * 0.4
  return Math.round(Math.min(1, Math.max(0, energy)) * 100) / 100
}

function chooseVoice(asked: readonly Phrase[], refused: readonly Phrase[]): Voice {
  const refusedVoices = refused.flatMap(({ sense }) => sense.voice ?? [])
  if (refusedVoices.includes('any')) return 'none'
  const askedVoices = asked.flatMap(({ sense }) => sense.voice ?? [])
  if (askedVoices.includes('none')) return 'none'
  const sexes = new Set(askedVoices.filter((voice) => voice !== 'any'))
  const [only] = sexes
  if (sexes.size === 1 && only !== undefined) return only
  if (refusedVoices.includes('female')) return 'male'
  return refusedVoices.includes('male') ? 'female' : 'any'
}

function findUnknown(tokens: readonly Token[], phrases: readonly Phrase[]): string[] {
  const known = new Set(
    phrases.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)),
  )
  return unique(
    tokens.flatMap((token, at) =>
      token.isBreak || known.has(at) || FILLER_WORDS.has(token.word) || NEGATIONS.has(token.word) ? [] : [token.word],
    ),
  )
}

const MOST_WORDS_OF_A_NAME = 3

// What was said where a genre's name was expected: a few words nobody understands, outside of what the song is about.
function findUnknownGenre(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  topic: { from: number; to: number } | undefined,
): string | undefined {
  if (phrases.some(({ sense }) => sense.genre !== undefined)) return undefined
  const said = tokens.filter((_, at) => topic === undefined || at < topic.from - 1 || at >= topic.to)
  const unknown = findUnknown(said, [])
    .filter((word) => findUnknown(tokens, phrases).includes(word))
    .filter((word) => !/\d/.test(word))
  return unknown.length === 0 || unknown.length > MOST_WORDS_OF_A_NAME ? undefined : unknown.join(' ')
}

// Hyphens part words, so that "lo-fi" and "lo fi" are one entry; "1950's" are the 1950s.
const plain = (text: string): string =>
  sayDecades(text)
    .replaceAll(/(?<=\b(?:\d0|(?:19|20)\d0))['’]s\b/gu, 's')
    .replaceAll(/(?<=\p{L}|\d)[-‐–](?=\p{L}|\d)/gu, ' ')
    .replaceAll(/(?<=\p{L})\/(?=\p{L})/gu, ' ')
    .replaceAll(' & ', ' and ')

export function readStyle(style: string, excludedStyle = ''): StyleReading {
  const numbers = readNumbers(style)
  const tokens = tokenize(plain(numbers.rest))
  const phrases = readPhrases(tokens)
  const asked = phrases.filter((phrase) => !phrase.negated)
  const excludedTokens = tokenize(plain(excludedStyle))
  const excludedPhrases = readPhrases(excludedTokens)
  const refused = [...phrases.filter((phrase) => phrase.negated), ...excludedPhrases]

  const excluded = excludedNames(refused)
  const moods = unique(asked.flatMap(({ sense }) => sense.moods ?? [])).filter((mood) => !excluded.includes(mood))
  const spoken = asked.filter(({ sense }) => sense.genre === undefined)
  const implied = asked.filter(({ sense }) => sense.genre !== undefined)
  const instruments = unique([...spoken, ...implied].flatMap(({ sense }) => sense.instruments ?? []))
  const wanted = instruments.filter((name) => !excluded.includes(name))
  const topic = findTopic(tokens)
  const unknownGenre = findUnknownGenre(tokens, asked, topic)
  const misspelled = unknownGenre?.split(' ').flatMap((word) => nearestGenreWord(word) ?? [])[0]
  const guessed = misspelled ?? guessGenre(moods, wanted, excluded)
  const [genre = guessed, blend] = chooseGenres(asked, excluded)

  const tempoFactor = asked.reduce((factor, { sense }) => factor * (sense.tempoFactor ?? 1), 1)
  const timed = asked.filter(({ sense }) => sense.tempoBpm !== undefined)
  const impliedTempo = (timed.find(({ sense }) => sense.genre === genre) ?? timed[0])?.sense.tempoBpm
  const usualTempo =
    impliedTempo ?? (asked.some(({ sense }) => sense.tempoFactor) ? GENRE_DEFAULTS[genre]?.tempoBpm : undefined)
  const tempoBpm =
    numbers.tempoBpm ??
    (usualTempo === undefined ? undefined : Math.min(FASTEST_IMPLIED_BPM, Math.round(usualTempo * tempoFactor)))
  const meter = numbers.meter ?? asked.find(({ sense }) => sense.meter !== undefined)?.sense.meter
  const era = asked.find(({ sense }) => sense.era !== undefined)?.sense.era
  const singing = [...new Set(asked.flatMap(({ sense }) => sense.singing ?? []))]
  const singer = asked.find(({ sense }) => sense.singer !== undefined)?.sense.singer
  const isSpoken = asked.some(({ sense }) => sense.delivery === 'spoken')

  return {
    intent: {
      genre,
      ...(blend !== undefined && { blend }),
      moods,
      energy: measureEnergy(genre, asked, tempoFactor),
      ...(tempoBpm !== undefined && { tempoBpm }),
      ...(numbers.key && { key: numbers.key }),
      ...(meter && { meter: { ...meter } }),
      instruments: wanted,
      excluded,
      voice: chooseVoice(asked, refused),
      ...(singing.length > 0 && { singing }),
      ...(singer !== undefined && { singer }),
      ...(isSpoken && { delivery: 'spoken' as const }),
      ...(era && { era }),
      ...(unknownGenre !== undefined && { unknownGenre }),
      unknownWords: unique([...findUnknown(tokens, phrases), ...findUnknown(excludedTokens, excludedPhrases)]),
    },
    phrases,
    tokens,
    ...(topic && { topic }),
    namesGenre: asked.some(({ sense }) => sense.genre !== undefined),
  }
}
