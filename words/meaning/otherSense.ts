import type { Subject } from '../knowledge/subjects.ts'
import type { Term } from '../reader/grammar.ts'
import { KIN } from '../reader/kin.ts'
import { meaningOf, mix, nearness, type Meaning } from './vectors.ts'

// "platform" beside "code" is none that trains stop at: what stands beside a word in its phrase is near to the sense it is
// meant in. Figures: docs/decisions/0021-meaning.md.
const FAR = 0.05
const CONTRAST = 0.45
// What is only called so, third or later among its names, is doubted sooner.
const RARE_NAME = 2
const FAR_OF_RARE = 0.15
const CONTRAST_OF_RARE = 0.11

const NO_SENSE = ['Pronoun', 'Possessive', 'ProperNoun', 'Value', 'Determiner', 'FirstName', 'Date']
const tellsSense = (term: Term | undefined): term is Term =>
  term !== undefined &&
  (term.tags.has('Noun') || term.tags.has('Adjective')) &&
  !NO_SENSE.some((tag) => term.tags.has(tag)) &&
  !term.text.endsWith("'s") &&
  !KIN.has(term.word)

// The words that stand in one phrase with those from `from` to `to`.
export function besideOf(terms: readonly Term[], from: number, to: number): Term[] {
  const isOpen = (at: number): boolean => !/[,.;:]/.test(terms[at]?.after ?? '')
  // "code platforms" orders nobody to code.
  const isOpening = (at: number): boolean => at === 0 && terms[0]?.tags.has('Infinitive') === true
  const before = [from - 1, from - 2].filter(
    (at, nth) =>
      (tellsSense(terms[at]) || isOpening(at)) &&
      isOpen(at) &&
      (nth === 0 || (tellsSense(terms[from - 1]) && isOpen(from - 1))),
  )
  const after = [to].filter((at) => tellsSense(terms[at]) && isOpen(at - 1) && terms[at].tags.has('Noun'))
  return [...before, ...after].flatMap((at) => terms[at] ?? [])
}

const read = (text: string): Meaning[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).flatMap((word) => {
    const meaning = meaningOf(word)
    return meaning === undefined ? [] : [meaning]
  })
const meanings = new WeakMap<Subject, Meaning | undefined>()
function meaningOfSubject(subject: Subject): Meaning | undefined {
  if (meanings.has(subject)) return meanings.get(subject)
  const { parts, places, senses, phrases, deeds, does } = subject
  const text = [...parts.map((part) => part.text), ...places, ...senses, ...phrases, ...deeds, ...does].join(' ')
  const known = read(text)
  const found = known.length === 0 ? undefined : mix(known)
  meanings.set(subject, found)
  return found
}

// Whether what stands beside a word speaks of the word and not of what is meant by it here.
export function isFarFrom(said: readonly string[], beside: readonly Term[], meant: Meaning, isRare = false): boolean {
  const own = said.flatMap((word) => read(word))
  return beside.some(({ word, tags }) => {
    const meaning = meaningOf(word)
    if (meaning === undefined || own.length === 0) return false
    const toWord = Math.max(...own.map((each) => nearness(each, meaning)))
    const toMeant = nearness(meant, meaning)
    if (isRare && !tags.has('Adjective')) return toMeant <= FAR_OF_RARE && toWord - toMeant >= CONTRAST_OF_RARE
    return toMeant <= FAR && toWord - toMeant >= CONTRAST
  })
}

// Asked only of what is also called so: a thing's first name is its own. "the railway platform" is near to a station, whatever
// stands on one.
const NEAR_TO_NAME = 0.35
export function isOtherSense(subject: Subject, said: readonly string[], beside: readonly Term[]): boolean {
  const [first = ''] = subject.names
  const name = said.join(' ')
  const nth = subject.names.findIndex(
    (each) => each.toLowerCase() === name || each.toLowerCase() === name.replace(/s$/, ''),
  )
  if (beside.length === 0 || nth === 0) return false
  const isNear = read(first).some((called) =>
    beside.some(({ word }) => read(word).some((each) => nearness(each, called) >= NEAR_TO_NAME)),
  )
  const meant = isNear ? undefined : meaningOfSubject(subject)
  return meant !== undefined && isFarFrom(said, beside, meant, nth < 0 || nth >= RARE_NAME)
}
