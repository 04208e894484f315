// Lines of the banks are asked about thousands of times a song. What was asked lately is kept; what nobody asked for since
// as many others came is forgotten, so that a writer does not grow with the songs it has written.
const MOST_KEPT = 3000

export function remember<T>(make: (text: string) => T, mostKept = MOST_KEPT): (text: string) => T {
  let recent = new Map<string, T>()
  let earlier = new Map<string, T>()
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const made = earlier.get(text) ?? make(text)
    if (recent.size >= mostKept) {
      earlier = recent
      recent = new Map()
    }
    recent.set(text, made)
    return made
  }
}
