// A request goes in (style, lyrics, seed, what was set by hand), a score comes out, its times in beats of a quarter note.
// The same request and seed give the same score for ever, so nothing may draw its luck in another order than before.
import type { ComposeRequest } from './composeRequest.ts'
import { createRandom, parseLyrics, parseStyle, syllabify } from '@arioso/words'
import type { Score } from '../score.ts'
import { composeFromIntent } from './composeFromIntent.ts'
import type { LyricInput } from './form/draftSections.ts'

export function readLyrics(text: string): LyricInput[] {
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
