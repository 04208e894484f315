// Lines of the banks are asked about thousands of times a song; whatever was asked is kept until there is too much of it.
const MOST_KEPT = 20_000

export function remember<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const made = make(text)
    kept.set(text, made)
    return made
  }
}
