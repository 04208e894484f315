import nlp from 'compromise/two'

// English as a tagger sees it: words with their kinds, and the other forms of a verb or noun.
export type Term = { text: string; word: string; tags: ReadonlySet<string>; before: string; after: string }

type TermJson = { text: string; normal: string; tags: string[]; pre: string; post: string }
type Conjugation = { Infinitive: string; PastTense: string; PresentTense: string; Gerund: string; Participle?: string }
type Transforms = {
  two: {
    transform: {
      verb: {
        toInfinitive(verb: string, model: object, tense: string): string
        conjugate(verb: string, model: object): Conjugation
      }
      noun: { toSingular(noun: string, model: object): string }
    }
  }
}

const { verb: VERBS, noun: NOUNS } = (nlp.methods() as Transforms).two.transform
const MODEL = nlp.model()

const AFTER_WHO = new Set(['never', 'always', 'still', 'just', 'really', 'also', 'only', 'once', 'often', 'even'])

// After "who" stands a verb, whatever else the word may be: "who microwaves fish".
function mendTags(terms: readonly Term[]): Term[] {
  return terms.map((term, at) => {
    const before = terms[at - 1]
    const earlier = AFTER_WHO.has(before?.word ?? '') ? terms[at - 2] : before
    const isVerb =
      earlier?.word === 'who' &&
      !AFTER_WHO.has(term.word) &&
      term.tags.has('Plural') &&
      term.word.endsWith('s') &&
      !term.tags.has('Pronoun')
    if (isVerb) return { ...term, tags: new Set(['Verb', 'PresentTense']) }
    const isObject = term.tags.has('Verb') && terms[at - 2]?.word === 'who' && before?.tags.has('Plural') === true
    return isObject ? { ...term, tags: new Set(['Noun', 'Singular']) } : term
  })
}

export function tagWords(text: string): Term[] {
  const sentences = nlp(text).json() as { terms: TermJson[] }[]
  const terms = sentences.flatMap(({ terms: words }) =>
    words
      .filter((term) => term.text !== '')
      .map(({ text: written, normal, tags, pre, post }) => ({
        text: written,
        word: normal.toLowerCase(),
        tags: new Set(tags),
        before: pre,
        after: post,
      })),
  )
  return mendTags(terms)
}

const TENSES = { past: 'PastTense', present: 'PresentTense', gerund: 'Gerund' } as const
export type Tense = keyof typeof TENSES
const forms = new Map<string, Conjugation>()

function conjugate(base: string): Conjugation {
  const known = forms.get(base)
  if (known !== undefined) return known
  const made = VERBS.conjugate(base, MODEL)
  forms.set(base, made)
  return made
}

const BE: Readonly<Record<Tense, string>> = { past: 'was', present: 'is', gerund: 'being' }

const bend = (verb: string, tense: Tense): string =>
  verb === 'be' ? BE[tense] : conjugate(verb)[TENSES[tense]] || verb

const bent = new Map<string, string>()

// "throw the stick and run", past: "threw the stick and ran".
export function inflect(phrase: string, tense: Tense): string {
  const key = `${tense} ${phrase}`
  const known = bent.get(key)
  if (known !== undefined) return known
  const [verb = '', ...rest] = phrase.split(' ')
  const joined = phrase.includes(' and ') ? tagWords(phrase) : []
  const second = joined.findIndex(({ word }) => word === 'and') + 1
  const isVerb = second > 0 && joined[second]?.tags.has('Verb') === true && !joined[second].tags.has('Noun')
  const others = rest.map((word, at) => (isVerb && at === second - 1 ? bend(word, tense) : word))
  const made = [bend(verb, tense), ...others].join(' ')
  bent.set(key, made)
  return made
}

export const baseOf = (verb: string, tense: Tense): string => VERBS.toInfinitive(verb, MODEL, TENSES[tense])
export const singularOf = (noun: string): string => NOUNS.toSingular(noun, MODEL)
