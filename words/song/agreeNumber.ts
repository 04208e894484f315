import { meterScore } from '../sound/meter.ts'
import { remember } from '../sound/remember.ts'
import { tagOnce } from './tagOnce.ts'

const MAY_BE_MANY =
  /\bthere's (?:(?:only|just|still) )?(?:\p{L}+ )?(?:\p{L}+[^s\P{L}]s|people|men|women|children|mice|feet)\b/iu
const EVERY = /\b(there)'s((?: (?:only|just|still))? )/gi

// A syllable more before the stress is hardly heard.
const HARDLY_HEARD = 0.08

const isMany = (line: string): boolean => {
  const terms = tagOnce(line)
  const at = terms.findIndex(({ word }) => word === "there's" || word === 'there')
  const noun = terms.slice(at + 1, at + 5).find(({ tags }) => tags.has('Noun') && !tags.has('Pronoun'))
  return at >= 0 && noun?.tags.has('Plural') === true && !noun.tags.has('Possessive')
}

// "There's names on the butter": where the metre bears it, there are.
export const agreeNumber = (line: string): string =>
  line.includes("here's ") && MAY_BE_MANY.test(line) ? agreed(line) : line

const agreed = remember((line: string): string => {
  // "there's names on the butter, there's names on the cheese": both or neither.
  const written = line.replaceAll(EVERY, '$1 are$2')
  return line
    .split(/(?=\bthere's\b)/i)
    .filter((part) => /^there's/i.test(part))
    .every(isMany) && meterScore(written) >= meterScore(line) - HARDLY_HEARD
    ? written
    : line
})
