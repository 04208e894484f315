import nlp from './tagger.cjs'
import { remember } from '../sound/remember.ts'
import { KIN } from './kin.ts'
import { tagGivenNames } from './people/givenNames.ts'
import type { Term } from './term.ts'

// English as a tagger sees it: words with their kinds, and the other forms of a verb or noun.
export type { Term }

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

const OWNERS = /^(?:my|our|his|her|your)$/

// After "who" stands a verb, whatever else the word may be: "who microwaves fish".
function mendTags(terms: readonly Term[]): Term[] {
  return terms.map((term, at) => {
    const before = terms[at - 1]
    const earlier = AFTER_WHO.has(before?.word ?? '') ? terms[at - 2] : before
    const isVerb =
      (earlier?.word === 'who' ||
        (earlier?.word === 'and' && AFTER_WHO.has(before?.word ?? '')) ||
        (earlier?.word === 'that' && terms[at - 2]?.tags.has('Noun') === true)) &&
      !AFTER_WHO.has(term.word) &&
      term.tags.has('Plural') &&
      term.word.endsWith('s') &&
      !term.tags.has('Pronoun')
    // "who is 50, fishes on Sundays": a list of what somebody does.
    const isListed =
      term.tags.has('Plural') &&
      term.word.endsWith('s') &&
      (/,/.test(before?.after ?? '') || before?.word === 'and') &&
      terms.slice(0, at).some(({ word }) => word === 'who') &&
      /^(?:on|in|at|to|around|the|every|like|his|her|their|all|up|off|out)$/.test(terms[at + 1]?.word ?? '')
    // "Sue the dinner lady, she gave us custard" sues nobody.
    const isCalledThe =
      at === 0 &&
      /^\p{Lu}/u.test(term.text) &&
      terms[1]?.word === 'the' &&
      terms.some(({ word }) => word === 'he' || word === 'she')
    if (isCalledThe) return { ...term, tags: new Set(['Noun', 'ProperNoun', 'Person', 'FirstName']) }
    // "who beat me at chess" is no drum.
    const isDoneTo =
      before?.word === 'who' && term.tags.has('Noun') && /^(?:me|us|him|her|them|you)$/.test(terms[at + 1]?.word ?? '')
    if (isDoneTo) return { ...term, tags: new Set(['Verb', 'PastTense']) }
    // "Helen snores like a chainsaw".
    const isAfterName =
      term.tags.has('Plural') &&
      term.word.endsWith('s') &&
      (before?.tags.has('ProperNoun') === true ||
        (KIN.has(before?.word ?? '') && OWNERS.test(terms[at - 2]?.word ?? ''))) &&
      before?.text.endsWith("'s") === false &&
      !/[,.;]/.test(before.after) &&
      /^(?:like|at|in|on|the|an?|my|our|his|her|all|every|to|everything|too|and|so|when|but)$/.test(
        terms[at + 1]?.word ?? '',
      )
    const isSure =
      /^(?:loves|hates|likes|bakes|sings|collects|makes|wears|eats|drinks|plays|lives|works|drives|snores|talks|knows|grows|paints|cooks|laughs|purrs|barks|enjoys|runs|smiles|dances|cries|dreams|fishes|rides|reads|writes|swims|teaches|coaches|raises|smells|needs|wants|hugs|calls|texts)$/.test(
        term.word,
      ) &&
      term.tags.has('Plural') &&
      (/,/.test(before?.after ?? '') || /^(?:and|but|still|always|never)$/.test(before?.word ?? '')) &&
      (terms.slice(0, at).some(({ word }) => /^(?:who|he|she|he's|she's|is)$/.test(word)) ||
        terms.slice(0, at).some(({ word }) => KIN.has(word)))
    // "cilantro tastes like soap".
    const isSensed =
      /^(?:tastes|smells|sounds|looks|feels|costs)$/.test(term.word) &&
      term.tags.has('Plural') &&
      before?.tags.has('Noun') === true &&
      /^(?:like|too|so|as|more|better|worse|good|bad|weird|funny|wrong)$/.test(terms[at + 1]?.word ?? '')
    if (isVerb || isListed || isAfterName || isSure || isSensed)
      return { ...term, tags: new Set(['Verb', 'PresentTense']) }
    // "like two soldiers" likes nobody.
    const isComparing =
      term.word === 'like' &&
      !/^(?:i|we|you|they|who|to|would|'d|don't|didn't|really|also|never|always|and)$/.test(before?.word ?? '') &&
      before?.tags.has('Pronoun') !== true &&
      before?.tags.has('Plural') !== true
    // "a mine that closed in 1984": what follows "that" is done, and "in" belongs to it.
    const isDone =
      before?.word === 'that' &&
      terms[at - 2]?.tags.has('Noun') === true &&
      /\w(?:s|ed)$/.test(term.word) &&
      !term.tags.has('Verb')
    if (isDone) return { ...term, tags: new Set(['Verb', term.word.endsWith('ed') ? 'PastTense' : 'PresentTense']) }
    const isIrregular =
      /^(?:that|which|who)$/.test(before?.word ?? '') &&
      /^(?:ran|sat|stood|grew|fell|flew|sang|came|went|rose|lay|hung|kept|held|broke|froze|blew|bit|swam|shone|rang|wept|slept|left|lost|made|taught|built|brought|fed|led)$/.test(
        term.word,
      ) &&
      !term.tags.has('Verb')
    if (isIrregular) return { ...term, tags: new Set(['Verb', 'PastTense']) }
    const isThrough = term.word === 'through' && term.tags.has('Noun')
    if (isThrough) return { ...term, tags: new Set(['Preposition']) }
    const isAfterDone =
      /^(?:in|out|up|down|off|on|over)$/.test(term.word) && term.tags.has('Noun') && terms[at - 2]?.word === 'that'
    if (isAfterDone) return { ...term, tags: new Set(['Preposition']) }
    // Leaves of a season leave nobody; twins who start school do something.
    const isFoliage =
      term.word === 'leaves' && /^(?:autumn|fall|maple|oak|falling|fallen|golden)$/.test(before?.word ?? '')
    if (isFoliage) return { ...term, tags: new Set(['Noun', 'Plural']) }
    const afterLeaves = before?.word === 'leaves' && term.tags.has('Particle')
    if (afterLeaves) return { ...term, tags: new Set(['Preposition']) }
    const isBegun =
      /^(?:start|finish|leave|love|play|run|work)$/.test(term.word) &&
      term.tags.has('Noun') &&
      before?.tags.has('ProperNoun') === true &&
      terms[at - 2]?.word === 'and'
    if (isBegun) return { ...term, tags: new Set(['Verb', 'PresentTense']) }
    // "a haunted house": nobody haunted it just now.
    const isDescribing =
      term.tags.has('PastTense') &&
      /\w(?:ed|en)$/.test(term.word) &&
      /^(?:an?|the|my|our|your|this|that|some)$/.test(before?.word ?? '') &&
      terms[at + 1]?.tags.has('Noun') === true &&
      !terms[at + 1]?.tags.has('Pronoun')
    if (isDescribing) return { ...term, tags: new Set(['Adjective']) }
    // IT is a trade.
    if (term.text === 'IT') return { ...term, word: 'it', tags: new Set(['Noun', 'Singular', 'Acronym']) }
    if (before?.text === 'IT' && term.tags.has('Verb')) return { ...term, tags: new Set(['Noun', 'Singular']) }
    if (isComparing) return { ...term, tags: new Set(['Preposition']) }
    const isObject = term.tags.has('Verb') && terms[at - 2]?.word === 'who' && before?.tags.has('Plural') === true
    return isObject ? { ...term, tags: new Set(['Noun', 'Singular']) } : term
  })
}

// "sister in law" is one person.
function joinInLaws(terms: readonly Term[]): Term[] {
  const joined: Term[] = []
  for (let at = 0; at < terms.length; at++) {
    const [term, next, last] = terms.slice(at, at + 3)
    if (term === undefined) break
    const isInLaw =
      /^(?:sister|brother|mother|father|son|daughter)$/.test(term.word) &&
      next?.word === 'in' &&
      last !== undefined &&
      /^laws?(?:'s)?$/.test(last.word)
    if (!isInLaw) {
      joined.push(term)
      continue
    }
    const spoken = (word: string): string => `${word}-in-${last.text}`
    joined.push({ ...term, text: spoken(term.text), word: spoken(term.word), after: last.after })
    at += 2
  }
  return joined
}

// Steps that mend a request each ask for its words, and most of them leave it as it is.
const FEW_TEXTS = 8
const tagged = remember(tagAnew, FEW_TEXTS)
export const tagWords = (text: string): Term[] => [...tagged(text)]

function tagAnew(text: string): readonly Term[] {
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
  return mendTags(tagGivenNames(joinInLaws(terms)))
}

const TENSES = { past: 'PastTense', present: 'PresentTense', gerund: 'Gerund' } as const
export type Tense = keyof typeof TENSES
const conjugate = remember((base: string): Conjugation => VERBS.conjugate(base, MODEL))

const BE: Readonly<Record<Tense, string>> = { past: 'was', present: 'is', gerund: 'being' }

// What lies under a sink told nobody a lie.
const PAST: Readonly<Record<string, string>> = { lie: 'lay', wake: 'woke' }
const bend = (verb: string, tense: Tense): string =>
  verb === 'be' ? BE[tense] : ((tense === 'past' ? PAST[verb] : undefined) ?? (conjugate(verb)[TENSES[tense]] || verb))

const inflectKeyed = remember((key: string): string => {
  const [tense, verb, ...rest] = key.split(' ') as [Tense, string, ...string[]]
  const phrase = [verb, ...rest].join(' ')
  const joined = phrase.includes(' and ') ? tagWords(phrase) : []
  const second = joined.findIndex(({ word }) => word === 'and') + 1
  const isVerb = second > 0 && joined[second]?.tags.has('Verb') === true && !joined[second].tags.has('Noun')
  const others = rest.map((word, at) =>
    isVerb && at === second - 1 ? bend(/\wing$/.test(word) ? baseOf(word, 'gerund') : word, tense) : word,
  )
  return [bend(verb, tense), ...others].join(' ')
})

// "throw the stick and run", past: "threw the stick and ran".
export const inflect = (phrase: string, tense: Tense): string => inflectKeyed(`${tense} ${phrase}`)

export const baseOf = (verb: string, tense: Tense): string => VERBS.toInfinitive(verb, MODEL, TENSES[tense])
export const singularOf = (noun: string): string => NOUNS.toSingular(noun, MODEL)
