import type { AlignedWord } from '@arioso/contract'
import type { TextMask, TextPainter, TextStyle } from './createTextPainter.ts'

export type LyricLine = { words: AlignedWord[]; bright: TextMask; faint: TextMask }

export function paintLines(
  words: readonly AlignedWord[],
  painter: TextPainter,
  sizes: { line: number; nextLine: number },
): LyricLine[] {
  const byLine = Map.groupBy(words, ({ line }) => line)
  const styleOf = (size: number): TextStyle => ({ family: 'Instrument Sans', size })
  return [...byLine.values()].map((line) => {
    const texts = line.map(({ word }) => word)
    return {
      words: line,
      bright: painter.paint(texts, styleOf(sizes.line)),
      faint: painter.paint(texts, styleOf(sizes.nextLine)),
    }
  })
}

// The line being sung; between two lines the one that comes.
export function findLine(lines: readonly LyricLine[], seconds: number): number {
  const index = lines.findIndex(({ words }) => (words.at(-1)?.end_s ?? 0) > seconds)
  return index < 0 ? lines.length : index
}

// How far along the line the voice is, in pixels.
export function sungX({ words, bright }: LyricLine, seconds: number): number {
  const index = words.findIndex(({ end_s }) => end_s > seconds)
  const word = words[index]
  if (word === undefined) return Infinity
  const from = index === 0 ? bright.leftX : (bright.wordEnds[index - 1] ?? bright.leftX)
  const to = bright.wordEnds[index] ?? from
  const share = (seconds - word.start_s) / Math.max(0.01, word.end_s - word.start_s)
  return from + (to - from) * Math.min(1, Math.max(0, share))
}
