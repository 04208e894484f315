import { KIN, type Kin, type Sex } from './kin.ts'
import type { Term } from './grammar.ts'
import { speakDigits } from './sayLine.ts'

// The one a song is for or about. `at` and `end` are where the request speaks of them.
export type Person = {
  kin?: string
  own?: 'my' | 'our' | 'the'
  // "her fiance Ben": somebody of the one the song is for.
  isTheirs?: true
  // "newborn" of "my newborn son".
  modifier?: string
  name?: string
  sex: Sex
  isPet: boolean
  isYoung: boolean
  isOld: boolean
  isGroup: boolean
  isLover: boolean
  at: number
  end: number
}

const TITLES = new Set([
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
  /^(i|i'm|she|he|they|we|it|god|lord|jesus|christ|allah|new|year|eve|i've|i'd|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|valentine|thanksgiving|english|french|german|spanish|italian|dj|ai|tv|uk|usa|adhd|ocd|ptsd|alzheimer|parkinson|instagram|insta|facebook|tiktok|twitter|youtube|netflix|spotify|google|amazon|tinder|bumble|hinge|zoom|whatsapp|snapchat|reddit|linkedin|airbnb|uber|ikea|walmart|costco|tesco|xbox|playstation|nintendo|minecraft|fortnite|roblox|alexa|siri|chatgpt|excel|mars|venus|jupiter|saturn|ww1|ww2|bpm|mr|mrs|ms|dr)('s)?$/i
const NOT_AFTER_KIN = new Set(
  'who that which and in on at for with from by is was has had will would can never always just the a an to of as so but because when while like not than then chasing stealing old'.split(
    ' ',
  ),
)

export const isNamed = (term: Term | undefined, isFirst: boolean): boolean => {
  if (term === undefined || (NOT_NAMES.test(term.word) && !TITLES.has(term.word.replace('.', '')))) return false
  if (term.tags.has('Place') || term.tags.has('City') || term.tags.has('Country')) return false
  if (term.tags.has('FirstName')) return !(isFirst && term.tags.has('Verb')) && /^\p{Lu}/u.test(term.text)
  return /^\p{Lu}[\p{L}\d]/u.test(term.text) && !isFirst
}

const sexOf = (term: Term | undefined): Sex =>
  term?.tags.has('FemaleName') ? 'she' : term?.tags.has('MaleName') ? 'he' : undefined

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const bare = (term: Term | undefined): string => (term?.text ?? '').replace(/'s$|[^\p{L}\p{N}'-]+$/gu, '')

function nameAfter(
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
  // "why does my cat stare": what follows is asked, no name.
  const isAsked = terms.slice(0, from).some(({ word }) => /^(?:does|do|did|will|can|should|why)$/.test(word))
  const isLowerName =
    !isAsked &&
    (first.tags.has('FirstName') ||
      (kin.isPet &&
        first.tags.has('Noun') &&
        !first.tags.has('Possessive') &&
        !first.tags.has('Pronoun') &&
        !first.tags.has('Plural'))) &&
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
  // "my kids Emma, Liam and Zoe".
  while (
    kin.isGroup &&
    /,/.test(terms[end - 1]?.after ?? '') &&
    isNamed(terms[end], false) &&
    terms[end]?.tags.has('FirstName')
  )
    end++
  const isNext = isNamed(terms[end + 1], false) || /^(?:April|May|June|August)$/.test(terms[end + 1]?.text ?? '')
  if (terms[end]?.word === 'and' && isNext && !terms[end + 1]?.tags.has('Place') && kin.isGroup) end += 2
  const name = terms
    .slice(at, end)
    .map((term, index, all) => {
      const said = /^\p{Lu}/u.test(term.text) || term.word === 'and' ? bare(term) : capital(bare(term))
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

const make = (kin: Kin, found: Partial<Person> & { at: number; end: number; sex: Sex }): Person => ({
  isPet: kin.isPet ?? false,
  isYoung: kin.isYoung ?? false,
  isOld: kin.isOld ?? false,
  isGroup: kin.isGroup ?? false,
  isLover: kin.isLover ?? false,
  ...found,
})

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
  /^(?:cat (?:burglars?|suits?|walks?|naps?)|grandfather clocks?|dog (?:days|walkers?|tags?)|mother (?:nature|tongue|earth|lode)|father (?:time|christmas)|baby (?:shower|blue|steps?)|sister (?:ship|city))$/

// "my late grandmother Rosa", "our cat", "Grandpa Joe", "Mia": in this order of certainty.
export function findPeople(terms: readonly Term[], isFor = false): Person[] {
  const found: Person[] = []
  for (let at = 0; at < terms.length; at++) {
    const here = kinAt(terms, at)
    if (here === undefined || found.some(({ end }) => at < end)) continue
    if (NO_KIN.test(`${terms[at]?.word ?? ''} ${terms[at + 1]?.word ?? ''}`)) continue
    // "our parrot Captain" is called so; "guinea pig" is one word.
    const isNameNext = here.kin.isPet === true && /^\p{Lu}/u.test(terms[at + 1]?.text ?? '')
    if (kinAt(terms, at + 1) !== undefined && !isNameNext) continue
    let start = at
    while (
      start > 0 &&
      at - start < 4 &&
      !['my', 'our'].includes(terms[start]?.word ?? '') &&
      !(terms[start - 1]?.after ?? '').match(/[,.;]/) &&
      !(terms[start - 1]?.text ?? '').endsWith("'s")
    )
      start--
    const own = terms[start]?.word
    const isOwn = own === 'my' || own === 'our'
    const named = nameAfter(terms, at + 1, here.kin)
    // "grandad died": everybody's grandad is their own.
    const isBare =
      HOUSEHOLD.test(here.word) &&
      !KIN.has(terms[at - 1]?.word ?? '') &&
      !/^(?:the|an?|his|her|their|your|this|that|every|single|new|of|being|becoming|like|'s)$/.test(
        terms[at - 1]?.word ?? '',
      ) &&
      !(terms[at - 1]?.text ?? '').endsWith("'s") &&
      terms[at - 1]?.tags.has('Adjective') !== true &&
      !isCompound(terms, at)
    if (!isOwn && named === undefined && !isBare) continue
    const isTheirs = /^(?:her|his|their)$/.test(terms[at - 1]?.word ?? '')
    const isDescribed =
      terms[at - 1]?.tags.has('Adjective') === true || (named !== undefined && terms[at - 1]?.tags.has('Noun') === true)
    const article = isDescribed ? at - 2 : at - 1
    const isOne = !isOwn && /^an?$/.test(terms[article]?.word ?? '')
    const isPossessor = (terms[at]?.text ?? '').endsWith("'s")
    const other = isBare && terms[at + 1]?.word === 'and' ? kinAt(terms, at + 2) : undefined
    if (other !== undefined && HOUSEHOLD.test(other.word)) {
      const both = { kin: `${here.word} and ${other.word}`, own: 'my' as const, sex: 'they' as const, isGroup: true }
      found.push(make(here.kin, { ...both, at, end: at + 3 }))
      continue
    }
    // Sam is a he until somebody says "her".
    const told = found.length === 0 ? pronounSex(terms) : undefined
    const sex = here.kin.sex ?? told ?? named?.sex ?? pronounSex(terms)
    const between = isOwn ? terms.slice(start + 1, at).map(({ text }) => speakDigits(text)) : []
    const modifier =
      between.length > 0 &&
      between.length < 3 &&
      !between.some((word) => /^(?:late|dear|dead|own|deceased)$|'s$|,$/i.test(word))
        ? between.join(' ')
        : undefined
    found.push(
      make(here.kin, {
        kin: here.word,
        ...(modifier !== undefined && { modifier }),
        ...(isOwn ? { own } : isBare && named === undefined ? { own: 'my' as const } : {}),
        ...(named !== undefined && !isPossessor && { name: named.name }),
        ...(isTheirs && { isTheirs }),
        sex,
        at: isOwn ? start : isTheirs ? at - 1 : isOne ? article : at,
        end: isPossessor ? at + 1 : (named?.end ?? at + 1),
      }),
    )
  }
  for (let at = 0; at < terms.length; at++) {
    if (found.some((person) => at >= person.at && at < person.end)) continue
    const isFirst =
      at === 0 &&
      !(
        isFor &&
        /[,.!]|^\s*$/.test(terms[0]?.after ?? ' ') &&
        /^(?:,|\.|!|who|he|she|and|is|turning|my|our)/.test(`${(terms[0]?.after ?? '').trim()}${terms[1]?.word ?? ''}`)
      ) &&
      !TITLES.has(terms[at]?.word.replace('.', '') ?? '') &&
      !(terms[1]?.word === 'and' && terms[2]?.tags.has('FirstName') === true) &&
      !(terms[1]?.word === 'the' && terms[0]?.tags.has('FirstName') === true)
    const term = terms[at]
    // "the Rock Hoppers" are no person.
    const isOfTeam = terms[at - 2]?.word === 'the' && /^\p{Lu}/u.test(terms[at - 1]?.text ?? '')
    // "my old Nokia phone" belongs to nobody called Nokia.
    const isMake =
      term?.tags.has('FirstName') !== true &&
      !/[,.;]/.test(term?.after ?? '') &&
      /^\p{Ll}/u.test(terms[at + 1]?.text ?? '') &&
      terms[at + 1]?.tags.has('Singular') === true
    const isThing =
      term?.tags.has('FirstName') !== true &&
      (/^(?:an?|the|my|our|hometown|town|city|village|street|school|county|island|lake)$/.test(
        terms[at - 1]?.word ?? '',
      ) ||
        /^\d{2,4}$/.test(terms[at - 1]?.word ?? ''))
    if (isOfTeam || isMake || isThing) {
      while (/^\p{Lu}/u.test(terms[at + 1]?.text ?? '') && !/[,.;]/.test(terms[at]?.after ?? '')) at++
      continue
    }
    if (
      term === undefined ||
      !isNamed(term, isFirst) ||
      ['in', 'from', 'to', 'at', 'near', 'the', 'called'].includes(terms[at - 1]?.word ?? '')
    ) {
      if (!(term?.tags.has('FirstName') && ['to', 'from', 'with'].includes(terms[at - 1]?.word ?? ''))) {
        // "at Oakfield Primary": nobody is called Primary.
        if (/^\p{Lu}/u.test(term?.text ?? '') && at > 0)
          while (/^\p{Lu}/u.test(terms[at + 1]?.text ?? '') && !/[,.;]/.test(terms[at]?.after ?? '')) at++
        continue
      }
    }
    let end = at + 1
    while (
      end < terms.length &&
      end - at < 3 &&
      !/[,.;:!?]/.test(terms[end - 1]?.after ?? '') &&
      !(terms[end - 1]?.text ?? '').endsWith("'s") &&
      isNamed(terms[end], false)
    )
      end++
    const name = terms.slice(at, end).map(bare).join(' ')
    const first = found[0]
    if (
      first !== undefined &&
      first.name === undefined &&
      (terms[first.end]?.word === name.toLowerCase() || /,/.test(terms[at - 1]?.after ?? ''))
    ) {
      const since = terms.slice(first.end, at).map(({ word }) => word)
      const isSince = since[0] === 'of' && /^(?:years|months|decades)$/.test(since.at(-1) ?? '') && since.length < 5
      if (at === first.end || isSince) {
        first.name = name
        first.end = end
        first.sex ??= sexOf(term)
        continue
      }
    }
    const partner = found.at(-1)
    if (
      partner !== undefined &&
      partner.kin === undefined &&
      partner.name !== undefined &&
      ['and', '&'].includes(terms[at - 1]?.word ?? '') &&
      partner.end === at - 1
    ) {
      partner.name = `${partner.name} and ${name}`
      partner.sex = 'they'
      partner.isGroup = true
      partner.end = end
      continue
    }
    found.push(make({ sex: undefined }, { name, sex: sexOf(term) ?? pronounSex(terms), at, end }))
    at = end - 1
  }
  return joinPredicates(found, terms)
}

// "Mike … he is my best friend", "asking Priya to be my girlfriend": one person, named once and called once.
function joinPredicates(found: readonly Person[], terms: readonly Term[]): Person[] {
  const called = found.find(
    ({ kin, name, own, at }) =>
      kin !== undefined &&
      name === undefined &&
      own !== undefined &&
      /^(?:is|was|be|he's|she's)$/.test(terms[at - 1]?.word ?? ''),
  )
  const named = found.find(({ kin, name }) => kin === undefined && name !== undefined)
  if (called === undefined || named === undefined) return [...found]
  const { name, at, end } = named
  return found.flatMap((person) =>
    person === called
      ? []
      : person === named
        ? [{ ...called, ...(name !== undefined && { name }), at, end }]
        : [person],
  )
}
