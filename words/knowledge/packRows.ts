// Thousands of short keys, each with what it stands for, kept as a few hundred texts: below the first letters of its keys each holds
// rows such as "kettle|12,40". As a map of so many strings the same takes three times the room.
const OPENING = 3

export type PackedRows = ReadonlyMap<string, string>

export function packRows(entries: ReadonlyMap<string, number | readonly number[]>): PackedRows {
  const rows = new Map<string, string[]>()
  for (const [key, value] of entries) {
    const opening = key.slice(0, OPENING)
    const row = `${key}|${String(value)}`
    const alike = rows.get(opening)
    if (alike === undefined) rows.set(opening, [row])
    else alike.push(row)
  }
  const texts = new Map<string, string>()
  for (const [opening, alike] of rows) texts.set(opening, `\n${alike.join('\n')}\n`)
  return texts
}

export function findRow(texts: PackedRows, key: string): string | undefined {
  const text = texts.get(key.slice(0, OPENING))
  const at = text?.indexOf(`\n${key}|`) ?? -1
  return text === undefined || at < 0
    ? undefined
    : text.slice(at + key.length + 2, text.indexOf('\n', at + key.length + 2))
}

// What the keys that a text holds anywhere stand for; keys shorter than an opening are not looked for.
export function rowsInside(texts: PackedRows, text: string): string[] {
  const found: string[] = []
  for (let at = 0; at + OPENING <= text.length; at++) {
    const rows = texts.get(text.slice(at, at + OPENING))
    if (rows === undefined) continue
    for (let from = 1; from < rows.length;) {
      const bar = rows.indexOf('|', from)
      const end = rows.indexOf('\n', bar)
      if (text.startsWith(rows.slice(from, bar), at)) found.push(rows.slice(bar + 1, end))
      from = end + 1
    }
  }
  return found
}
