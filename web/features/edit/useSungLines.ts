import type { Clip } from '@arioso/contract'
import { useAlignedLyrics } from '../../data/songDetails.ts'
import { toLyricLines } from '../../player/lyricLines.ts'
import type { Span } from './editor.ts'

type SungLine = Span & { key: string; text: string }

// A line's first consonants come before its bar.
const EARLY_SECONDS = 0.3

export function useSungLines(clip: Clip): SungLine[] {
  const { data: words = [] } = useAlignedLyrics(clip)
  return toLyricLines(words).map(({ key, startSeconds, words: sung }) => ({
    key,
    startSeconds,
    endSeconds: sung.at(-1)?.endSeconds ?? startSeconds,
    text: sung.map(({ text }) => text).join(' '),
  }))
}

export function linesWithin(lines: readonly SungLine[], { startSeconds, endSeconds }: Span): SungLine[] {
  return lines.filter(
    (line) => line.startSeconds >= startSeconds - EARLY_SECONDS && line.startSeconds < endSeconds - EARLY_SECONDS,
  )
}
