import { titleFromLyrics } from './lyrics/titleFromLyrics.ts'
import { onlyChorus, readTypedLyrics } from './lyrics/typedLyrics.ts'
import { createRandom } from './random.ts'
import { USUAL_SECONDS } from './plan/fitSections.ts'
import { readLanguage } from './reader/readLanguage.ts'
import { readRequest, type Reading } from './reader/readRequest.ts'
import { bareOfStyle, isBareLove, lendSubject, readAsGenre } from './reader/lendSubject.ts'
import { languageNotice } from './reader/languageNotice.ts'
import type { Verdict } from './song/judgeDraft.ts'
import { mendSpelling } from './reader/misspellings.ts'
import { mendSlips } from './reader/spelling.ts'
import { nameAsSong } from './reader/onlyStyle.ts'
import { heardKits } from './song/heardKits.ts'
import { findKit } from './song/findKit.ts'
import { findGraveKit } from './song/graveMatter.ts'
import { leanOfMoods, leanOfStory } from './song/leanOfMoods.ts'
import { readLiking } from './song/likedStyles.ts'
import { nameInstrumental } from './song/nameInstrumental.ts'
import { registerOf } from './song/registers.ts'
import { writeLyrics } from './song/writeLyrics.ts'
import { writeOut, type Draft } from './song/writeSections.ts'
import { chooseGenre, colourStyle, writeStyle } from './song/writeStyle.ts'
import { soundsLike } from './style/soundsLike.ts'
import { readStyle } from './style/readStyle.ts'

export type SongBrief = {
  seed: number
  description?: string
  lyrics?: string
  style?: string
  title?: string
  instrumental: boolean
  // Styles of songs the person likes: they decide what the description leaves open.
  likedStyles?: readonly string[]
  // 'remi' writes edgier words: darker, denser, less polite.
  lyricsModel?: 'default' | 'remi'
  // Lines this person has heard in their latest songs: none of them comes again.
  avoid?: readonly string[]
  // No song becomes longer than this where it is made.
  maxSeconds?: number
}
export type WrittenSong = { title: string; lyrics: string; style: string }
export type DraftedSong = WrittenSong & { reading: Reading; draft?: Draft; verdict?: Verdict }

const LONGEST_TITLE_CHARACTERS = 80
const DARK_STANCES = new Set(['mourn', 'part', 'angry'])
// Nobody misses who they were at a hoedown.
const isLow = ({ occasion, told }: Reading): boolean =>
  ['lonely', 'forgetting'].includes(occasion.id) || /\b(?:i|we) miss\b|^missing\b/i.test(told)

// A rugby club plays no club music, and whoever is moving house needs no four-on-the-floor.
const withoutHomonyms = (description: string): string =>
  description
    .replaceAll(
      /\b(?:rugby|football|book|chess|golf|tennis|running|cycling|rowing|climbing|knitting|gardening|sailing|swimming|bowling|darts|bridge|youth|boxing|cricket|hockey|netball|drama|walking|hiking|supper|our|my) club\b/gi,
      '',
    )
    .replaceAll(
      /\b(?:mov(?:e|es|ed|ing)|our|my|his|her|their|your|the|full|whole|new|old|empty|tree|next|messy|little|big|tiny|haunted|beach|lake|quiet|noisy|family|childhood|country|summer|first) house\b|\bhouse (?:feels?|is|was|full|move|party|plants?)\b/gi,
      '',
    )

// Jungle animals make no jungle, and a garage is mostly for cars: told, such a word is what it says.
const SOUND_OR_THING =
  /\b(?:jungle|house|garage|drill|trap|swing|soul|metal|rock|country|march|bounce|industrial|club|dance|latin|spiritual|hard|tough|driving|fierce|wild|heavy|bitter|bells?|keys|horns?|organ|whistle|keyboard|nordic|viking|norse|tavern|scat)\b(?! (?:song|music|beats?|track|style|vibes?|ballad|tune|anthem|and roll))/gi
