import { tagWords, type Term } from './grammar.ts'
import { KIN } from './kin.ts'
import { pronounce } from '../sound/pronounce.ts'
import { isWord } from './spelling.ts'
import { isWordToo } from './people/givenNames.ts'

const HONORIFIC = /^(?:mr|mrs|ms|miss|dr|coach|pastor|nurse|captain|sergeant|sir)$/
const NO_PLACE =
  /^(?:turkey|china|reading|bath|nice|cork|chad|jersey|guinea|deal|ware|wells|rugby|sandwich|lens|tours|split|bury|hull|rye|male|march|orange|mobile|georgia|buffalo|phoenix|surprise|earth|the|of|north|south|east|west|state|city|united)$/
const CALLED = /^(?:named|called)$/
const MONTH_AFTER = /^(?:in|last|next|this|until|since|by|of|every)$/

export const raise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const bare = ({ word }: Term): string => word.replace(/'s$/, '')
const isRaised = (term: Term | undefined): boolean => /^\p{Lu}/u.test(term?.text ?? '')
const isComma = (term: Term | undefined): boolean => /,/.test(term?.after ?? '')

// Whether somebody is called here: "my friend lily", "named ruby", "emma, lily and zoe", "see you soon, lily".
function isCalling(terms: readonly Term[], at: number): boolean {
  const before = terms[at - 1]
  const word = before === undefined ? '' : bare(before)
  if (CALLED.test(word) || HONORIFIC.test(word)) return true
  if (terms[at + 1]?.word === 'who' && /^(?:|about|for|to)$/.test(word)) return true
  const isOwned = terms.slice(Math.max(0, at - 4), at).some((term) => /^(?:my|our)$/.test(term.word))
  const kin = KIN.get(word)
  if (kin !== undefined && !isComma(before) && (isOwned || /^(?:uncle|aunt|auntie|grandma|grandpa|baby)$/.test(word)))
    return true
  const isLast = at === terms.length - 1
  if (isLast && isComma(before) && at > 2 && !terms.some((term) => KIN.has(bare(term)))) return true
  const earlier = word === 'and' || word === '&' ? terms[at - 2] : isComma(before) ? before : undefined
  return earlier !== undefined && isRaised(earlier) && earlier.tags.has('Person')
}

// "my cat mittens who thinks": nobody has a cat mitten.
function isPetsName(terms: readonly Term[], at: number): boolean {
  const before = terms[at - 1]
  const isPet =
    before !== undefined && KIN.get(before.word)?.isPet === true && /^(?:my|our)$/.test(terms[at - 2]?.word ?? '')
  const next = terms[at + 1]?.word ?? 'is'
  return (
    isPet &&
    !isComma(before) &&
    terms[at]?.tags.has('Plural') === true &&
    /^(?:who|is|was|has|and|loves|died)$/.test(next)
  )
}

const isPlace = ({ tags, word }: Term): boolean =>
  ['City', 'Country', 'Region'].some((tag) => tags.has(tag)) && !NO_PLACE.test(word)

function isName(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  if (term === undefined || !/^\p{Ll}[\p{Ll}'-]+$/u.test(term.text)) return false
  const word = bare(term)
  const before = terms[at - 1]?.word ?? ''
  const isTitled = terms[at + 1]?.tags.has('Noun') === true && !/^(?:has|have|with)$/.test(before)
  if (HONORIFIC.test(word))
    return terms[at + 1]?.tags.has('LastName') === true || (isTitled && /^(?:mr|mrs|ms|dr)$/.test(word))
  if (term.tags.has('Month') && MONTH_AFTER.test(before)) return true
  if (isPlace(term)) return !/^(?:the|an?|my|our)$/.test(before)
  if (HONORIFIC.test(before) && term.tags.has('Noun'))
    return term.tags.has('ProperNoun') || /^(?:mr|mrs|ms|dr)$/.test(before)
  if (
    /^(?:at|from|of)$/.test(before) &&
    /^(?:high|elementary|academy|university|college|middle)$/.test(terms[at + 1]?.word ?? '')
  )
    return !/^(?:the|an?|my|our|her|his|their)$/.test(word) && !term.tags.has('Adjective')
  if (/^(?:high|elementary|academy|university|college)$/.test(word) && isRaised(terms[at - 1])) return true
  // "dayton Ohio".
  const next = terms[at + 1]
  if (
    /^(?:in|of|from|near|to)$/.test(before) &&
    next !== undefined &&
    isPlace(next) &&
    (term.tags.has('Singular') || term.tags.has('ProperNoun'))
  )
    return true
  if (isWordToo(word)) return isCalling(terms, at)
  const isKinsName = CALLED.test(before) && terms.slice(Math.max(0, at - 3), at).some((term) => KIN.has(term.word))
  if (isPetsName(terms, at) || isKinsName) return true
  if (term.tags.has('FirstName')) return true
  // "neeko wanting kibble".
  if (at === 0 && next?.tags.has('Gerund') === true && !pronounce(word).known && !isWord(word)) return true
  // "Otto painting boats" is called no Painting.
  if (/\p{L}{3}ing$/u.test(word) && terms[at + 1] !== undefined && !isComma(term)) return false
  return term.tags.has('LastName') && isRaised(terms[at - 1]) && terms[at - 1]?.tags.has('FirstName') === true
}

// Names and places typed small get their capital back. What is typed with capitals is left as it is.
export function raiseNames(text: string): string {
  const terms = tagWords(text).map((term) => ({ ...term }))
  let rest = text
  let written = ''
  for (const [at, term] of terms.entries()) {
    const from = rest.indexOf(term.text)
    if (from < 0) continue
    if (isName(terms, at)) {
      const raised = raise(term.text)
      terms[at] = { ...term, text: raised, tags: new Set([...term.tags, ...(isPlace(term) ? [] : ['Person'])]) }
    }
    written += rest.slice(0, from) + (terms[at]?.text ?? '')
    rest = rest.slice(from + term.text.length)
  }
  return written + rest
}
