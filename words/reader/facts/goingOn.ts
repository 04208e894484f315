import { findSubject } from '../../knowledge/findSubject.ts'
import { isFinite, isGerund } from '../clause.ts'
import { isSingular, isSongWord, isTrade } from '../clauseKinds.ts'
import type { Term } from '../grammar.ts'
import { said, sentence, type Subject } from '../speaker.ts'
import {
  GOES_ON,
  nextSubject,
  personIs,
  tell,
  tellOfPerson,
  turnToPerson,
  type Piece,
  type PieceReader,
} from './telling.ts'

// "We're off to Malta and meet cousins": they are met.
const takesThing = (next: Term | undefined): boolean =>
  next !== undefined && ['Noun', 'Determiner', 'Possessive', 'Pronoun'].some((tag) => next.tags.has(tag))

const STATE_OF = new Set(['with', 'by', 'about', 'of', 'in', 'to'])

// "who are six and obsessed with sharks": they are both. A bare verb after "is" is none.
function isState({ first, terms, verbAt }: Piece, before: string): boolean {
  const wasBeing = /^\S+ (?:are|is|am)\b|^\S+'(?:re|s|m)\b/.test(before)
  const isBareForm =
    verbAt === 0 && !takesThing(terms[1]) && !/(?:s|ed)$/.test(first.word) && first.tags.has('Infinitive')
  const isOfSomething = terms[verbAt]?.tags.has('PastTense') === true && STATE_OF.has(terms[verbAt + 1]?.word ?? '')
  return wasBeing && (isBareForm || isOfSomething)
}

const beOf = ({ said: who }: Subject): string =>
  /^(?:you|they|we)$/i.test(who) ? 'are' : /^i$/i.test(who) ? 'am' : 'is'
