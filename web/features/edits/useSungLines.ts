import type { Clip } from '@arioso/contract'
import { useAlignedLyrics } from '../../data/songs/songDetails.ts'
import { toLyricLines } from '../../player/view/lyricLines.ts'
import type { Span } from '../../ui/span/span.ts'

type SungLine = Span & { key: string; text: string }

// A line's first consonants come before its bar.
export const EARLY_SECONDS = 0.3

export function useSungLines(clip: Clip): SungLine[] {
  const { data: words = [] } = useAlignedLyrics(clip)
  const written = clip.metadata.prompt.split('\n')
  return toLyricLines(words).map(({ key, startSeconds, words: sung }) => ({
    key,
    startSeconds,
    endSeconds: sung.at(-1)?.endSeconds ?? startSeconds,
    text: asWritten(sung.map(({ text }) => text).join(' '), written),
  }))
}

// Sung words come without commas; the lyrics have them.
export function asWritten(sung: string, lyrics: readonly string[]): string {
  const spoken = lettersOf(sung)
  return lyrics.find((line) => lettersOf(line) === spoken)?.trim() ?? sung
}

function lettersOf(line: string): string {
  return line.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

export function linesWithin(lines: readonly SungLine[], { startSeconds, endSeconds }: Span): SungLine[] {
  return lines.filter(
    (line) => line.startSeconds >= startSeconds - EARLY_SECONDS && line.startSeconds < endSeconds - EARLY_SECONDS,
  )
}
