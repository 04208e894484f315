import { findSubject } from '../../knowledge/findSubject.ts'
import { pronounce } from '../../sound/pronounce.ts'
import type { Kin, Sex } from '../kin.ts'
import type { Term } from '../grammar.ts'

export const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'sir',
  'captain',
  'coach',
  'aunt',
  'uncle',
  'grandma',
  'grandpa',
  'auntie',
])
const NOT_NAMES =
  /^(i|i'm|she|he|they|we|it|god|lord|jesus|christ|allah|new|year|eve|i've|i'd|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|valentine|thanksgiving|english|french|german|spanish|italian|dj|ai|tv|uk|usa|adhd|ocd|ptsd|alzheimer|parkinson|instagram|insta|facebook|tiktok|twitter|youtube|netflix|spotify|google|amazon|tinder|bumble|hinge|zoom|whatsapp|snapchat|reddit|linkedin|airbnb|uber|ikea|walmart|target|applebee|costco|tesco|xbox|playstation|nintendo|minecraft|fortnite|roblox|alexa|siri|chatgpt|excel|mars|venus|jupiter|saturn|ww1|ww2|bpm|mr|mrs|ms|dr|phd|mba|gcse|gcses|bsc|msc|hoa|tsa|dmv|irs|nhs)('s)?$/i
const NOT_AFTER_KIN = new Set(
  'who that which and in on at for with from by is was has had will would can never always just the a an to of as so but because when while like not than then chasing stealing old'.split(
    ' ',
  ),
)

export const isNamed = (term: Term | undefined, isFirst: boolean): boolean => {
  if (term === undefined || (NOT_NAMES.test(term.word) && !TITLES.has(term.word.replace('.', '')))) return false
  // "tore his ACL": nobody is called so.
  if (/^\p{Lu}{3,5}$/u.test(term.text) && !term.tags.has('FirstName')) return false
  if (term.tags.has('Place') || term.tags.has('City') || term.tags.has('Country')) return false
  if (term.tags.has('FirstName')) return !(isFirst && term.tags.has('Verb')) && /^\p{Lu}/u.test(term.text)
  return /^\p{Lu}[\p{L}\d]/u.test(term.text) && !isFirst
}

export const sexOf = (term: Term | undefined): Sex =>
  term?.tags.has('FemaleName') ? 'she' : term?.tags.has('MaleName') ? 'he' : undefined

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
export const bareName = (term: Term | undefined): string => (term?.text ?? '').replace(/'s$|[^\p{L}\p{N}'-]+$/gu, '')

// "my friend zoran": a word nobody wrote down is what he is called.
const isUnheardOf = (term: Term): boolean =>
  term.tags.has('Noun') &&
  !term.tags.has('Pronoun') &&
  !/'|^\p{L}{1,3}$/u.test(term.text) &&
  /^\p{L}+$/u.test(term.text) &&
  !pronounce(term.word).known &&
  findSubject(term.word) === undefined

// "Indigo, Finn and Beau": where the last of those called so ends.
export function endOfNames(terms: readonly Term[], from: number): number | undefined {
  const isCapital = (at: number): boolean => /^\p{Lu}/u.test(terms[at]?.text ?? '')
  let at = from
  while (/,/.test(terms[at - 1]?.after ?? '') && isCapital(at)) at++
  return at > from && terms[at]?.word === 'and' && isCapital(at + 1) ? at + 2 : undefined
}

export function nameAfter(
  terms: readonly Term[],
  from: number,
  kin: Kin,
): { name: string; end: number; sex: Sex } | undefined {
  let at = from
  if (['named', 'called'].includes(terms[at]?.word ?? '')) at++
  const isCalled = at > from
  const first = terms[at]
  if (first === undefined || NOT_AFTER_KIN.has(first.word)) return undefined
  const previous = terms[at - 1]
  // "thanks to my teacher. This person": another sentence.
  if (/[.!?;:]/.test(previous?.after ?? '')) return undefined
  // "the girl don not know": nobody is called Don there.
  if (/^(?:don|will|can)$/.test(first.word) && /^(?:not|never|be)$/.test(terms[at + 1]?.word ?? '')) return undefined
  // "why does my cat stare": what follows is asked, no name.
  const isAsked = terms.slice(0, from).some(({ word }) => /^(?:does|do|did|will|can|should|why)$/.test(word))
  // "my dog eating the sofa": what it does.
  const isDoing =
    kin.isPet === true &&
    /^\p{Ll}{3,}ing$/u.test(first.text) &&
    pronounce(first.word).known &&
    /^(?:my|his|her|our|the|an?|all)$/.test(terms[at + 1]?.word ?? '')
  const isLowerName =
    !isAsked &&
    !isDoing &&
    (first.tags.has('FirstName') ||
      (kin.isPet &&
        first.tags.has('Noun') &&
        !first.tags.has('Possessive') &&
        !first.tags.has('Pronoun') &&
        !first.tags.has('Plural')) ||
      isUnheardOf(first)) &&
    !(previous?.after ?? '').includes(',')
  if (!isNamed(first, false) && !isLowerName && !isCalled) return undefined
  let end = at + 1
  const isTitle = TITLES.has(first.word.replace('.', '')) && kin.isPet !== true
  while (
    end < terms.length &&
    end - at < 3 &&
    !/[,.;:!?]/.test(terms[end - 1]?.after ?? '') &&
    isNamed(terms[end], false)
  )
    end++
  if (isTitle && end === at + 1 && terms[end] !== undefined) end++
  // "my kids Emma, Liam and Zoe", "two dogs named Rolf, Beam and Otto".
  const isList = isCalled && endOfNames(terms, end) !== undefined
  const isNext = (term: Term | undefined): boolean =>
    isNamed(term, false) && (isList || (kin.isGroup === true && term?.tags.has('FirstName') === true))
  while (/,/.test(terms[end - 1]?.after ?? '') && isNext(terms[end])) end++
  const isLastNext = isNamed(terms[end + 1], false) || /^(?:April|May|June|August)$/.test(terms[end + 1]?.text ?? '')
  if (terms[end]?.word === 'and' && isLastNext && !terms[end + 1]?.tags.has('Place') && (kin.isGroup || isCalled))
    end += 2
  const name = terms
    .slice(at, end)
    .map((term, index, all) => {
      const said = /^\p{Lu}/u.test(term.text) || term.word === 'and' ? bareName(term) : capital(bareName(term))
      return /,/.test(term.after) && index < all.length - 1 ? `${said},` : said
    })
    .join(' ')
  return name === '' ? undefined : { name, end, sex: sexOf(first) }
}

export function pronounSex(terms: readonly Term[]): Sex {
  const words = new Set(terms.map(({ word }) => word))
  const isShe = ['she', 'her', 'hers', "she's"].some((word) => words.has(word))
  const isHe = ['he', 'him', 'his', "he's"].some((word) => words.has(word))
  return isShe === isHe ? undefined : isShe ? 'she' : 'he'
}
