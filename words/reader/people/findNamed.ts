import { findSubject } from '../../knowledge/findSubject.ts'
import { pronounce } from '../../sound/pronounce.ts'
import type { Term } from '../grammar.ts'
import { makePerson, type Person } from './makePerson.ts'
import { bareName, endOfNames, isNamed, pronounSex, sexOf, TITLES } from './names.ts'

const isCapital = (term: Term | undefined): boolean => /^\p{Lu}/u.test(term?.text ?? '')

const OF_THEM = /^(?:his|her|their|he|she)$/

// "Zurab always eating plums": a word nobody wrote down, and it does something.
const isUnheardOf = (terms: readonly Term[], at: number): boolean => {
  const [term, next, last] = terms.slice(at, at + 3)
  const doer = next?.tags.has('Adverb') === true ? last : next
  return (
    isCapital(term) &&
    term?.tags.has('Verb') === false &&
    !/[,.;:!?]/.test(term.after) &&
    (next?.word === 'who' || (doer?.tags.has('Verb') === true && /\w(?:ing|s)$/.test(doer.word))) &&
    (!pronounce(term.word).known || (term.tags.has('Singular') && terms.some(({ word }) => OF_THEM.test(word)))) &&
    findSubject(term.word) === undefined
  )
}

// A sentence begins with a capital, and that makes nobody a name; "Mia, who turns six" does.
const isOnlyFirst = (terms: readonly Term[], at: number, isFor: boolean): boolean =>
  at === 0 &&
  !isUnheardOf(terms, at) &&
  !(
    isFor &&
    /[,.!]|^\s*$/.test(terms[0]?.after ?? ' ') &&
    /^(?:$|,|\.|!|who|he|she|and|is|turning|my|our)/.test(`${(terms[0]?.after ?? '').trim()}${terms[1]?.word ?? ''}`)
  ) &&
  !TITLES.has(terms[at]?.word.replace('.', '') ?? '') &&
  !(terms[1]?.word === 'and' && terms[2]?.tags.has('FirstName') === true) &&
  !(terms[1]?.word === 'the' && terms[0]?.tags.has('FirstName') === true)

// No child of ours built that ark.
const KNOWN_THINGS =
  /^(?:noah's (?:ark|flood)|jacob's ladder|murphy's law|pandora's box|adam's apple|rubik's cube|schr(?:ö|o)dinger's cat|halley's comet|martha's vineyard|charlotte's web|gulliver's travels|dante's inferno|newton's laws?|darwin's finches)/i
const CHAINS =
  /^(?:wendy|macy|denny|arby|chili|domino|applebee|lowe|kohl|levi|sainsbury|nando|reese|hershey|kellogg)'s$/i

// "my beautiful Ngozi, you are": called by name, and one's own.
const DEAR = /^(?:beautiful|sweet|dear|dearest|darling|gorgeous|lovely|love|beloved|precious|queen|angel)$/
const isDear = (terms: readonly Term[], at: number): boolean =>
  isCapital(terms[at]) &&
  DEAR.test(terms[at - 1]?.word ?? '') &&
  terms[at - 2]?.word === 'my' &&
  (at + 1 === terms.length ||
    /[,.!]/.test(terms[at]?.after ?? '') ||
    /^(?:you|your|you're|i|i'm|is|with|who)$/.test(terms[at + 1]?.word ?? ''))
// Little ones are called so by whoever brings them up.
const BROUGHT_UP = /^(?:baby|daughter|son|little|girl|boy|child|granddaughter|grandson|niece|nephew|dog|cat|puppy)$/

// "the Rock Hoppers", "my old Nokia phone", "a town called Reading": capitals of no person.
function isOfThing(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  if (CHAINS.test(term?.text ?? '') || KNOWN_THINGS.test(`${term?.text ?? ''} ${terms[at + 1]?.word ?? ''}`))
    return true
  if (terms[at - 2]?.word === 'the' && isCapital(terms[at - 1])) return true
  if (term?.tags.has('FirstName') === true) return false
  if (isDear(terms, at + 1) || isDear(terms, at)) return false
  const before = terms[at - 1]?.word ?? ''
  const isMake =
    !/[,.;]/.test(term?.after ?? '') &&
    /^\p{Ll}/u.test(terms[at + 1]?.text ?? '') &&
    terms[at + 1]?.tags.has('Singular') === true
  return (
    isMake ||
    /^(?:an?|the|my|our|hometown|town|city|village|street|school|county|island|lake)$/.test(before) ||
    /^\d{2,4}$/.test(before)
  )
}

