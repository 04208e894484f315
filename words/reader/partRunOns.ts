import { tagWords, type Term } from './grammar.ts'

// "he is a good man he works all day he never complains": a sentence that begins without a stop gets one.
const AGAIN = /^(?:he|she|they|we|it|i)$/
const OFTEN = /^(?:always|never|just|still|also|only|even|really)$/
// What is done to something is a sentence of its own; "the boat he built" is one thing.
const OBJECT = /^(?:the|an?|my|his|her|their|our|your|me|you|him|it|us|them|everything|nothing|everyone|nobody|all|so)$/
const GOES_ON =
  /^(?:and|but|or|so|that|when|whenever|because|who|how|what|where|why|if|as|while|since|until|till|after|before|once|than|though|although|which|whom|whose|like|every|said|says|say|think|thinks|know|knows|believe|hope|hopes|wish|wishes|told|tells|feel|feels|swear|pretends?|sure|glad|happy|sad|afraid|scared|time|times|day|days|night|way|moment|thing|things|one|everything|something|anything|nothing|all)$/
const LONG_STRETCH = /^(?:day|days|night|time)$/

const isVerb = (term: Term | undefined): boolean =>
  term?.tags.has('Verb') === true && !term.tags.has('Gerund') && !term.word.endsWith('ing')

function startsAnew(terms: readonly Term[], at: number): boolean {
  const [before, here] = [terms[at - 1], terms[at]]
  if (before === undefined || here === undefined || !AGAIN.test(here.word) || before.after.trim() !== '') return false
  const isOften = OFTEN.test(terms[at + 1]?.word ?? '')
  const verb = terms[isOften ? at + 2 : at + 1]
  const object = terms[isOften ? at + 3 : at + 2]
  const isAllDay = terms[at - 2]?.word === 'all' && LONG_STRETCH.test(before.word)
  if ((GOES_ON.test(before.word) && !isAllDay) || !isVerb(verb)) return false
  if (!['Noun', 'Adjective', 'Adverb', 'Particle'].some((tag) => before.tags.has(tag))) return false
  // Something has been said before, and of somebody.
  const start = terms.slice(0, at).findLastIndex(({ after }) => /[,.;:!?]/.test(after)) + 1
  const said = terms.slice(start, at)
  // "I want to tell Mike I love him".
  if (
    here.word === 'i' &&
    said.some(({ word }) => /^(?:tell|tells|told|telling|show|showing|promise|swear|asked?)$/.test(word))
  )
    return false
  const isSaid =
    said.some((term, index) => index > 0 && isVerb(term)) || said.some(({ word }) => /'(?:s|m|re)$/.test(word))
  return isSaid && (OBJECT.test(object?.word ?? '') || (isAllDay && object !== undefined))
}

export function partRunOns(text: string): string {
  const terms = tagWords(text)
  let rest = text
  let written = ''
  for (const [at, term] of terms.entries()) {
    const from = rest.indexOf(term.text)
    if (from < 0) continue
    const gap = rest.slice(0, from)
    written += (gap.trim() === '' && startsAnew(terms, at) ? ', ' : gap) + term.text
    rest = rest.slice(from + term.text.length)
  }
  return written + rest
}
