// A request goes in (style, lyrics, seed, what was set by hand), a score comes out, its times in beats of a quarter note.
// The same request and seed give the same score for ever, so nothing may draw its luck in another order than before.
import { createRandom, parseLyrics, parseStyle, syllabify } from '@arioso/words'
import type { Key, Score } from '../score.ts'
import { composeFromIntent } from './composeFromIntent.ts'
import type { LyricInput } from './form/draftSections.ts'
import type { SongExtras } from './songExtras.ts'
import type { SongPlan } from './form/songPlan.ts'

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
  // A singer's name, whatever else was asked for.
  singer?: string
  // The song whose band, chords and manner go on; left out, the seed decides about them too.
  bandSeed?: number
  // Both 0 to 1; 0.5, the default, is the genre as its file has it.
  weirdness?: number
  styleStrength?: number
  extras?: SongExtras
  // The form somebody wrote down; left out, words, genre and seed decide.
  plan?: SongPlan
}

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
