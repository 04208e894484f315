import type { AlignedWord, Analysis } from '@arioso/contract'
import { MP3_DELAY_SECONDS } from '../../media/mp3/mp3Bytes.ts'

type Span = { startSeconds: number; endSeconds: number }

// The words were not recognised in the sound: their order is sure, their seconds are a guess.
const GUESSED = 0.3
const SHORTEST_WORD_SECONDS = 0.08

/**
 * When the words of a song without notes are sung: one after the other, a long word longer than a short one, wherever a tune
 * was heard.
 */
export function spreadWords(lyrics: string, heard: Analysis, durationSeconds: number): AlignedWord[] {
  const words = listWords(lyrics)
  const spans = sungSpans(heard, durationSeconds)
  const sungSeconds = spans.reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0)
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  let before = 0
  return words.map(({ word, line, section, weight }) => {
    const start = timeAt(spans, (before / total) * sungSeconds)
    before += weight
    const end = Math.max(start + SHORTEST_WORD_SECONDS, timeAt(spans, (before / total) * sungSeconds))
    const times = { start_s: start + MP3_DELAY_SECONDS, end_s: end + MP3_DELAY_SECONDS }
    return { word, line, section, ...times, success: true, p_align: GUESSED }
  })
}

function listWords(lyrics: string) {
  const words: { word: string; line: number; section: number; weight: number }[] = []
  let [line, section] = [0, 0]
  for (const text of lyrics.split('\n').map((each) => each.trim())) {
    if (text === '') continue
    if (text.startsWith('[')) {
      if (words.length > 0) section += 1
      continue
    }
    for (const word of text.split(/\s+/)) words.push({ word, line, section, weight: word.length + 1 })
    line += 1
  }
  return words
}

function sungSpans({ melody }: Analysis, durationSeconds: number): Span[] {
  const inside = melody.filter(({ endSeconds }) => endSeconds <= durationSeconds)
  if (inside.length > 0) return inside
  return [{ startSeconds: durationSeconds * 0.05, endSeconds: durationSeconds * 0.95 }]
}

function timeAt(spans: readonly Span[], sungSeconds: number): number {
  let left = sungSeconds
  for (const { startSeconds, endSeconds } of spans) {
    const length = endSeconds - startSeconds
    if (left <= length) return startSeconds + left
    left -= length
  }
  return spans.at(-1)?.endSeconds ?? 0
}
