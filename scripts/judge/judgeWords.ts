import type { Score } from '../../engine/index.ts'

export type WordsVerdict = { verses: number; choruses: number; passed: boolean }

/** Every verse of a sung song tells something else, and its chorus returns with the same words, but for a changed line. */
export function judgeWords(score: Score): WordsVerdict {
  const verses = textsOf(score, 'verse')
  const choruses = textsOf(score, 'chorus')
  const versesDiffer = new Set(verses.map((lines) => lines.join('/'))).size === verses.length
  const chorusReturns = choruses.slice(1).every((lines) => sharedLines(lines, choruses[0]) >= 0.5)
  return { verses: verses.length, choruses: choruses.length, passed: versesDiffer && chorusReturns }
}

function textsOf(score: Score, kind: string): string[][] {
  return score.sections
    .map((section, index) => ({ section, index }))
    .filter(({ section }) => section.kind === kind)
    .map(({ index }) => (score.voice?.lines ?? []).filter((line) => line.section === index).map((line) => line.text))
    .filter((lines) => lines.length > 0)
}

function sharedLines(lines: readonly string[], first: readonly string[]): number {
  return lines.filter((line) => first.includes(line)).length / lines.length
}