// "on Debra Drive" lives somebody else.
const isStreet = (name: string): boolean =>
  /\p{L} (?:Drive|Street|Road|Avenue|Lane|Boulevard|Court|Park|Bridge|Station|County|River|Lake|Beach|Hall)$/u.test(
    name,
  )

const isPairNext = (terms: readonly Term[], at: number): boolean => {
  const from = isCalled(terms, at + 2) ? at + 2 : at + 1
  return (
    /^\p{Ll}/u.test(terms[at]?.text ?? '') &&
    !/[,.;]/.test(terms[at]?.after ?? '') &&
    isCapital(terms[from]) &&
    terms[from + 1]?.word === 'and' &&
    isCapital(terms[from + 2])
  )
}

// Past the other words of a name that is no person's.
function skipName(terms: readonly Term[], from: number): number {
  let at = from
  while (isCapital(terms[at + 1]) && !/[,.;]/.test(terms[at]?.after ?? '')) at++
  return at
}

// "She left. Bring me home", "Give them time", "a heart of Gold": ordinary words, for all their capitals.
const SPOKEN = [
  'Verb',
  'Pronoun',
  'Conjunction',
  'Preposition',
  'Determiner',
  'Adverb',
  'QuestionWord',
  'Expression',
  'Adjective',
  'Demonym',
]
const NAMED = ['FirstName', 'LastName', 'MaleName', 'FemaleName', 'Honorific']
const isCalled = (terms: readonly Term[], at: number): boolean => /^(?:named|called)$/.test(terms[at - 1]?.word ?? '')
function isOrdinary(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  if (term === undefined || !isCapital(term) || isCalled(terms, at)) return false
  const [next] = terms.slice(at + 1)
  // "Tunisia will rise": Will is nobody there, and nor is Don in "don not".
  if (term.word === 'will' && next?.tags.has('Infinitive') === true) return true
  if (/^(?:will|don|may|can)$/.test(term.word) && /^(?:not|be|never|always|you|we|i|rise)$/.test(next?.word ?? ''))
    return true
  if (/^(?:give|let|make|take|bring|keep|call|her|his|their|its|my|our|your)$/.test(term.word)) return true
  // "Tony Winning The Lottery", typed as a headline.
  if (/\w{3}ing$/.test(term.word) && /^(?:the|an?|his|her)$/.test(next?.word ?? '')) return true
  // "Labor Day" is nobody.
  if (
    /^(?:day|eve|week|month|festival)$/.test(term.word) &&
    isCapital(terms[at - 1]) &&
    !NAMED.some((tag) => terms[at - 1]?.tags.has(tag))
  )
    return true
  // "Mr Gray Being the best", "Lee Running all around the world".
  if (
    at > 0 &&
    (term.word === 'being' ||
      (/\w{3}ing$/.test(term.word) &&
        /^(?:all|around|from|to|in|into|at|away|for|over|through|with|on)$/.test(next?.word ?? '')))
  )
    return true
  if (NAMED.some((tag) => term.tags.has(tag))) return false
  const isAfterName = at > 0 && NAMED.some((tag) => terms[at - 1]?.tags.has(tag))
  if (isAfterName) return term.tags.has('Gerund') || (/\w{3}ing$/.test(term.word) && pronounce(term.word).known)
  // "Snorlith and Umbrick": two words nobody wrote down are names side by side.
  const isUnknown = term.tags.has('ProperNoun') && !pronounce(term.word).known && !term.tags.has('Demonym')
  if (
    isUnknown &&
    at > 0 &&
    next?.word === 'and' &&
    isCapital(terms[at + 2]) &&
    !pronounce(terms[at + 2]?.word ?? '').known
  )
    return false
  const opens = at > 0 && /[.!?:]/.test(terms[at - 1]?.after ?? '')
  return (
    SPOKEN.some((tag) => term.tags.has(tag)) ||
    (opens && pronounce(term.word).known && !term.tags.has('ProperNoun')) ||
    findSubject(term.word) !== undefined ||
    (term.tags.has('Plural') && pronounce(term.word).known)
  )
}

