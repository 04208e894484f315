import { findMade } from '../knowledge/brandThings.ts'
import { findSubject } from '../knowledge/findSubject.ts'
import { inflect, singularOf, type Term } from './grammar.ts'
import { isWarThere } from './isWarThere.ts'
import { readTopics, type Topic } from './readSubjects.ts'
import { byName, sayWhole } from './wholePhrase.ts'

// "Rovers" is no space probe; the pizza of "Joe's Pizza" is what is sold there.
const isOfName = (brand: string | undefined, noun: string, subject: Topic['subject']): boolean =>
  brand !== undefined &&
  brand.toLowerCase().includes(noun.toLowerCase()) &&
  !['food', 'drink', 'trade'].includes(subject?.kind ?? '')

// "Fern & Fig florist" is a florist.
const withoutBrand = (topics: readonly Topic[], brand: string | undefined): Topic[] =>
  topics.map((topic) => {
    const words = topic.noun.split(/\s+/)
    const isWhole = brand?.split(/\s+/).includes(topic.noun) === true && /^\p{Lu}/u.test(topic.noun)
    const last = topic.said.split(/\s+/).at(-1) ?? ''
    if (isWhole && /^\p{Ll}/u.test(last) && last !== topic.noun) {
      const { subject: _, ...rest } = topic
      const subject = findSubject(last)
      return { ...rest, noun: last, said: `the ${last}`, ...(subject && { subject }) }
    }
    const own = words.filter((word) => !(/^\p{Lu}/u.test(word) && brand?.includes(word)))
    if (brand === undefined || own.length === 0 || own.length === words.length) return topic
    const noun = own.join(' ')
    const subject = topic.subject ?? findSubject(noun)
    return { ...topic, noun, said: `the ${noun}`, ...(subject && { subject }) }
  })

// Who snores like a chainsaw has none.
const isCompared = (terms: readonly Term[], at: number): boolean =>
  [1, 2, 3].some((back) => terms[at - back]?.word === 'like' && terms[at - back]?.tags.has('Preposition') === true)

// "pancakes", "rain", "my Nintendo Switch": one word, whatever the tagger takes it for, is the thing itself.
function topicOfWord(told: string): Topic[] {
  const [word = '', ...rest] = told
    .toLowerCase()
    .replace(/^(?:the|an?) /, '')
    .split(/\s+/)
  const subject = rest.length > 0 ? undefined : (findSubject(word) ?? findSubject(singularOf(word)))
  const number = subject === undefined || word === subject.names[0]?.toLowerCase() ? (subject?.number ?? 'one') : 'many'
  if (subject !== undefined)
    return [{ said: number === 'one' ? `the ${word}` : word, noun: word, number, weight: 1.9, at: 0, subject }]
  const made = findMade(told)
  return made === undefined ? [] : [{ ...made, number: 'one', weight: 1.9, at: 0 }]
}

// "teach kids to recycle": where no thing is named, what is done is the thing.
function topicOfVerb(terms: readonly Term[]): Topic[] {
  const at = terms.findIndex(({ tags }) => tags.has('Infinitive') && !tags.has('Auxiliary') && !tags.has('Copula'))
  const verb = terms[at]
  if (verb === undefined || terms.length > 3) return []
  const noun = inflect(verb.word, 'gerund')
  const subject = findSubject(noun)
  return [{ said: noun, noun, number: 'mass', weight: 1.5, at, ...(subject && { subject }) }]
}

const OF_A_THING =
  /^(?:smell|sound|taste|sight|memory|memories|thought|story|picture|feeling|nature|meaning|concept|emotion|importance|power|essence)s?$/i

// "every night" is when, not what.
const HOW_OFTEN =
  /^(?:the )?(?:all|every|each|one|last|next) (?:night|day|morning|evening|afternoon|week|year|summer|winter)s?$/i

// "refugee mother walking with two kids" is a mother, and she walks.
const DOER_AND_DEED =
  /\p{L} (?:walking|hoping|running|waiting|sitting|standing|looking|coming|going|trying|living|working|sleeping)$/iu

// Nobody sings the praise of what hurts, nor of themselves as a thing.
const NO_THING =
  /(?:^|\s)(?:depression|anxiety|adhd|ocd|ptsd|cancer|chemo\w*|surgery|divorce|wars?|world war \w+|death|funeral|abuse|prison|jail|grief|suicide|stroke|dementia|miscarriage|layoffs?|bankruptcy|addiction|rehab|syndrome|self)$/i

// "Tyler's high school graduation" is the day, and no thing on it.
const OWN_DAY = /'s? .*\b(?:graduation|wedding|birthday|funeral|retirement|anniversary|promotion|recital)$/i

// Of the Green Bay Packers nobody sings the green.
const isPartOfName = (said: string, told: string): boolean => {
  const name = said.replace(/^the /, '')
  const at = /^\p{Lu}/u.test(name) ? told.indexOf(name) : -1
  return at >= 0 && /^ \p{Lu}\p{Ll}/u.test(told.slice(at + name.length))
}

type Named = {
  told: string
  terms: readonly Term[]
  taken: (at: number) => boolean
  brand: string | undefined
  occasion: string
  hasPerson: boolean
}

export function nameTopics({ told, terms, taken, brand, occasion, hasPerson }: Named): readonly Topic[] {
  const named = withoutBrand(readTopics(terms, taken), brand).filter(
    ({ noun, said, subject, at }) =>
      !isOfName(brand, noun, subject) &&
      !isCompared(terms, at) &&
      !isWarThere(terms, at) &&
      !HOW_OFTEN.test(said) &&
      !DOER_AND_DEED.test(said) &&
      !/\b(?:in|on|at|of|for|with|to|from|by)$/i.test(said) &&
      !NO_THING.test(noun) &&
      !OWN_DAY.test(said) &&
      !isPartOfName(said, told) &&
      !(noun === 'love' && /\bwith love from\b/i.test(told)) &&
      !(
        /^\p{Lu}/u.test(noun) && new RegExp(String.raw`\bwith love from [^,.]*\b${RegExp.escape(noun)}\b`).test(told)
      ) &&
      !/^(?:over|via|by|through) /.test(said) &&
      !(/maid of honou?r/i.test(told) && /^(?:maid|honou?r)$/i.test(noun)) &&
      !(occasion === 'stag' && /^(?:stag|hen)$/i.test(noun)),
  )
  // The smell of a shed is the shed's.
  const topics = named.length < 2 ? named : named.filter(({ noun }) => !OF_A_THING.test(noun))
  const isName = told.replace(/^the /i, '') === brand
  if (hasPerson || isName) return topics
  if (topics.length > 0) return sayWhole(topics, terms).map(byName)
  const [only] = [...topicOfWord(told), ...topicOfVerb(terms)]
  return only === undefined ? sayWhole([], terms) : [only]
}
