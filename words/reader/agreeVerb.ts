import { baseOf, inflect, tagWords, type Term } from './grammar.ts'
import type { Polish, Polisher } from './polisher.ts'

// "She return home", "A boy love a girl", "They doesn't": typed in a hurry or in a second language, sung right.
const SAME_IN_THE_PAST =
  /^(?:let|put|cut|hit|quit|set|read|beat|hurt|cost|shut|cast|bet|bid|burst|come|run|become|be|may|must|can|will|shall|should|would|could|might|like|need|have)$/
const ADVERB = /^(?:always|never|still|just|also|only|really|often|even|now|finally|then)$/
const ONE = /^(?:he|she|it)$/
const MANY = /^(?:they|we|you|i)$/

const isOne = (terms: readonly Term[]): boolean => {
  const [first] = terms
  if (first === undefined) return false
  if (terms.length === 1) return ONE.test(first.word) || (first.tags.has('FirstName') && /^\p{Lu}/u.test(first.text))
  const last = terms.at(-1)
  return (
    /^(?:an?|the|my|our|his|her)$/.test(first.word) &&
    terms
      .slice(1)
      .every(({ tags }) => !tags.has('Pronoun') && (tags.has('Noun') || tags.has('Adjective') || tags.has('Adverb'))) &&
    last?.tags.has('Noun') === true &&
    !last.tags.has('Plural') &&
    !last.tags.has('Possessive') &&
    !last.word.endsWith('s')
  )
}

const isMany = (terms: readonly Term[]): boolean =>
  terms.length === 1 && (MANY.test(terms[0]?.word ?? '') || terms[0]?.tags.has('Plural') === true)

const FOR_MANY: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', "doesn't": "don't" }
const FOR_ONE: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  "don't": "doesn't",
  do: 'does',
}

function agreed(subject: readonly Term[], verb: Term): string | undefined {
  if (isMany(subject)) {
    const isI = subject[0]?.word === 'i'
    return isI && /^(?:is|was)$/.test(verb.word) ? undefined : FOR_MANY[verb.word]
  }
  if (!isOne(subject)) return undefined
  const said = FOR_ONE[verb.word]
  if (said !== undefined) return said
  const isBare = verb.tags.has('Verb') && verb.tags.has('Infinitive') && !verb.tags.has('Modal')
  return isBare && !SAME_IN_THE_PAST.test(verb.word) && baseOf(verb.word, 'past') === verb.word
    ? inflect(verb.word, 'present')
    : undefined
}

// "time has past".
const passed = (text: string): string => text.replace(/\b(has|have|had) past\b/, '$1 passed')

const JOINT = /^(?<joint>(?:But|And|Then|So|Now|Because|When|While) )?(?<rest>.+)$/u

export function agree(text: string): string {
  const { joint = '', rest = '' } = JOINT.exec(text)?.groups ?? {}
  const words = rest.split(' ')
  const terms = tagWords(rest)
  if (terms.length !== words.length) return text
  for (const end of [1, 2, 3, 4, 5, 6]) {
    const at = ADVERB.test(terms[end]?.word ?? '') ? end + 1 : end
    const verb = terms[at]
    const said = verb === undefined ? undefined : agreed(terms.slice(0, end), verb)
    if (said !== undefined) return `${joint}${[...words.slice(0, at), said, ...words.slice(at + 1)].join(' ')}`
  }
  return text
}

// "how badly I want it": so I do.
const soItIs = (text: string): string =>
  text.replace(
    /^(?:How (?:often |badly |hard |deeply )?|Badly |Deeply |Hard )(?=(?:I|we|you|he|she|they|my|our|your) (?!\p{L}+\?))/u,
    '',
  )
// "about a student who can't sleep": a student can't sleep.
const ofWhom = (text: string): string =>
  text
    .replace(/^About (?=(?:an?|the|my|our|how) )(?:how )?/, '')
    .replace(/^((?:an?|the) [^,]{3,40}?) who (?=can't|never|always|\p{L}+s |\p{L}+ed )/u, '$1 ')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

// "always smiling", in a story of a girl: she is, and not the singer.
const ofThem = (text: string, { address, person, told }: Polish): string => {
  const isStory = address === 'about' && person === undefined && !/\b(?:i|i'm|me|my|we|our|us|you|your)\b/i.test(told)
  const who = isStory ? /\b(?:he|she)\b/i.exec(told)?.[0]?.toLowerCase() : undefined
  return who === undefined ? text : text.replace(/^I'm /, who === 'he' ? "He's " : "She's ")
}
const always = (text: string): string =>
  text.replace(/^(\S+) (Always|Never|Still)\b/, (_, who: string, how: string) => `${who} ${how.toLowerCase()}`)

// "He's been", said to him, is "you've been".
const been = (text: string): string =>
  text
    .replace(/\bis been\b/, 'has been')
    .replace(/\bYou're ((?:always |never |already |just )?(?:been|got|had|become|gone through|grown))\b/u, "You've $1")

export const agreeing: Polisher = (fact, polish) =>
  fact.kind === 'clause'
    ? {
        ...fact,
        text: passed(
          been(
            agree(
              always(ofThem(capital(soItIs(fact.text.startsWith('About ') ? ofWhom(fact.text) : fact.text)), polish)),
            ),
          ),
        ),
      }
    : fact