// "I'm glad and …": I am, and I do.
const unshortened = (subject: Subject): Subject => ({ ...subject, said: subject.said.replace(/'(?:m|re|ve)$/i, '') })

const THINGS = new Set('food drink animal plant vehicle object clothing toy'.split(' '))
const isListedThing = (word: string): boolean =>
  word.endsWith('s') && THINGS.has((findSubject(word) ?? findSubject(word.replace(/s$/, '')))?.kind ?? '')

// "turns 60 and still swims": the same one goes on.
export const andDoes: PieceReader = (piece, telling) => {
  const { joint, lead, terms, verbAt } = piece
  const { last, speaker, facts } = telling
  const verb = terms[verbAt]
  const isJoined = joint === 'and' || joint === ',' || joint === 'but'
  if (!isFinite(verb) || verb?.tags.has('Imperative') === true || !isJoined || last === undefined) return false
  // "baked buns, cakes and bread": nobody cakes.
  if (joint === ',' && terms.length === 1 && isListedThing(verb?.word ?? '')) return false
  const doer = unshortened(last)
  const text = isState(piece, facts.at(-1)?.text ?? '')
    ? `${doer.said} ${beOf(doer)} ${said(terms, speaker)}`
    : lead + sentence(doer, terms, speaker)
  tell(telling, { text, kind: 'clause', about: last.isPerson ? 'person' : 'other' })
  return true
}

// "…, bakes bread on Sundays".
export const listedDeed: PieceReader = ({ joint, terms, verbAt }, telling) => {
  const verb = terms[verbAt]
  if (joint !== ',' || !isFinite(verb) || verb?.word.endsWith('s') !== true) return false
  if (telling.speaker.person === undefined) return false
  tellOfPerson(telling, sentence(turnToPerson(telling), terms, telling.speaker))
  return true
}

function articleOf(terms: readonly Term[]): string {
  const word = terms[0]?.word ?? ''
  const isPlural = (terms.at(-1)?.tags.has('Plural') ?? false) || /^(?:both|all|two|three)$/.test(word)
  return /^(?:a|an|the)$/.test(word) || isPlural ? '' : /^[aeiou]/i.test(word) ? 'an ' : 'a '
}

// "with my girlfriend, the ceiling leaks": no girlfriend is a ceiling that leaks.
const isPlain = ([article, , last, ...more]: readonly Term[]): boolean =>
  article?.word === 'the' && more.length === 0 && /[^s]s$/.test(last?.word ?? '') && last?.tags.has('Plural') === true

// "Rosa, a maths teacher for 35 years".
export const apposition: PieceReader = ({ joint, first, terms }, telling) => {
  const isApposition =
    joint === ',' &&
    telling.antecedent?.isPerson === true &&
    !/'(?:s|m|re)$/.test(first.word) &&
    (/^(?:a|an|the)$/.test(first.word) ||
      isTrade(terms) ||
      (first.tags.has('Adjective') && isSingular(terms[1]) && terms.length === 2)) &&
    !terms.some(isFinite) &&
    !isPlain(terms)
  // "… a cook. the burnt lasagne": begun anew after a stop, it is another thing.
  const isAnew = first.word === 'the' && /[.!?]/.test(telling.antecedent?.terms.at(-1)?.after ?? '')
  if (!isApposition || isAnew) return false
  if (isSongWord(terms)) return true
  // "their first baby, a girl": the baby is.
  if (
    /^an? (?:\p{Ll}+ )?(?:girl|boy)$/u.test(said(terms, telling.speaker).replace(/[,.]$/, '')) &&
    /\b(?:baby|child|grandchild)\b/.test(telling.facts.at(-1)?.text ?? '')
  ) {
    const last = telling.facts.at(-1)
    if (last !== undefined)
      telling.facts.splice(-1, 1, {
        ...last,
        text: `${last.text}, ${said(terms, telling.speaker).replace(/[,.]$/, '')}`,
      })
    return true
  }
  const subject = nextSubject(telling)
  telling.last = subject
  const isMany = subject.said === 'you' || subject.said === 'they'
  const isLong = /\bfor \S+ (?:\S+ )?years\b/.test(said(terms, telling.speaker))
  const be = isLong ? (isMany ? 'have been' : 'has been') : isMany ? 'are' : 'is'
  tellOfPerson(telling, `${subject.said} ${be} ${articleOf(terms)}${said(terms, telling.speaker)}`)
  return true
}

// "Paul and Denise, still dancing in the kitchen": so they are.
export const stillDoing: PieceReader = ({ first, terms }, telling) => {
  if (!GOES_ON.has(first.word) || !/\w{2}ing$/.test(terms[1]?.word ?? '') || telling.antecedent?.isPerson !== true)
    return false
  const subject = turnToPerson(telling)
  tellOfPerson(telling, `${subject.said} ${personIs(telling)} ${said(terms, telling.speaker)}`)
  return true
}

// "loves beer, golf and the Dallas Cowboys": all of it is loved.
const LIKES_ONE = /\b(?:loves?|likes?|enjoys?|hates?|collects?|adores?|got) (?:[^, ]+ ?){1,3}$/u
export const moreLoved: PieceReader = ({ joint, first, terms, found, isLast }, telling) => {
  const last = telling.facts.at(-1)
  const isList =
    joint === ',' &&
    terms.length < 10 &&
    found === undefined &&
    !terms.some((term) => isFinite(term) && !term.word.endsWith('ed')) &&
    !/^(?:an?|from|in|at|on|with|for|to|and|but|who|because|still|never|always)$/.test(first.word) &&
    terms.at(-1)?.tags.has('Noun')
  if (!isList || last?.kind !== 'clause' || !(LIKES_ONE.test(last.text) || LISTED.test(last.text))) return false
  const more = said(terms, telling.speaker).replace(/[,.!]+$/, '')
  telling.facts.splice(-1, 1, { ...last, text: `${last.text}${isLast === true ? ' and' : ','} ${more}` })
  return true
}
const LISTED = /\b(?:loves?|likes?|enjoys?) (?:[^, ]+ ?){1,3}(?:, [^, ]+(?: [^, ]+)?)+$/u

// "we have two kids, Emma and Jack": that is who they are.
const HAVE_SOME =
  /\b(?:have|has|had) (?:an? |\p{Ll}+ )?(?:\p{Ll}+ )?(?:kids?|children|sons?|daughters?|boys?|girls?|twins|dogs?|cats?|grandkids|grandchildren)$/iu
export const theirNames: PieceReader = ({ joint, terms }, telling) => {
  const isNames = terms.every(
    ({ text, word }) => word === 'and' || /^\p{Lu}\p{Ll}+$/u.test(text.replace(/[^\p{L}]+$/u, '')),
  )
  const last = telling.facts.at(-1)
  if (joint !== ',' || !isNames || terms.length > 5 || last === undefined || !HAVE_SOME.test(last.text)) return false
  const names = terms.map(({ text }) => text.replace(/[.!?]+$/, '')).join(' ')
  telling.facts.splice(-1, 1, { ...last, text: `${last.text}, ${names}` })
  return true
}

// "my mother Ingrid, 80, still swims in the fjord".
export const stillDoes: PieceReader = ({ first, terms }, telling) => {
  const [, verb, ...rest] = terms
  const isStill =
    /^(?:still|never|always|often|usually)$/.test(first.word) && /^(?!always$|yes$)\p{Ll}{2,}s$/u.test(verb?.word ?? '')
  const isOfPerson = telling.antecedent?.isPerson === true || telling.last?.isPerson === true
  if (!isStill || verb === undefined || telling.speaker.person === undefined || !isOfPerson) return false
  const does = { ...verb, tags: new Set(['Verb', 'PresentTense']) }
  tellOfPerson(telling, sentence(turnToPerson(telling), [first, does, ...rest], telling.speaker))
  return true
}

// "thank you for always being there"; said to nobody, it is the singer who still does it.
export const alwaysBeing: PieceReader = ({ first, terms }, telling) => {
  const { speaker } = telling
  if (!GOES_ON.has(first.word)) return false
  if (isGerund(terms[1]) && speaker.address === 'you') {
    const doing = terms[1]?.word === 'being' ? [first, ...terms.slice(2)] : terms
    tellOfPerson(telling, `you are ${said(doing, speaker)}`)
    return true
  }
  if (!/\w{2}ing$/.test(terms[1]?.word ?? '')) return false
  const text = `${speaker.address === 'we' ? 'we are' : 'I am'} ${said(terms, speaker)}`
  tell(telling, { text, kind: 'clause', about: 'speaker' })
  return true
}
