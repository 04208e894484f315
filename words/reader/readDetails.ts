import { speakNumber } from '../lyrics/speakNumber.ts'
import { countSung } from '../sound/pronounce.ts'
import type { Term } from './grammar.ts'
import { isWarThere } from './isWarThere.ts'

// Ages, years, places, times and likings of a request, each as a line sings it.
export type Details = {
  age?: string
  years?: string
  place?: string
  inPlace?: string
  time?: string
  love?: string
}

const LONGEST_SYLLABLES = 6
const spoken = (digits: string): string => speakNumber(digits, '').join(' ')
const inWords = (number: string): string => (/^\d+$/.test(number) ? spoken(number) : number.toLowerCase())

const NUMBER = String.raw`\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred`
const AGE = new RegExp(
  String.raw`\b(?:turns?|turning|turned|aged?|is|hits?|reach(?:es)?|birthday[^\d]{0,20}?)\s+(${NUMBER})\b(?!\s*(?:kids|children|years? (?:at|of|in|together|with|ago)|weeks|days|months|minutes|hours|times|more|of))|\b(${NUMBER})[- ]years?[- ]old\b|\b(\d{1,3})(?:st|nd|rd|th) (?:birthday|to)\b`,
  'i',
)
const ORDINAL_AGE: Readonly<Record<string, string>> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighteenth: 'eighteen',
  'twenty-first': 'twenty-one',
  thirtieth: 'thirty',
  fortieth: 'forty',
  fiftieth: 'fifty',
  sixtieth: 'sixty',
  seventieth: 'seventy',
  eightieth: 'eighty',
  ninetieth: 'ninety',
}
const YEARS = new RegExp(String.raw`\b(${NUMBER}|twenty-five)\s+years\b(?!\s*old)`, 'i')
const TIME =
  /\b(?:(?:last|this|next|one|every) (?:winter|summer|spring|autumn|fall|night|week|weekend|year|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|christmas|january|february|march|april|may|june|july|august|september|october|november|december)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|in the (?:winter|summer|spring|autumn|morning|evening)|at (?:midnight|dawn|dusk|night|noon|four in the morning|sunrise)|yesterday|tonight)\b/i
const LOVES =
  /\b(?:loves?|loved|(?<=\b(?:i|we|you|they|really|also|and|who|kids) )like|likes|enjoys?|adores?|obsessed with|crazy about|mad about|passionate about|addicted to|into)\s+(?!(?:you|me|him|her|it|us|them|to|how|when|that|with|from|in|at|for|affair|story)\b)((?:[\p{L}'-]+\s?){1,4}?)(?=$|[,.;!]|\s+(?:and|who|because|but|when|with|so|or|in|on|at|more|for|behind)\b)/iu
const PLACE_WORDS = new Set(['in', 'at', 'near', 'from', 'to', 'outside', 'around', 'across', 'through', 'of'])

const capital = (text: string): string =>
  text.replaceAll(
    /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas)\b/gi,
    (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase(),
  )

const isPlaceName = (term: Term | undefined): boolean =>
  term !== undefined &&
  (term.tags.has('Place') || term.tags.has('City') || term.tags.has('Country') || term.tags.has('Region'))

function readPlace(terms: readonly Term[]): Pick<Details, 'place' | 'inPlace'> {
  for (const [at, term] of terms.entries()) {
    const before = terms[at - 1]?.word ?? ''
    const isNamed =
      isPlaceName(term) ||
      (['in', 'at', 'near', 'from', 'town', 'village', 'city', 'hometown'].includes(before) &&
        /^\p{Lu}\p{Ll}/u.test(term.text) &&
        !term.tags.has('Date') &&
        !term.tags.has('Month') &&
        !term.tags.has('WeekDay'))
    if (!isNamed || !/^\p{Lu}/u.test(term.text) || isWarThere(terms, at)) continue
    let end = at + 1
    while (
      end < terms.length &&
      !/[,.;]/.test(terms[end - 1]?.after ?? '') &&
      /^\p{Lu}\p{Ll}/u.test(terms[end]?.text ?? '')
    )
      end++
    const place = terms
      .slice(at, end)
      .map(({ text }) => text.replace(/[^\p{L}'-]+$|'s$/gu, ''))
      .join(' ')
    if (countSung(place) > LONGEST_SYLLABLES) continue
    const preposition =
      PLACE_WORDS.has(before) && before !== 'from' && before !== 'to' && before !== 'of' ? before : 'in'
    return { place, inPlace: `${preposition} ${place}` }
  }
  return {}
}

export function readDetails(told: string, terms: readonly Term[], manner: string): Details {
  const asked = `${told} . ${manner}`
  const age = AGE.exec(asked)
  const ordinal = /\b([a-z-]+) birthday\b/i.exec(asked)?.[1]?.toLowerCase() ?? ''
  const ageWord =
    age?.[1] ??
    age?.[2] ??
    age?.[3] ??
    ORDINAL_AGE[ordinal] ??
    (/birthday/i.test(asked) ? /\b(\d{1,2})\b/.exec(asked)?.[1] : undefined)
  const years = YEARS.exec(asked)?.[1]
  const time = TIME.exec(told)?.[0]
  const love = LOVES.exec(told)?.[1]?.trim()
  return {
    ...(ageWord !== undefined && { age: inWords(ageWord) }),
    ...(years !== undefined && { years: `${inWords(years)} years` }),
    ...readPlace(terms),
    ...(time !== undefined && { time: capital(time.toLowerCase()).replace(/\d{4}/, spoken) }),
    ...(love !== undefined &&
      love !== '' &&
      countSung(love) <= LONGEST_SYLLABLES && { love: love.replace(/^(?:his|her|their) /i, 'your ') }),
  }
}