const ELSEWHERE = ['in', 'from', 'to', 'at', 'near', 'the', 'called']
const isPerson = (terms: readonly Term[], at: number, isFirst: boolean): boolean => {
  const before = terms[at - 1]?.word ?? ''
  if (isOrdinary(terms, at)) return false
  if (terms[at]?.tags.has('FirstName') === true && ['to', 'from', 'with'].includes(before)) return true
  return isNamed(terms[at], isFirst) && !ELSEWHERE.includes(before)
}

function endOfName(terms: readonly Term[], at: number): number {
  let end = at + 1
  while (
    end < terms.length &&
    end - at < 3 &&
    !/[,.;:!?]/.test(terms[end - 1]?.after ?? '') &&
    !(terms[end - 1]?.text ?? '').endsWith("'s") &&
    isNamed(terms[end], false) &&
    !isOrdinary(terms, end)
  )
    end++
  return end
}

// "my husband of 30 years, Tom": the name of whoever was called by kin.
function namesFirst(terms: readonly Term[], at: number, name: string, first: Person | undefined): first is Person {
  if (first === undefined || first.name !== undefined) return false
  if (terms[first.end]?.word !== name.toLowerCase() && !/,/.test(terms[at - 1]?.after ?? '')) return false
  const since = terms.slice(first.end, at).map(({ word }) => word)
  const isSince = since[0] === 'of' && /^(?:years|months|decades)$/.test(since.at(-1) ?? '') && since.length < 5
  return at === first.end || isSince
}

// "Mia and Tom" are sung to together.
function joins(terms: readonly Term[], at: number, partner: Person | undefined): partner is Person {
  return (
    partner !== undefined &&
    partner.kin === undefined &&
    partner.name !== undefined &&
    ['and', '&'].includes(terms[at - 1]?.word ?? '') &&
    partner.end === at - 1
  )
}

// Adds whoever is called only by name to those called by kin.
export function findNamed(terms: readonly Term[], kin: readonly Person[], isFor: boolean): Person[] {
  const found = [...kin]
  for (let at = 0; at < terms.length; at++) {
    if (found.some((person) => at >= person.at && at < person.end)) continue
    if (isOfThing(terms, at)) {
      // "the cousins Ida and Noor": the two are called so.
      if (!isPairNext(terms, at)) at = skipName(terms, at)
      continue
    }
    if (!isPerson(terms, at, isOnlyFirst(terms, at, isFor))) {
      // "at Oakfield Primary": nobody is called Primary.
      if (isCapital(terms[at]) && at > 0) at = skipName(terms, at)
      continue
    }
    const alone = endOfName(terms, at)
    const listed = isCalled(terms, at) ? endOfNames(terms, alone) : undefined
    const end = listed ?? alone
    const name = terms
      .slice(at, end)
      .map((term, index, all) => `${bareName(term)}${/,/.test(term.after) && index < all.length - 1 ? ',' : ''}`)
      .join(' ')
    if (listed !== undefined) {
      found.push(makePerson({ sex: 'they', isGroup: true }, { name, sex: 'they', at, end }))
      at = end - 1
      continue
    }
    if (isStreet(name)) {
      at = end - 1
      continue
    }
    const [first] = found
    const partner = found.at(-1)
    if (namesFirst(terms, at, name, first)) {
      const { sex = sexOf(terms[at]) } = first
      found[0] = { ...first, name, end, sex }
    } else if (joins(terms, at, partner))
      found[found.length - 1] = { ...partner, name: `${partner.name} and ${name}`, sex: 'they', isGroup: true, end }
    else {
      const sex = sexOf(terms[at]) ?? pronounSex(terms)
      const isOwn = isDear(terms, at)
      const isLover = isOwn && !terms.some(({ word }) => BROUGHT_UP.test(word))
      const own = isOwn ? { own: 'my' as const, isLover, at: at - 2 } : { at }
      found.push(makePerson({ sex: undefined }, { name, sex, end, ...own }))
      at = end - 1
    }
  }
  return found
}
