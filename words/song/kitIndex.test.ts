import { expect, it } from 'vitest'
import { plainWordsOf } from '../meaning/kitKeys.ts'
import { indexKits, kitsCalledBy } from './kitIndex.ts'
import { LINE_BANKS } from './lineBanks.ts'

const KITS = LINE_BANKS.flatMap((bank) => bank.kits?.() ?? [])
// Every kit's own words: one after the other, and each beside the next.
const ownTexts = KITS.flatMap(({ about }) => {
  const words = plainWordsOf(about.source)
  return [words.join(' '), ...words.map((word, at) => `my ${word} ${words[at + 1] ?? ''}`)]
})
const found = (texts: readonly string[]): Set<RegExp> =>
  new Set(kitsCalledBy(texts, () => false).map(({ about }) => about))

it('hides no kit whose pattern is found', () => {
  const texts = ownTexts.filter((_, at) => at % 29 === 0)
  const hidden = texts.flatMap((text) => {
    const called = found([text.toLowerCase()])
    return KITS.filter(({ about }) => !called.has(about) && about.test(text)).map(({ about }) => [text, about.source])
  })
  expect(hidden).toEqual([])
})

it('keeps most kits out of a request, and their order', () => {
  const called = kitsCalledBy(['a song about my cat pickles'], () => false)
  expect(called.length).toBeLessThan(KITS.length / 10)
  expect(called.map((kit) => KITS.indexOf(kit))).toEqual(
    called.map((kit) => KITS.indexOf(kit)).toSorted((a, b) => a - b),
  )
})

it('looks into every text, and keeps what was called otherwise', () => {
  const [first] = KITS
  expect(kitsCalledBy([], (kit) => kit === first)).toContain(first)
  const both = found(['tax returns', 'a cup of tea'])
  for (const about of [...found(['tax returns']), ...found(['a cup of tea'])]) expect(both).toContain(about)
})

it('asks a pattern that needs no plain word of every text', () => {
  const kit = { about: /\b(?:\w+)\b/i, list: () => [] }
  expect(indexKits([kit]).wordless).toEqual([0])
})
