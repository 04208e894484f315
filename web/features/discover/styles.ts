import type { Clip } from '@arioso/contract'

export function stylesOf(clip: Clip): string[] {
  return clip.metadata.tags
    .split(',')
    .map((style) => style.trim().toLowerCase())
    .filter((style) => style !== '')
}

// The most shared styles first; a tempo or a key is no style to explore by.
export function commonStyles(clips: Clip[], most: number): string[] {
  const counts = new Map<string, number>()
  for (const style of clips.flatMap(stylesOf).filter((style) => !/\d|\b(major|minor)\b/.test(style))) {
    counts.set(style, (counts.get(style) ?? 0) + 1)
  }
  return [...counts]
    .sort((first, second) => second[1] - first[1] || first[0].localeCompare(second[0]))
    .slice(0, most)
    .map(([style]) => style)
}