const withoutToldSounds = (description: string, { told, manner }: Reading): string =>
  (told.match(SOUND_OR_THING) ?? [])
    .filter((word) => !new RegExp(String.raw`\b${RegExp.escape(word)}\b`, 'i').test(manner))
    .reduce((rest, word) => rest.replace(word, ''), description)

// Who met at a dance wants no club.
const withoutDances = (description: string): string =>
  description.replaceAll(
    /\b(?:met|meet|meeting|danced|went) (?:at|to) (?:a|the|our|my) (?:\w+ )?dance\b|\bfirst dance\b/gi,
    '',
  )

// The month is no march, and Carol no carol.
const withoutNames = (description: string, { person, others }: Reading): string =>
  [person, ...others]
    .flatMap((each) => each?.name?.split(' ') ?? [])
    .filter((name) => name.length > 2)
    .reduce((rest, name) => rest.replaceAll(name, ''), description)
    .replaceAll(/\b(?:until|till|since|in|last|next|this|every) march\b/gi, '')

const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

// A song nobody asked a length of is cut short only where the house allows less than usual.
function limitSeconds(asked: number | undefined, most = Infinity): number | undefined {
  return asked === undefined && most >= USUAL_SECONDS ? undefined : Math.min(asked ?? Infinity, most)
}

// Of sentences that only order, the sounds they name are left.
const withoutSentences = (description: string): string =>
  /[.!?]\s+\S|\b(?:similar (?:in|to)|sounds? like|style of|end the song)\b/i.test(description)
    ? readStyle(description)
        .phrases.map(({ text }) => text)
        .join(', ')
    : description.replace(/[\s.,;!]+$/, '')

// "a song about music": what is named last may be a word of sound, and is what the song is about all the same.
function tellsItsName(reading: Reading, description: string): Reading | undefined {
  const [, told] = /\babout\s+(\S[^,.!?]*)[.!?]?$/iu.exec(description) ?? []
  return told === undefined || reading.told !== '' ? undefined : { ...reading, told }
}

// A request without a subject is read once more with one.
function readWhole({ style = '', title, seed, avoid = [] }: SongBrief, typed: string): Reading {
  const description = nameAsSong(typed)
  const read = readRequest(description, style, title)
  const named = tellsItsName(read, description)
  if (named !== undefined && !isGiven(title) && findKit(named, seed) !== undefined) return named
  const bare = bareOfStyle(read, description)
  const reading = bare ?? read
  if (isGiven(title) || (bare === undefined && findKit(reading, seed) !== undefined)) return read
  const ofGenre = readAsGenre(reading, { sound: `${description} ${style}`, turn: seed, isHeard: heardKits(avoid) })
  if (ofGenre !== undefined) return ofGenre
  const subject = lendSubject(reading, seed)
  if (subject === undefined) return read
  const asked = isBareLove(reading) && reading.told !== '' ? 'a love song' : withoutSentences(description)
  const isWhole = reading.person !== undefined || /\b(?:songs?|ballad|anthem|track|tune|rap)$/i.test(asked)
  const song = isWhole ? asked : asked.includes(',') ? `${asked}, a song` : `${asked} song`
  const name = reading.person?.name
  // Nobody asked for the lent one by name: no line has to say it. Whoever it is for is called.
  const content = name === undefined ? [] : [name.toLowerCase()]
  if (bare !== undefined) {
    const { tones } = bare
    const lent = readRequest(`${isBareLove(bare) ? 'a love song' : 'a song'} about ${subject}`, style)
    return { ...lent, told: lent.told === '' ? subject : lent.told, tones, facts: [], content }
  }
  return { ...readRequest(`${song} about ${subject}`, style), facts: [], content }
}

