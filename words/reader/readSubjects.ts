import { findSubject } from '../knowledge/findSubject.ts'
import { besideOf, isOtherSense } from '../meaning/otherSense.ts'
import type { Kind, Number, Subject } from '../knowledge/subjects.ts'
import { singularOf, baseOf, type Term } from './grammar.ts'
import { KIN } from './kin.ts'

// A thing the request speaks of: how it is said there, what the bank knows of it, how much it matters.
export type Topic = { said: string; noun: string; number: Number; subject?: Subject; weight: number; at: number }

const LONGEST_NAME_WORDS = 3
const GENERIC = new Set(
  `song week weeks month months minute minutes hour hours thing things way time times day days year years people person man woman someone somebody everything nothing life world lot bit one kind
  beings human humans part all today number place side name word words point points fact facts end start best favorite favourite first last everyone everybody anyone nobody something anything reason touch obsession`.split(
    /\s+/,
  ),
)
const UNTOUCHED: ReadonlySet<Kind> = new Set(['idea', 'feeling'])
const PASTIMES: ReadonlySet<Kind> = new Set(['hobby', 'sport', 'game', 'art', 'music'])
const MODIFIER_TAGS = ['Adjective', 'Noun', 'Value', 'Ordinal']

const bare = (term: Term | undefined): string => (term?.word ?? '').replace(/'s$/, '')

const isFirstName = (names: readonly string[], said: readonly string[]): boolean =>
  said.includes(names[0]?.toLowerCase() ?? '')

// A thing found only as another's rare synonym is not quite that thing.
const synonymCost = (subject: Subject | undefined, said: string): number => {
  const at = (subject?.names ?? []).findIndex((name) => [said, singularOf(said)].includes(name.toLowerCase()))
  return subject === undefined || at < 2 ? 0 : at === 2 ? 0.2 : 0.4
}

function lookUp(terms: readonly Term[], from: number, to: number): Subject | undefined {
  const words = terms.slice(from, to).map(bare)
  const written = words.join(' ')
  const last = words.at(-1) ?? ''
  const one = [...words.slice(0, -1), singularOf(last)].join(' ')
  // "my drive in the snow" is no ambition: what nobody can touch is meant only where it is called by its own name.
  const isMeant = (each: Subject): boolean => !UNTOUCHED.has(each.kind) || isFirstName(each.names, [written, one])
  // A printer jam is no preserve.
  if (last === 'jam' && words.length === 1 && terms[from - 1]?.tags.has('Noun') === true)
    return findSubject(bare(terms[from - 1]))
  // Twenty bucks are no deer.
  if (
    /^(?:bucks?|quid|pounds?|grand)$/.test(last) &&
    /^(?:\d|\$)|^(?:ten|twenty|fifty|hundred|thousand|million|five|two|three)$/.test(terms[to - 2]?.word ?? '')
  )
    return findSubject('money')
  const known = [findSubject(written), findSubject(one)].filter((each) => each !== undefined).filter(isMeant)
  const found = known.find(({ names }) => isFirstName(names, [written, one])) ?? known[0]
  const isDeed =
    terms[to - 1]?.tags.has('Gerund') === true || (/\wing$/.test(last) && found?.names[0]?.toLowerCase() !== written)
  if (found === undefined || (isDeed && !PASTIMES.has(found.kind))) return undefined
  return isOtherSense(found, words, besideOf(terms, from, to)) ? undefined : found
}

const isNounLike = (term: Term | undefined): boolean =>
  term !== undefined &&
  !/^\d/.test(term.word) &&
  !term.tags.has('Particle') &&
  (term.tags.has('Noun') || term.tags.has('Gerund') || term.tags.has('Date')) &&
  !term.tags.has('Pronoun') &&
  !term.tags.has('Possessive') &&
  !(term.tags.has('Value') && !term.tags.has('Date'))

function numberOf(term: Term | undefined, subject: Subject | undefined, hasArticle: boolean): Number {
  if (term?.tags.has('Plural')) return 'many'
  if (hasArticle) return 'one'
  if (subject?.number === 'mass' || subject?.number === 'proper') return subject.number
  return hasArticle ? 'one' : 'mass'
}

const ownerOf = (terms: readonly Term[], at: number): string =>
  [/^(my|our|the)$/.test(terms[at - 1]?.word ?? '') ? terms[at - 1]?.word : undefined, terms[at]?.text]
    .filter(Boolean)
    .join(' ')

// "my old guitar", "the sea", "compilers": the thing with what belongs to it, as a line can sing it.
function sayThing(
  terms: readonly Term[],
  from: number,
  to: number,
): { said: string; start: number; hasArticle: boolean } {
  let start = from
  while (
    start > 0 &&
    from - start < 2 &&
    MODIFIER_TAGS.some((tag) => terms[start - 1]?.tags.has(tag)) &&
    !['FirstName', 'LastName', 'Place', 'WeekDay', 'Month'].some((tag) => terms[start - 1]?.tags.has(tag)) &&
    terms[start - 1]?.word !== 'still' &&
    !/^\d/.test(terms[start - 1]?.word ?? '') &&
    !terms[start - 1]?.tags.has('Gerund') &&
    !/\w{3}ing$/.test(terms[start - 1]?.word ?? '') &&
    !terms[start - 1]?.tags.has('Verb') &&
    !terms[start - 1]?.tags.has('Possessive') &&
    !terms[start - 1]?.tags.has('Pronoun') &&
    !/[,.;]/.test(terms[start - 1]?.after ?? '') &&
    !(terms[start - 1]?.text ?? '').endsWith("'s")
  )
    start--
  const words = terms.slice(start, to).map(({ text }) => text.replace(/[^\p{L}\p{N}'-]+$/u, ''))
  const before = terms[start - 1]?.word ?? ''
  const noun = words.join(' ')
  const owner = terms[start - 1]?.text ?? ''
  if (owner.endsWith("'s")) return { said: `${ownerOf(terms, start - 1)} ${noun}`, start, hasArticle: true }
  if (/^(my|our|your)$/.test(before)) return { said: `${before} ${noun}`, start, hasArticle: true }
  if (/^(every|each|all|both|some|no)$/.test(before)) return { said: `${before} ${noun}`, start, hasArticle: true }
  if (/^(the|this|that|a|an|his|her|their|one)$/.test(before)) return { said: `the ${noun}`, start, hasArticle: true }
  return { said: noun, start, hasArticle: false }
}

// "who microwaves fish": the microwave is no thing of this song, nor is a number.
const isUsedAsVerb = (terms: readonly Term[], at: number, size: number): boolean =>
  terms
    .slice(at, at + size)
    .some(({ tags, word }) => (tags.has('Verb') && !tags.has('Gerund') && !word.endsWith('ing')) || /^\d+$/.test(word))

// "snoring like a chainsaw" is not about a chainsaw.
const isLikeness = (terms: readonly Term[], at: number): boolean =>
  terms.slice(Math.max(0, at - 3), at).some(({ word, tags }) => word === 'like' && !tags.has('Verb'))

// The coffee of "a coffee machine" is its picture; the amazon of "the amazon warehouse" is not.
const MODIFYING: ReadonlySet<Kind> = new Set([
  'food',
  'drink',
  'animal',
  'plant',
  'technology',
  'sport',
  'music',
  'vehicle',
  'myth',
])

function endOfCompound(terms: readonly Term[], from: number): number {
  let end = from
  while (
    end - from < 2 &&
    terms[end]?.tags.has('Noun') === true &&
    !/[,.;]/.test(terms[end - 1]?.after ?? '') &&
    !(terms[end - 1]?.text ?? '').endsWith("'s") &&
    !['Pronoun', 'Possessive', 'ProperNoun', 'Date', 'Value'].some((tag) => terms[end]?.tags.has(tag)) &&
    !terms[end - 1]?.tags.has('Plural') &&
    terms[end]?.word !== 'home'
  )
    end++
  return end
}

const nameOf = ({ names, kind }: Subject): string =>
  names.find((name) => name.endsWith('ing')) ?? (PASTIMES.has(kind) ? names[0] : undefined) ?? ''

const isTime = (term: Term | undefined, subject: Subject | undefined): boolean =>
  term?.tags.has('Date') === true || subject?.kind === 'time' || subject?.kind === 'season' || subject?.kind === 'body'

export function readTopics(terms: readonly Term[], taken: (at: number) => boolean): Topic[] {
  const topics: Topic[] = []
  for (let at = 0; at < terms.length; at++) {
    if (taken(at)) continue
    for (let size = Math.min(LONGEST_NAME_WORDS, terms.length - at); size > 0; size--) {
      if (size > 1 && Array.from({ length: size - 1 }, (_, next) => at + next + 1).some(taken)) continue
      const head = terms[at + size - 1]
      const word = bare(head)
      const subject =
        isNounLike(head) && (size > 1 || !GENERIC.has(word)) && !isUsedAsVerb(terms, at, size)
          ? lookUp(terms, at, at + size)
          : undefined
      const isPlainNoun =
        size === 1 &&
        !head?.tags.has('Gerund') &&
        !/\wing$/.test(word) &&
        isNounLike(head) &&
        !GENERIC.has(word) &&
        !/^(?:hungover|pregnant|broke|homesick|sober|leavers?)$/.test(word) &&
        !KIN.has(word) &&
        !terms[at - 1]?.tags.has('Adverb') &&
        !/^(?:being|is|am|are|was|were|i'm|becoming|going|turning)$/.test(terms[at - 1]?.word ?? '') &&
        (!isNounLike(terms[at + 1]) || terms[at + 1]?.word === 'home') &&
        !head?.tags.has('ProperNoun')
      // "the last train home" is about the train.
      const isWayHome =
        word === 'home' && /^(?:Noun|Verb|Plural|Singular)/.test([...(terms[at + size - 2]?.tags ?? [])].join(' '))
      if ((subject === undefined && !isPlainNoun) || isWayHome) continue
      const compound = endOfCompound(terms, at + size)
      const isModifier = compound > at + size
      if (isModifier && (subject === undefined || !MODIFYING.has(subject.kind))) continue
      const { said, hasArticle } = sayThing(terms, at, compound)
      const weight =
        (subject === undefined ? (topics.length === 0 ? 0.9 : 0.5) : 1 + size * 0.3) -
        (head?.tags.has('ProperNoun') ? 0.3 : 0) -
        topics.length * 0.12 +
        (topics.length === 0 ? 0.6 : said.startsWith('my ') ? 0.3 : 0) -
        (KIN.has(word) ? (said.includes("'s ") ? 2.6 : 1.6) : 0) -
        (isTime(head, subject) ? 0.9 : 0) -
        (isLikeness(terms, at) ? 1.4 : 0) -
        (isModifier ? 0.2 : 0) -
        synonymCost(
          subject,
          terms
            .slice(at, at + size)
            .map(bare)
            .join(' '),
        )
      const noun = terms
        .slice(at, at + size)
        .map(({ text }) => text.replace(/[^\p{L}\p{N}'-]+$/u, ''))
        .join(' ')
      // "tattoo" alone is the tattoo.
      const isCountable =
        !hasArticle &&
        subject?.number === 'one' &&
        head?.tags.has('Plural') !== true &&
        !head?.tags.has('ProperNoun') &&
        !word.endsWith('ing')
      topics.push({
        said: isCountable ? `the ${said}` : said,
        noun,
        number: isCountable ? 'one' : numberOf(head, subject, hasArticle),
        ...(subject && { subject }),
        weight,
        at,
      })
      at = compound - 1
      break
    }
  }
  for (const [at, term] of terms.entries()) {
    if (taken(at) || !term.tags.has('Verb') || topics.some((topic) => topic.at === at)) continue
    const base = term.tags.has('PastTense')
      ? baseOf(term.word, 'past')
      : term.tags.has('Gerund')
        ? baseOf(term.word, 'gerund')
        : term.word
    // Who kept my records is no goalkeeper, and who beat me at chess no drum.
    const byName = (name: string): Subject | undefined => {
      const found = findSubject(name)
      return found?.names[0] === name ? found : undefined
    }
    const gerund = findSubject(`${base}ing`) ?? byName(term.word) ?? byName(`${base}er`)
    const isWhole = terms.length === 1 && term.tags.has('Gerund')
    if (gerund !== undefined && (PASTIMES.has(gerund.kind) || isWhole))
      topics.push({
        said: nameOf(gerund),
        noun: nameOf(gerund),
        number: 'mass',
        subject: gerund,
        weight: (isWhole ? 1.9 : 0.7) - topics.length * 0.1,
        at,
      })
  }
  return topics.toSorted((one, other) => other.weight - one.weight)
}
