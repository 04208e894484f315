import { createRandom, parseLyrics, parseStyle, syllabify } from '@arioso/words'
import type { Key, Score } from '../score.ts'
import { composeFromIntent } from './composeFromIntent.ts'
import type { LyricInput } from './draftSections.ts'

export type ComposeRequest = {
  seed: number
  title: string
  style: string
  excludedStyle?: string
  // Empty means none: nothing is sung.
  lyrics: string
  instrumental: boolean
  lengthSeconds?: number
  tempoBpm?: number
  key?: Key
  voice?: 'female' | 'male'
}

function readLyrics(text: string): LyricInput[] {
  return parseLyrics(text).map(({ tag, lines }) => ({
    kind: tag,
    lines: lines
      .map((line) => ({ text: line, words: syllabify(line).filter((word) => word.syllables.length > 0) }))
      .filter((line) => line.words.length > 0),
  }))
}

export function composeSong(request: ComposeRequest): Score {
  const intent = parseStyle(request.style, request.excludedStyle)
  return composeFromIntent(request, intent, readLyrics(request.lyrics), createRandom(request.seed))
}
