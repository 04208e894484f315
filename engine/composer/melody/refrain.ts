// Words that come again are a refrain: they are sung to the notes they had.
import type { LyricLine } from '../form/fitLinesToBars.ts'

/** Syllables of a line that an earlier line had: `count` of them from `from` here and from `before` there. */
export type SharedSyllables = { from: number; before: number; count: number }

const FEWEST_WORDS = 2
const FEWEST_SYLLABLES = 3
// Less of a line in common, or none of its weighty words, is a turn of speech and no refrain.
const SMALLEST_SHARE = 0.5

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function syllablesBefore({ words }: LyricLine, word: number): number {
  return words.slice(0, word).reduce((sum, { syllables }) => sum + syllables.length, 0)
}

function runLength(line: LyricLine, earlier: LyricLine, i: number, j: number): number {
  let count = 0
  while (i + count < line.words.length && j + count < earlier.words.length) {
    if (plain(line.words[i + count].text) !== plain(earlier.words[j + count].text)) break
    count += 1
  }
  return count
}

export function findSharedSyllables(line: LyricLine, earlier: LyricLine): SharedSyllables | undefined {
  let best: { i: number; j: number; words: number } = { i: 0, j: 0, words: 0 }
  for (let i = 0; i < line.words.length; i++) {
    for (let j = 0; j < earlier.words.length; j++) {
      const words = runLength(line, earlier, i, j)
      if (words > best.words) best = { i, j, words }
    }
  }
  const { i, j, words } = best
  const from = syllablesBefore(line, i)
  const count = syllablesBefore(line, i + words) - from
  const whole = Math.min(...[line, earlier].map((one) => syllablesBefore(one, one.words.length)))
  const isLong = words >= FEWEST_WORDS && count >= FEWEST_SYLLABLES && count >= whole * SMALLEST_SHARE
  const weighs = line.words.slice(i, i + words).some((word) => word.syllables.some(({ stressed }) => stressed))
  return isLong && weighs ? { from, before: syllablesBefore(earlier, j), count } : undefined
}
