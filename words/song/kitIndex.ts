import type { Kit } from '../lines.ts'
import { cueWordsOf } from './cueWords.ts'
import { LINE_BANKS } from './lineBanks.ts'

// Which kits a text may call, found by the words their patterns cannot do without: a request holds the words of a dozen of
// fifteen hundred patterns, and no other one has to be looked at.

const OPENING = 3
// A request may be a whole page: the words of one text are looked for at once, each place in it by its first letters.
type Cue = { word: string; kits: number[] }
type Index = { kits: readonly Kit[]; byOpening: ReadonlyMap<string, readonly Cue[]>; wordless: readonly number[] }

let index: Index | undefined

export function indexKits(kits: readonly Kit[]): Index {
  const byOpening = new Map<string, Cue[]>()
  const wordless: number[] = []
  for (const [at, { about }] of kits.entries()) {
    const words = cueWordsOf(about.source)
    if (words === undefined) wordless.push(at)
    for (const word of new Set(words)) {
      const opening = word.slice(0, OPENING)
      const alike = byOpening.get(opening) ?? []
      byOpening.set(opening, alike)
      const known = alike.find((cue) => cue.word === word)
      if (known === undefined) alike.push({ word, kits: [at] })
      else known.kits.push(at)
    }
  }
  return { kits, byOpening, wordless }
}

const known = (): Index => (index ??= indexKits(LINE_BANKS.flatMap((bank) => bank.kits?.() ?? [])))

// The kits that texts in small letters may call, and those that were called otherwise, in the order they are kept in.
export function kitsCalledBy(texts: readonly string[], isCalled: (kit: Kit) => boolean): readonly Kit[] {
  const { kits, byOpening, wordless } = known()
  const called = new Set(wordless)
  for (const text of texts)
    for (let at = 0; at + OPENING <= text.length; at++)
      for (const cue of byOpening.get(text.slice(at, at + OPENING)) ?? [])
        if (text.startsWith(cue.word, at)) for (const kit of cue.kits) called.add(kit)
  return kits.filter((kit, at) => called.has(at) || isCalled(kit))
}
