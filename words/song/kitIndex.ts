import type { Kit } from '../lines.ts'
import { packRows, rowsInside, type PackedRows } from '../knowledge/packRows.ts'
import { cueWordsOf } from './cueWords.ts'
import { LINE_BANKS } from './lineBanks.ts'

// Which kits a text may call, found by the words their patterns cannot do without: a request holds the words of a dozen of
// fifteen hundred patterns, and no other one has to be looked at.

type Index = { kits: readonly Kit[]; rows: PackedRows; wordless: readonly number[] }

let index: Index | undefined

export function indexKits(kits: readonly Kit[]): Index {
  const places = new Map<string, number[]>()
  const wordless: number[] = []
  for (const [at, { about }] of kits.entries()) {
    const words = cueWordsOf(about.source)
    if (words === undefined) wordless.push(at)
    for (const word of new Set(words)) places.set(word, [...(places.get(word) ?? []), at])
  }
  return { kits, rows: packRows(places), wordless }
}

const known = (): Index => (index ??= indexKits(LINE_BANKS.flatMap((bank) => bank.kits?.() ?? [])))

// The kits that texts in small letters may call, and those that were called otherwise, in the order they are kept in.
export function kitsCalledBy(texts: readonly string[], isCalled: (kit: Kit) => boolean): readonly Kit[] {
  const { kits, rows, wordless } = known()
  const called = new Set(wordless)
  for (const text of texts)
    for (const places of rowsInside(rows, text)) for (const place of places.split(',')) called.add(Number(place))
  return kits.filter((kit, at) => called.has(at) || isCalled(kit))
}
