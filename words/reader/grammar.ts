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
      noun: { toPlural(noun: string, model: object): string; toSingular(noun: string, model: object): string }
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
      /s$/.test(term.word) &&
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

// "throw the stick", past: "threw the stick". Only the first word bends, and after "and" none does.
export function inflect(phrase: string, tense: Tense): string {
  const [verb = '', ...rest] = phrase.split(' ')
  const bent = verb === 'be' ? BE[tense] : conjugate(verb)[TENSES[tense]] || verb
  return [bent, ...rest].join(' ')
}

export const baseOf = (verb: string, tense: Tense): string => VERBS.toInfinitive(verb, MODEL, TENSES[tense])
export const pluralOf = (noun: string): string => NOUNS.toPlural(noun, MODEL)
export const singularOf = (noun: string): string => NOUNS.toSingular(noun, MODEL)
