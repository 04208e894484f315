import type { Kit } from '../lines.ts'
import { cueWordsOf } from './cueWords.ts'
import { LINE_BANKS } from './lineBanks.ts'

// Which kits a text may call, found by the words their patterns cannot do without: a request holds the words of a dozen of
// fifteen hundred patterns, and no other one has to be looked at.

const OPENING = 3
// Below the first letters of its words each holds rows of a word and the kits it calls, "kettle|12,40". As lists of seven
// thousand objects the same takes a megabyte.
type Index = { kits: readonly Kit[]; rows: ReadonlyMap<string, string>; wordless: readonly number[] }

let index: Index | undefined

export function indexKits(kits: readonly Kit[]): Index {
  const places = new Map<string, number[]>()
  const wordless: number[] = []
  for (const [at, { about }] of kits.entries()) {
    const words = cueWordsOf(about.source)
    if (words === undefined) wordless.push(at)
    for (const word of new Set(words)) places.set(word, [...(places.get(word) ?? []), at])
  }
  const rows = new Map<string, string>()
  for (const [word, called] of places) {
    const opening = word.slice(0, OPENING)
    const row = `${word}|${called.join(',')}`
    const alike = rows.get(opening)
    rows.set(opening, alike === undefined ? row : `${alike}\n${row}`)
  }
  return { kits, rows, wordless }
}

const known = (): Index => (index ??= indexKits(LINE_BANKS.flatMap((bank) => bank.kits?.() ?? [])))

// The kits that texts in small letters may call, and those that were called otherwise, in the order they are kept in.
export function kitsCalledBy(texts: readonly string[], isCalled: (kit: Kit) => boolean): readonly Kit[] {
  const { kits, rows, wordless } = known()
  const called = new Set(wordless)
  for (const text of texts)
    for (let at = 0; at + OPENING <= text.length; at++)
      for (const row of rows.get(text.slice(at, at + OPENING))?.split('\n') ?? []) {
        const [word = '', places = ''] = row.split('|')
        if (text.startsWith(word, at)) for (const place of places.split(',')) called.add(Number(place))
      }
  return kits.filter((kit, at) => called.has(at) || isCalled(kit))
}
