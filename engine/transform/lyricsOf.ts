import type { Score } from '../score.ts'

/** The words a score sings, under the names of their sections. */
export function lyricsOf({ sections, voice }: Score): string {
  const blocks = sections.flatMap(({ label }, index) => {
    const lines = (voice?.lines ?? []).filter((line) => line.section === index).map(({ text }) => text)
    return lines.length === 0 ? [] : [`[${label}]\n${lines.join('\n')}`]
  })
  return blocks.join('\n\n')
}
