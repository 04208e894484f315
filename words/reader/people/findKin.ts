import type { Term } from '../grammar.ts'
import { KIN, type Kin } from '../kin.ts'
import { speakDigits } from '../sayLine.ts'
import { makePerson, type Person } from './makePerson.ts'
import { nameAfter, pronounSex } from './names.ts'

function kinAt(terms: readonly Term[], at: number): { word: string; kin: Kin } | undefined {
  const word = (terms[at]?.word ?? '').replace(/'s$/, '')
  const kin = KIN.get(word)
  return kin === undefined ? undefined : { word, kin }
}

const HOUSEHOLD = /^(?:mum|mom|dad|mother|father|grandad|granddad|grandpa|grandma|granny|nan|nana|nonna|nonno|oma|opa)$/

// "refugee mother", "soccer mom": somebody's, and not mine.
const isCompound = (terms: readonly Term[], at: number): boolean =>
  terms[at - 1]?.tags.has('Singular') === true &&
  !terms[at - 1]?.tags.has('ProperNoun') &&
  !/[,.;]/.test(terms[at - 1]?.after ?? '')

// Nobody's cat and nobody's mother.
const NO_KIN =
  /^(?:(?:cat|dog) litter|cat (?:burglars?|suits?|walks?|naps?)|grandfather clocks?|(?:dog|cat|horse|puppy|pet) (?:days|walkers?|tags?|parks?|shows?|shelters?|food|people|person|lady|ladies|caf[eé]s?|lovers?|groomers?|sitters?|hair|beds?|videos?|rescue|races?|racing|riding|stores?|shops?|training|trainers?)|mother (?:nature|tongue|earth|lode)|father (?:time|christmas)|baby (?:shower|blue|steps?)|sister (?:ship|city))$/

// Where "my" or "our" stands before a kin, at most four words back.
function startOf(terms: readonly Term[], at: number): number {
  let start = at
  while (
    start > 0 &&
    at - start < 4 &&
    !['my', 'our'].includes(terms[start]?.word ?? '') &&
    !(terms[start - 1]?.after ?? '').match(/[,.;]/) &&
    !(terms[start - 1]?.text ?? '').endsWith("'s")
  )
    start--
  return start
}

// "grandad died": everybody's grandad is their own.
const isBareKin = (terms: readonly Term[], at: number, word: string): boolean =>
  HOUSEHOLD.test(word) &&
  !KIN.has(terms[at - 1]?.word ?? '') &&
  !/^(?:the|an?|his|her|their|your|this|that|every|single|new|of|being|becoming|like|'s)$/.test(
    terms[at - 1]?.word ?? '',
  ) &&
  !(terms[at - 1]?.text ?? '').endsWith("'s") &&
  terms[at - 1]?.tags.has('Adjective') !== true &&
  !isCompound(terms, at)

function modifierOf(terms: readonly Term[], start: number, at: number): string | undefined {
  const between = terms.slice(start + 1, at).map(({ text }) => speakDigits(text))
  const isSaid =
    between.length > 0 &&
    between.length < 3 &&
    !between.some((word) => /^(?:late|dear|dead|own|deceased)$|'s$|,$/i.test(word))
  return isSaid ? between.join(' ') : undefined
}

// "mum and dad".
function bothAt(terms: readonly Term[], at: number, here: { word: string; kin: Kin }): Person | undefined {
  const other = terms[at + 1]?.word === 'and' ? kinAt(terms, at + 2) : undefined
  if (other === undefined || !HOUSEHOLD.test(other.word)) return undefined
  const kin = `${here.word} and ${other.word}`
  return makePerson(here.kin, { kin, own: 'my', sex: 'they', isGroup: true, at, end: at + 3 })
}

type Article = { isOne: boolean; article: number }
function articleOf(terms: readonly Term[], at: number, isNamed: boolean): Article {
  const isDescribed =
    terms[at - 1]?.tags.has('Adjective') === true || (isNamed && terms[at - 1]?.tags.has('Noun') === true)
  const article = isDescribed ? at - 2 : at - 1
  return { article, isOne: /^an?$/.test(terms[article]?.word ?? '') }
}

// "a girl named Chloe" is no girl of mine.
const ANYBODY = /^(?:girl|boy|guy|man|woman|lady|lad)$/

function personAt(terms: readonly Term[], at: number, isFirst: boolean): Person | undefined {
  const here = kinAt(terms, at)
  if (here === undefined || NO_KIN.test(`${terms[at]?.word ?? ''} ${terms[at + 1]?.word ?? ''}`)) return undefined
  // "our parrot Captain" is called so; "guinea pig" is one word.
  const isNameNext = here.kin.isPet === true && /^\p{Lu}/u.test(terms[at + 1]?.text ?? '')
  if (kinAt(terms, at + 1) !== undefined && !isNameNext) return undefined
  const start = startOf(terms, at)
  const own = terms[start]?.word
  const isOwn = own === 'my' || own === 'our'
  const named = nameAfter(terms, at + 1, here.kin)
  const isBare = isBareKin(terms, at, here.word)
  if (!isOwn && named === undefined && !isBare) return undefined
  const both = isBare ? bothAt(terms, at, here) : undefined
  if (both !== undefined) return both
  const isTheirs = /^(?:her|his|their)$/.test(terms[at - 1]?.word ?? '')
  const { article, isOne } = articleOf(terms, at, named !== undefined)
  // "a guy named Otto and Beam" is two of them; "three hens named …" are called, and nobody counts them to their face.
  const isMany = named?.name.includes(' and ') === true
  const isCounted = isMany && terms[at - 1]?.tags.has('Value') === true && !isOwn
  const isPossessor = (terms[at]?.text ?? '').endsWith("'s")
  // Sam is a he until somebody says "her".
  const told = isFirst ? pronounSex(terms) : undefined
  const modifier = isOwn ? modifierOf(terms, start, at) : undefined
  return makePerson(here.kin, {
    ...(!(isOne && named !== undefined && ANYBODY.test(here.word) && terms[at - 1]?.word !== 'baby') && {
      kin: here.word,
    }),
    ...(modifier !== undefined && { modifier }),
    ...(isOwn ? { own } : isBare && named === undefined ? { own: 'my' as const } : {}),
    ...(named !== undefined && !isPossessor && { name: named.name }),
    ...(isTheirs && { isTheirs }),
    sex: isMany ? 'they' : (here.kin.sex ?? told ?? named?.sex ?? pronounSex(terms)),
    ...(isMany && { isGroup: true }),
    ...(isMany && isOne && ANYBODY.test(here.word) && { isLover: false }),
    at: isOwn ? start : isTheirs || isCounted ? at - 1 : isOne ? article : at,
    end: isPossessor ? at + 1 : (named?.end ?? at + 1),
  })
}

// "my late grandmother Rosa", "our cat", "Grandpa Joe".
export function findKin(terms: readonly Term[]): Person[] {
  const found: Person[] = []
  for (let at = 0; at < terms.length; at++) {
    if (found.some(({ end }) => at < end)) continue
    const person = personAt(terms, at, found.length === 0)
    if (person !== undefined) found.push(person)
  }
  return found
}