// A song with all that was thought about it, for those who judge it.
export function draftSong(brief: SongBrief): DraftedSong {
  const typed = brief.instrumental || isGiven(brief.lyrics) ? undefined : readTypedLyrics(brief.description ?? '')
  if (typed === undefined) return draftBrief(brief)
  const { request: description, lyrics } = typed
  const chorus = onlyChorus(lyrics)
  const asked = chorus === undefined ? undefined : draftBrief({ ...brief, description })
  if (chorus === undefined || asked?.draft === undefined || asked.reading.told === '')
    return draftBrief({ ...brief, description, lyrics })
  const sections = asked.draft.sections.map((section) =>
    section.tag === 'Chorus'
      ? { ...section, lines: chorus.map((text) => ({ text, source: 'fact' as const })) }
      : section,
  )
  const title = isGiven(brief.title) ? asked.title : (asked.reading.title ?? titleFromLyrics(lyrics) ?? asked.title)
  const draft = { title, sections }
  return { ...asked, title, draft, lyrics: writeOut(draft) }
}

function draftBrief(brief: SongBrief): DraftedSong {
  const random = createRandom(brief.seed)
  const description = isGiven(brief.description) ? brief.description : (brief.title ?? '')
  const given = readStyle(brief.style ?? '')
  const reading = readWhole(brief, description)
  const asked = readStyle(
    withoutToldSounds(
      withoutDances(
        withoutHomonyms(withoutNames(soundsLike(mendSlips(mendSpelling(brief.description ?? ''))), reading)),
      ),
      reading,
    ),
  )
  const moods = [...asked.intent.moods, ...given.intent.moods]
  const lean =
    leanOfMoods(moods) ??
    (reading.tones.includes('funny')
      ? undefined
      : leanOfStory(reading.told === '' ? (brief.lyrics ?? '') : reading.told)) ??
    (DARK_STANCES.has(reading.occasion.stance) ||
    isLow(reading) ||
    findGraveKit(reading) !== undefined ||
    brief.lyricsModel === 'remi'
      ? 'dark'
      : 'bright')
  const bearing = { stance: reading.occasion.stance, lean, occasion: reading.occasion.id, told: reading.told }
  const liking = readLiking(brief.likedStyles ?? [])
  const genre = given.namesGenre ? given.intent.genre : chooseGenre(asked, bearing, liking, random.fork('genre'))
  const instrumental = brief.instrumental || (!isGiven(brief.lyrics) && asked.intent.voice === 'none')
  const written = isGiven(brief.style)
    ? colourStyle(brief.style, liking)
    : writeStyle(asked, bearing, { genre, instrumental, liking }, random.fork('style'))
  // A song of an asked length counts in bars everybody knows the length of.
  const isTimed =
    reading.seconds !== undefined && !isGiven(brief.style) && readStyle(written).intent.meter === undefined
  const style = isTimed ? `${written}, 4/4` : written
  const { tempoBpm } = readStyle(style).intent
  const title = (text: string): string => (isGiven(brief.title) ? brief.title : text.slice(0, LONGEST_TITLE_CHARACTERS))
  if (isGiven(brief.lyrics))
    return {
      title: title(reading.title ?? titleFromLyrics(brief.lyrics) ?? 'Untitled'),
      lyrics: brief.lyrics,
      style,
      reading,
    }
  if (instrumental) return { title: title(nameInstrumental(reading, random.fork('title'))), lyrics: '', style, reading }
  const language = readLanguage(brief.description ?? '')
  if (language !== 'en')
    return { ...languageNotice(language), ...(isGiven(brief.title) && { title: brief.title }), style, reading }
  const wish = {
    turn: brief.seed,
    reading,
    genre,
    register:
      asked.namesGenre || given.namesGenre ? registerOf({ genre, moods, occasion: reading.occasion }) : 'fireside',
    manner: `${brief.style ?? ''} ${brief.description ?? ''}`,
    title: isGiven(brief.title) ? brief.title : undefined,
    seconds: limitSeconds(reading.seconds, brief.maxSeconds),
    tempoBpm,
    avoid: brief.avoid,
    isEdgy: brief.lyricsModel === 'remi',
  }
  const { draft, verdict } = writeLyrics(wish, random.fork('lyrics'))
  return { title: title(draft.title), lyrics: writeOut(draft), style, reading, draft, verdict }
}

export function writeSong(brief: SongBrief): WrittenSong {
  const { title, lyrics, style } = draftSong(brief)
  return { title, lyrics, style }
}
