// Two takes have one title: the second becomes "Title (2)". File systems often tell no capitals apart.
export function uniqueFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    let apart = name
    for (let count = 2; taken.has(apart.toLowerCase()); count += 1)
      apart = `${name.slice(0, dot)} (${count})${name.slice(dot)}`
    taken.add(apart.toLowerCase())
    return apart
  })
}
