import type { Term } from './grammar.ts'
import type { Topic } from './readSubjects.ts'

// "quantum computing", "hedge funds and liabilities", "the literal banana": a request that is one short phrase is about all of
// it, whatever the tagger takes its first word for.
const MOST_WORDS = 4
const BETWEEN = [
  'Pronoun',
  'Preposition',
  'Determiner',
  'Conjunction',
  'Auxiliary',
  'Copula',
  'Modal',
  'PastTense',
  'Negative',
  'Adverb',
]
const ARTICLE = /^(?:the|an?|my|our)$/

type Phrase = { said: string; noun: string; number: Topic['number'] }
function phraseOf(terms: readonly Term[]): Phrase | undefined {
  const end = terms.findIndex(({ word }, at) => at > 0 && word === 'and')
  const all = end < 0 ? terms : terms.slice(0, end)
  const [first] = all
  const hasArticle = first !== undefined && ARTICLE.test(first.word)
  const words = hasArticle ? all.slice(1) : all
  const last = words.at(-1)
  // "orbits" alone is many.
  const isBarePlural = terms.length === 1 && last?.tags.has('PresentTense') === true && last.word.endsWith('s')
  const isNoun =
    last !== undefined &&
    words.length <= MOST_WORDS &&
    (last.tags.has('Noun') || last.tags.has('Gerund') || isBarePlural) &&
    !['Pronoun', 'Possessive', 'Date', 'Value'].some((tag) => last.tags.has(tag)) &&
    words.every(
      ({ tags, after, text }) =>
        !BETWEEN.some((tag) => tags.has(tag)) && !/[,.;:]/.test(after) && /^[\p{L}'-]+$/u.test(text),
    ) &&
    words.slice(1).every(({ tags }) => tags.has('Noun') || tags.has('Adjective') || tags.has('Gerund'))
  if (!isNoun || (words.length === 1 && last.tags.has('Gerund'))) return undefined
  const noun = words.map(({ text }) => text).join(' ')
  const owner = /^(?:my|our)$/.test(first?.word ?? '') ? (first?.word ?? '') : 'the'
  const number = last.tags.has('Plural') || isBarePlural ? 'many' : hasArticle ? 'one' : 'mass'
  return { said: hasArticle ? `${owner} ${noun}` : noun, noun, number }
}

// "the game Terraria" and "Blade Runner movie" are called by their names.
const KIND_BEFORE =
  /^(?:the )?(?:video ?game|game|movie|film|show|tv show|series|anime|book|novel|musical|app) (?:called )?(?=\p{Lu})/u
const KIND_BEHIND = /(?<=\p{Lu}[\p{L}'-]+) (?:movie|film|game|series|show|book|anime)$/u
export const byName = (topic: Topic): Topic => {
  const name = (text: string): string => {
    const plain = text.replace(KIND_BEHIND, '')
    return (plain === text ? plain : plain.replace(/^the (?=\p{Lu})/u, '')).replace(KIND_BEFORE, '')
  }
  return name(topic.said) === topic.said
    ? topic
    : { ...topic, said: name(topic.said), noun: name(topic.noun), number: 'mass' }
}

export function sayWhole(topics: readonly Topic[], terms: readonly Term[]): readonly Topic[] {
  const phrase = phraseOf(terms)
  if (phrase === undefined) return topics
  const [first, ...rest] = topics
  if (first === undefined) return [{ ...phrase, weight: 1.5, at: 0 }]
  const isItsEnd = first.subject === undefined && phrase.noun.endsWith(` ${first.noun}`)
  return isItsEnd ? [{ ...first, ...phrase }, ...rest] : topics
}
