import { tagWords, type Term } from './grammar.ts'
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

export const withoutNoNames = (people: readonly Person[], terms: readonly Term[]): Person[] =>
  people.flatMap((person) => {
    const { name, ...nameless } = person
    if (name === undefined || !isNoName(name, terms[person.end])) return [person]
    if (person.kin === undefined) return []
    return [{ ...nameless, end: terms[person.end - 1]?.word === name.toLowerCase() ? person.end - 1 : person.end }]
  })
