import type { Term } from './grammar.ts'
import { baseOf } from './grammar.ts'
import type { Sex } from './kin.ts'

// How the one a song is for is spoken of while it is sung.
export type Address = 'you' | 'about' | 'me' | 'we'

const SECOND: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  am: 'are',
  goes: 'go',
}

// "turns" said to the one who does it: "turn".
export function toSecondPerson(verb: Term): string {
  const word = verb.word
  const bent = SECOND[word]
  if (bent !== undefined) return bent
  if (verb.tags.has('PastTense') || verb.tags.has('Modal') || !word.endsWith('s') || word.endsWith('ss')) return word
  return baseOf(word, 'present') || word.replace(/s$/, '')
}

const SUBJECT_OF: Readonly<Record<'he' | 'she' | 'they', string>> = { he: 'he', she: 'she', they: 'they' }
export const subjectPronoun = (sex: Sex): string => SUBJECT_OF[sex ?? 'they']
export const objectPronoun = (sex: Sex): string => ({ he: 'him', she: 'her', they: 'them' })[sex ?? 'they']
export const possessive = (sex: Sex): string => ({ he: 'his', she: 'her', they: 'their' })[sex ?? 'they']

const HIS = new Set(['his', 'her', 'their', 'hers'])
const HIM = new Set(['him', 'her', 'them'])
const HE = new Set(['he', 'she', 'they'])

const isOf = (word: string, sex: Sex): boolean => {
  const sexes: Readonly<Record<string, Sex>> = {
    he: 'he',
    him: 'he',
    his: 'he',
    himself: 'he',
    "he'd": 'he',
    "he'll": 'he',
    "she'd": 'she',
    "she'll": 'she',
    "he's": 'he',
    "she's": 'she',
    she: 'she',
    her: 'she',
    hers: 'she',
    herself: 'she',
  }
  const meant = sexes[word]
  return meant === undefined ? sex === 'they' || sex === undefined : sex === undefined || sex === meant
}

const SKIPPED = new Set(['never', 'always', 'still', 'just', 'really', 'also', 'only', 'even', 'now'])

// The verb of "he" and "she" once they have become "you".
function followsPronoun(terms: readonly Term[], at: number, sex: Sex): boolean {
  let before = at - 1
  while (SKIPPED.has(terms[before]?.word ?? '')) before--
  const pronoun = terms[before]?.word ?? ''
  return (pronoun === 'he' || pronoun === 'she') && isOf(pronoun, sex)
}

// Words about the person turned towards the person: "her garden" becomes "your garden".
export function turnTowards(terms: readonly Term[], sex: Sex): string[] {
  return terms.map((term, at) => {
    const { word } = term
    if (term.tags.has('Verb') && followsPronoun(terms, at, sex)) return toSecondPerson(term)
    if (!isOf(word, sex)) return term.text
    if (word === 'himself' || word === 'herself' || word === 'themselves') return 'yourself'
    if (word === "he's" || word === "she's") return "you're"
    if (/^(?:he|she)'(?:d|ll)$/.test(word)) return `you'${word.split("'")[1] ?? ''}`
    const next = terms[at + 1]
    const ownsNext =
      next !== undefined &&
      ['Noun', 'Adjective', 'Value'].some((tag) => next.tags.has(tag)) &&
      !next.tags.has('Pronoun') &&
      !/[,.;]/.test(term.after)
    // "she loves her garden": whoever gardens, it is hers.
    const isVerbLike =
      next?.tags.has('Verb') === true &&
      !next.word.endsWith('ing') &&
      !/[,.;]/.test(term.after) &&
      (at === 0 ||
        /^(?:loves?|loved|likes?|misses|miss|missed|hates?|tends?|has|in|with|of|for|and|from|on|at|to|about)$/.test(
          terms[at - 1]?.word ?? '',
        ))
    // "I want her back": she is to come, and her back is well.
    const isBack =
      next?.word === 'back' &&
      at > 0 &&
      /^(?:want|wanted|get|got|take|took|have|need|win|won|bring|brought|love|loved|call|called|text|miss|missed)$/.test(
        terms[at - 1]?.word ?? '',
      )
    if (HIS.has(word) && (word !== 'her' || ((ownsNext || isVerbLike) && !isBack)))
      return word === 'hers' ? 'yours' : 'your'
    if (HIM.has(word) || HE.has(word)) return 'you'
    return term.text
  })
}
