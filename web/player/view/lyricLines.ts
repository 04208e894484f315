import type { AlignedWord } from '@arioso/contract'

type LyricWord = { text: string; startSeconds: number; endSeconds: number }
export type LyricLine = {
  key: string
  opensSection: boolean
  // The name of the section it opens, where the lyrics say it.
  heading?: string
  startSeconds: number
  words: LyricWord[]
}

// A bar holds the end of one line and at most the beginning of the next.
const MOST_LEFT_OVER = 2

// A line lights up a moment early, as a singer breathes in.
const LEAD_SECONDS = 0.25

export function toLyricLines(words: AlignedWord[]): LyricLine[] {
  const lines: LyricLine[] = []
  let lastSection: number | undefined
  let lastKey: string | undefined
  for (const { word, line, section, start_s, end_s } of words) {
    const key = `${section}.${line}`
    const text = { text: word, startSeconds: start_s, endSeconds: end_s }
    const open = lines.at(-1)
    if (open !== undefined && key === lastKey) open.words.push(text)
    else {
      const opensSection = lastSection !== undefined && section !== lastSection
      lines.push({ key: `${key}@${start_s}`, opensSection, startSeconds: start_s, words: [text] })
    }
    lastKey = key
    lastSection = section
  }
  return lines
}

/** An extension first sings what is left of the bar it was begun in, which belongs to a line of the song before it. */
export function withoutLeftover(lines: LyricLine[], lyrics: string): LyricLine[] {
  const next = lines.findIndex(({ opensSection }) => opensSection)
  const own = new Set(lyrics.split('\n').map(lettersOf))
  const isLeftover =
    next > 0 && next <= MOST_LEFT_OVER && lines.slice(0, next).every((line) => !own.has(lettersOf(textOf(line))))
  return isLeftover ? lines.slice(next) : lines
}

export function textOf({ words }: LyricLine): string {
  return words.map(({ text }) => text).join(' ')
}

export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

export function findLineIndex(lines: LyricLine[], seconds: number): number {
  return lines.findLastIndex((line) => line.startSeconds - LEAD_SECONDS <= seconds)
}

export function countSungWords(line: LyricLine, seconds: number): number {
  return line.words.filter((word) => word.startSeconds <= seconds).length
}
