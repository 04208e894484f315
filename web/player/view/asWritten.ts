import { lettersOf, textOf, type LyricLine } from './lyricLines.ts'

const HEADING = /^\[(.+)\]$/

type WrittenLine = { letters: string; words: string[]; section: string | undefined }

/** Sung words come without commas and without the names of their sections; the lyrics have both. */
export function asWritten(lines: LyricLine[], lyrics: string): LyricLine[] {
  const written = readLyrics(lyrics)
  let next = 0
  return lines.map((line, index) => {
    const letters = lettersOf(textOf(line))
    // A chorus that returns may be written once.
    const later = written.findIndex((other, at) => at >= next && other.letters === letters)
    const at = later === -1 ? written.findIndex((other) => other.letters === letters) : later
    const found = written[at]
    if (found === undefined) return line
    next = at + 1
    const isFirst = index === 0 || line.opensSection
    return {
      ...line,
      ...(isFirst && found.section !== undefined && { heading: found.section }),
      words: line.words.length === found.words.length ? withTexts(line.words, found.words) : line.words,
    }
  })
}

function withTexts(words: LyricLine['words'], texts: readonly string[]): LyricLine['words'] {
  return words.map((word, index) => ({ ...word, text: texts[index] ?? word.text }))
}

function readLyrics(lyrics: string): WrittenLine[] {
  const lines: WrittenLine[] = []
  let section: string | undefined
  for (const line of lyrics.split('\n').map((text) => text.trim())) {
    const heading = HEADING.exec(line)?.[1]
    if (heading !== undefined) section = heading
    else if (lettersOf(line) !== '') lines.push({ letters: lettersOf(line), words: wordsOf(line), section })
  }
  return lines
}

// A dash between two words is nobody's word: it stays with the one before it.
function wordsOf(line: string): string[] {
  const words: string[] = []
  for (const part of line.split(/\s+/)) {
    if (lettersOf(part) === '' && words.length > 0) words.push(`${words.pop()} ${part}`)
    else words.push(part)
  }
  return words
}
