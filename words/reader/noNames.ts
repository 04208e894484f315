import { pronounce } from '../sound/pronounce.ts'
import { tagWords, type Term } from './grammar.ts'
import { isWordToo } from './people/givenNames.ts'
import type { Person } from './people/makePerson.ts'

// "Draw the hills", "Write a song": whoever is told to do something is not called so; nor is "American" or "eating" a name.
const AFTER_AN_ORDER = /^(?:the|an?|my|our|your|his|her|their|this|that|it|me|us|about|at)$/
const OF_TELLING =
  /^(?:perspective|viewpoint|verse|chorus|bridge|intro|outro|suno|udio|vocals?|vocalist|singer|lyrics)$/
const KNOWN = ['FirstName', 'LastName', 'MaleName', 'FemaleName']

function isNoName(name: string, next: Term | undefined): boolean {
  const [first, ...others] = tagWords(name.toLowerCase())
  const [typed] = tagWords(name)
  if (first === undefined || others.length > 0) return false
  if (OF_TELLING.test(first.word)) return true
  if (first.tags.has('Demonym') || typed?.tags.has('Demonym') === true) return next?.tags.has('Plural') === true
  if (KNOWN.some((tag) => typed?.tags.has(tag) === true)) return false
  const follows = AFTER_AN_ORDER.test(next?.word ?? '')
  return follows && first.tags.has('Verb') && (first.tags.has('Infinitive') || /\w{2}ing$/.test(first.word))
}

// "sounds like John Denver", "full of hot Tamales", "true or Fake", "our ground is Hovland": capitals of nobody.
const GROUND = /^(?:arena|stadium|ground|home|town|city|village|street|school|island|country)$/
const KINDS = /^(?:species|genus|family|plants?|trees?|brand|league|festival|region|valley|style)$/
const DESCRIBES = ['Adjective', 'Gerund', 'PastTense', 'Adverb']
function isOnlyCapital({ name = '', at, end, kin }: Person, terms: readonly Term[]): boolean {
  const [before, next] = [terms[at - 1], terms[end]]
  if (before?.word === 'like' && kin === undefined) return true
  if (name.includes(' ') || kin !== undefined) return false
  if (before !== undefined && before.after.endsWith('-') && before.word.length > 1) return true
  const typed = terms[at]
  if (/^(?:named|called)$/.test(before?.word ?? '')) return false
  if (/^(?:is|was)$/.test(before?.word ?? '') && GROUND.test(terms[at - 2]?.word ?? '')) return true
  if (KINDS.test(next?.word ?? '') && !/[,.]/.test(typed?.after ?? '')) return true
  if (KNOWN.some((tag) => typed?.tags.has(tag) === true) || isWordToo(name.toLowerCase())) return false
  const [small] = tagWords(name.toLowerCase())
  if (small?.word.endsWith('s') === true && before?.tags.has('Adjective') === true) return true
  if (small === undefined || !pronounce(small.word).known) return false
  if (
    DESCRIBES.some((tag) => small.tags.has(tag)) &&
    !terms.some(({ tags }, other) => other !== at && tags.has('FirstName'))
  )
    return true
  if (next?.word === 'of') return small.tags.has('Noun')
  // "Harbour, pottery and coal": one of the things.
  const isListed = /,/.test(typed?.after ?? '') && next?.tags.has('Noun') === true && /^\p{Ll}/u.test(next.text)
  return at > 0 && isListed && small.tags.has('Noun') && !next.tags.has('Pronoun')
}

export const withoutNoNames = (people: readonly Person[], terms: readonly Term[]): Person[] =>
  people.flatMap((person) => {
    const { name, ...nameless } = person
    if (name !== undefined && isOnlyCapital(person, terms)) return []
    if (name === undefined || !isNoName(name, terms[person.end])) return [person]
    if (person.kin === undefined) return []
    return [{ ...nameless, end: terms[person.end - 1]?.word === name.toLowerCase() ? person.end - 1 : person.end }]
  })
