import { parseLyrics } from './lyrics/parseLyrics.ts'
import { createRandom, type Random } from './random.ts'
import { BANKS } from './song/banks/banks.ts'
import { chooseTheme, type ThemeChoice } from './song/chooseTheme.ts'
import { givenHook, listHooks, themeHook, titleCase, type Hook } from './song/hook.ts'
import { readTopic, type Topic } from './song/readTopic.ts'
import { writeLyrics } from './song/writeLyrics.ts'
import { readLiking } from './song/likedStyles.ts'
import { colourStyle, writeStyle } from './song/writeStyle.ts'
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
}
export type WrittenSong = { title: string; lyrics: string; style: string }

const LONGEST_TITLE_CHARACTERS = 80

const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

// Given words already carry a title: the line that comes back most often, else the chorus's first, else the very first.
function titleFromLyrics(lyrics: string): string | undefined {
  const sections = parseLyrics(lyrics).filter(({ lines }) => lines.length > 0)
  const chorus = sections.find(({ tag }) => tag === 'chorus') ?? sections[0]
  const line = chorus?.lines[0]?.replaceAll(/^\(|\)$|[.,;:!?]+$/g, '')
  const words = line?.split(' ').slice(0, 6).join(' ')
  return words === undefined || words === '' ? undefined : titleCase(words)
}

function chooseHook(brief: SongBrief, topic: Topic, theme: ThemeChoice, random: Random): Hook {
  if (isGiven(brief.title)) return givenHook(brief.title)
  if (topic.title !== undefined) return givenHook(topic.title)
  const fromLyrics = isGiven(brief.lyrics) ? titleFromLyrics(brief.lyrics) : undefined
  if (fromLyrics !== undefined) return givenHook(fromLyrics)
  const hooks = listHooks(topic)
  if (hooks.length > 0) return random.pick(hooks)
  return themeHook(random.pick(BANKS[theme.main].titles))
}

const RAP = /\b(rap|rapper|rapping|hip[- ]?hop|trap|drill|boom[- ]?bap|grime)\b/i

function isRap({ style, description }: SongBrief): boolean {
  return (
    RAP.test(`${style ?? ''} ${description ?? ''}`) && !/\blo[- ]?fi\b/i.test(`${style ?? ''} ${description ?? ''}`)
  )
}

export function writeSong(brief: SongBrief): WrittenSong {
  const random = createRandom(brief.seed)
  const description = brief.description ?? ''
  const reading = readStyle(description)
  const topic = readTopic(reading, description)
  const given = readStyle(brief.style ?? '')
  const source = isGiven(description)
    ? topic.words
    : readStyle(`${brief.title ?? ''} ${brief.lyrics ?? ''}`).tokens.map(({ word }) => word)
  const theme = chooseTheme(source, [...reading.intent.moods, ...given.intent.moods], random.fork('theme'))
  const hook = chooseHook(brief, topic, theme, random.fork('title'))
  const manner = { isRap: isRap(brief), isEdgy: brief.lyricsModel === 'remi' }
  const liking = readLiking(brief.likedStyles ?? [])
  const instrumental = brief.instrumental || (!isGiven(brief.lyrics) && reading.intent.voice === 'none')
  const lyrics = isGiven(brief.lyrics)
    ? brief.lyrics
    : instrumental
      ? ''
      : writeLyrics(hook, topic, theme, manner, random.fork('lyrics'))
  return {
    title: isGiven(brief.title) ? brief.title : hook.title.slice(0, LONGEST_TITLE_CHARACTERS),
    lyrics: brief.instrumental && !isGiven(brief.lyrics) ? '' : lyrics,
    style: isGiven(brief.style)
      ? colourStyle(brief.style, liking)
      : writeStyle(reading, theme, { instrumental, liking }, random.fork('style')),
  }
}
