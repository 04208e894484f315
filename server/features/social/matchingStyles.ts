const STYLES_SHOWN = 20

// Of the styles some songs have, those that carry a word of the query, the most shared first.
export function matchingStyles(styles: string[], query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const counts = new Map<string, number>()
  for (const style of styles.flatMap((each) => each.split(','))) {
    const name = style.trim().toLowerCase()
    if (words.some((word) => name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)))) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts]
    .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other))
    .slice(0, STYLES_SHOWN)
    .map(([name]) => name)
}
