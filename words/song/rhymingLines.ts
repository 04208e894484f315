import { countSyllables } from '../lyrics/countSyllables.ts'
import { lastWord, rhymeKey } from '../lyrics/rhymeKey.ts'
import type { Random } from '../random.ts'
import { ANSWERS } from './banks/answers.ts'
import { BANKS } from './banks/banks.ts'
import type { Lean } from './couplet.ts'

const CHOICES = 6

type Line = { text: string; lean: Lean | undefined }

const LINES_BY_RHYME: ReadonlyMap<string, readonly Line[]> = (() => {
  const table = new Map<string, Line[]>()
  const add = (text: string, lean: Lean | undefined): void => {
    const key = rhymeKey(text)
    table.set(key, [...(table.get(key) ?? []), { text, lean }])
  }
  for (const answer of Object.values(ANSWERS).flat()) add(answer, undefined)
  for (const { verses, choruses } of Object.values(BANKS)) {
    for (const couplet of [...verses, ...choruses]) {
      const lean = couplet.startsWith('+') ? 'bright' : couplet.startsWith('-') ? 'dark' : undefined
      const second = couplet.split(' / ')[1] ?? ''
      if (!/[{<]/.test(second)) add(second, lean)
    }
  }
  return table
})()

// A line that ends on the sound of another without ending on its word, about as long as wanted.
export function findRhymingLine(
  line: string,
  wish: { syllables: number; lean: Lean; used: ReadonlySet<string> },
  random: Random,
): string | undefined {
  const fits = (LINES_BY_RHYME.get(rhymeKey(line)) ?? []).filter(({ text, lean }) => {
    const isOther = lastWord(text) !== lastWord(line) && !wish.used.has(text)
    return isOther && (lean === undefined || lean === wish.lean)
  })
  const distance = ({ text }: Line): number => Math.abs(countSyllables(text) - wish.syllables)
  const nearest = fits.toSorted((one, other) => distance(one) - distance(other)).slice(0, CHOICES)
  return nearest.length === 0 ? undefined : random.pick(nearest).text
}
