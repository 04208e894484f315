import type { AlignedWord } from '@arioso/contract'

/** A song's lyrics with other words between two seconds: an engine that paints a section anew wants to know all of them. */
export function wordsAround(
  lyrics: string,
  sung: readonly AlignedWord[],
  { startSeconds, endSeconds, words }: { startSeconds: number; endSeconds: number; words: string },
): string {
  const replaced = new Set(
    sung.filter(({ start_s }) => start_s >= startSeconds && start_s < endSeconds).map(({ line }) => line),
  )
  const lines = lyrics.split('\n')
  const kept: string[] = []
  let line = -1
  let isPlaced = false
  for (const text of lines) {
    const isSung = text.trim() !== '' && !text.trim().startsWith('[')
    if (isSung) line += 1
    if (!isSung || !replaced.has(line)) kept.push(text)
    else if (!isPlaced) {
      isPlaced = true
      kept.push(words.trim())
    }
  }
  return isPlaced ? kept.join('\n') : `${lyrics.trim()}\n${words.trim()}`.trim()
}
