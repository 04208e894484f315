import type { Occasion } from '../plan/occasions.ts'
import type { Term } from './grammar.ts'
import { LOVERS } from './lovers.ts'
import { pronounSex } from './people/names.ts'
import { withOwnKin } from './people/ownKin.ts'
import type { Person } from './people/makePerson.ts'

const LOST = /\b(?:lost|buried|losing|without|death of|grave of) (?:my|our) (\p{Ll}+)\b/iu

// "I can't eat my friends": nobody is told so to their face.
const NOT_TO_THEIR_FACE =
  /^I (?:can't|won't|don't|shouldn't|must not|mustn't|never|might|want to) (?:eat|bite|cook|sell|clone|swallow|fry|taste|hunt) my \p{Ll}+$/iu

// The person a song is for: somebody of one's own first, then whoever is named first.
export function choosePerson(people: readonly Person[], occasion: Occasion, told: string): Person | undefined {
  // "he cheated with my best friend": it is he who is sung to.
  if (LOVERS.has(occasion.id) && /^(?:he|she)\b/i.test(told)) return undefined
  if (occasion.id === 'jingle') return undefined
  if (people[0]?.isGroup === true && people[0].name === undefined && NOT_TO_THEIR_FACE.test(told)) return undefined
  // "my name is Derek": Derek sings.
  const singer = /\bmy name is (\p{Lu}\p{L}+)/u.exec(told)?.[1]
  if (singer !== undefined && people[0]?.name === singer) return undefined
  // At a wedding "their dog Milo carries the rings": it is the couple who are sung to.
  const couple = COUPLES.has(occasion.id)
    ? people.find(({ isGroup, name }) => isGroup && name?.includes(' and '))
    : undefined
  if (couple !== undefined && people.every(({ isLover }) => !isLover)) return couple
  // "our wedding day … and my father cried" is sung to whom I married.
  if (
    COUPLES.has(occasion.id) &&
    /^(?:our|my) (?:\p{L}+ )?(?:wedding|anniversary|engagement|first dance)\b/iu.test(told) &&
    people.every(({ at, isLover }) => at > 2 && !isLover)
  )
    return undefined
  // "my truck, my dog and my ex-wife's lawyer": the dog is not whom it is sung to.
  if (occasion.stance === 'part' && people[0]?.isPet === true && people[0].at > 1) return undefined
  // Who was saved is not who is thanked for it.
  if (occasion.id === 'service' && people.every(({ at }) => at > 1)) return undefined
  // "for my wife, ten years since we lost our son": the son is mourned.
  const lost = occasion.stance === 'mourn' ? LOST.exec(told)?.[1] : undefined
  const mourned = people.find(({ kin }) => kin !== undefined && kin === lost)
  if (mourned !== undefined) return mourned
  // "a nurse named Patricia who took care of my mom": it is hers.
  const [first] = people
  const second = people.find(({ own, kin }) => own !== undefined && kin !== undefined)
  const isOfFirst = first?.name !== undefined && first.at < 2 && second !== undefined && second.at > first.end
  if (isOfFirst && new RegExp(String.raw`\b${RegExp.escape(first.name ?? '')}\b,? who\b`).test(told)) return first
  // "Gio and his wife Jess": she is his, and the song is of him.
  return (
    people.find(({ own, kin }) => own !== undefined && kin !== undefined) ??
    people.find(({ isTheirs }) => isTheirs !== true) ??
    people[0]
  )
}

// Of a wedding "my brother Chris and his husband Daniel" are both the ones it is sung to.
const COUPLES = new Set(['wedding', 'anniversary', 'proposal'])
export function joinCouple(
  person: Person | undefined,
  people: readonly Person[],
  { id }: Occasion,
): Person | undefined {
  const partner = people.find((other) => other.isTheirs === true && !other.isPet && other.name !== undefined)
  if (person?.name === undefined || partner?.name === undefined || partner === person || !COUPLES.has(id)) return person
  return { ...person, name: `${person.name} and ${partner.name}`, isGroup: true }
}

export function loverOf(terms: readonly Term[], occasion: Occasion): Person | undefined {
  const sex = pronounSex(terms)
  const isMourned = occasion.id === 'memorial' && /^(?:he|she)$/.test(terms[0]?.word ?? '')
  if (sex === undefined || !(LOVERS.has(occasion.id) || isMourned)) return undefined
  return { sex, isPet: false, isYoung: false, isOld: false, isGroup: false, isLover: true, at: -1, end: -1 }
}

// "my student loans" have no student.
const COMPOUND_HEAD =
  /^(?:loans?|debts?|shower|monitor|figure|zone|fight|tongue|card|food|sitter|walker|blues|photos?|pictures?|discount|bod|jokes?|lead|leader|manager|captain|building|spirit|player|meeting)$/

// "my girl" in a song of beer and dirt roads is nobody's child.
const OF_A_CHILD = /\b(?:little|baby|daughter|born|school|turns?|birthday|toddler|years? old|kid|proud)\b/i
const asLover = (person: Person, told: string): Person =>
  person.kin === 'girl' && person.own === 'my' && person.name === undefined && !OF_A_CHILD.test(told)
    ? { ...person, isYoung: false, isLover: true, sex: 'she' }
    : person

// "thank you for being my best friend, Maddie": called by name at the end, she is the friend.
function withCalledName(people: readonly Person[], terms: readonly Term[]): readonly Person[] {
  const last = people.at(-1)
  const [first] = people
  const isAfter = last?.end === terms.length && /,/.test(terms[last.at - 1]?.after ?? '')
  // "Daniel, my husband".
  const isBefore = last?.at === 0 && last.end === first?.at && /,/.test(terms[last.end - 1]?.after ?? '')
  const isCalled = last !== undefined && first !== last && last.kin === undefined && (isAfter || isBefore)
  if (!isCalled || first?.kin === undefined || first.name !== undefined || last.name === undefined) return people
  const at = Math.min(first.at, isBefore ? last.at : first.at)
  return [{ ...first, at, name: last.name, sex: first.sex ?? last.sex }, ...people.slice(1, -1)]
}

// A person is no thing of the song; an animal of one's own is, but never by its name.
export const isTaken =
  (people: readonly Person[], terms: readonly Term[]) =>
  (at: number): boolean =>
    people.some(
      (person) =>
        at >= person.at && at < person.end && !(person.isPet && terms[at]?.word.replace(/'s$/, '') === person.kin),
    )

// Heroes of games are nobody's neighbours.
const OF_GAMES =
  /^(?:mario and (?:zelda|luigi|sonic|peach|bowser)|zelda and (?:mario|link)|super mario|princess peach)$/i

const isOfBrand = (brand: string | undefined, name: string | undefined, kin: string | undefined): boolean =>
  brand !== undefined &&
  ((name !== undefined && name.split(' ').every((word) => brand.includes(word))) ||
    /^(?:band|club|team|choir)$/.test(kin ?? ''))

// "an old oak in my grandparents' yard" is about the oak; of "my daughter's team, the Dragons" it is the team.
const isOnlyOwner = ({ at, end }: Person, terms: readonly Term[], brand: string | undefined): boolean =>
  /'s?$/.test(`${terms[end - 1]?.text ?? ''}${terms[end - 1]?.after ?? ''}`.trim()) &&
  ((at > 2 && /^(?:in|on|at|from|of|by|near|behind|under)$/.test(terms[at - 1]?.word ?? '')) || brand !== undefined)

type Told = { told: string; terms: readonly Term[]; brand: string | undefined }

// Everybody a request speaks of, without those who only lend a thing or a shop their name.
export const listPeople = (everybody: readonly Person[], { told, terms, brand }: Told): Person[] =>
  withCalledName(
    withOwnKin(everybody, told).map((each) => asLover(each, told)),
    terms,
  ).filter((person) => {
    const { name, kin, end } = person
    return (
      !(
        name === undefined &&
        COMPOUND_HEAD.test(terms[end]?.word ?? '') &&
        !/^(?:watch|see|hear|help)/.test(terms[person.at - 1]?.word ?? '')
      ) &&
      !isOfBrand(brand, name, kin) &&
      !OF_GAMES.test(name ?? '') &&
      !isOnlyOwner(person, terms, brand) &&
      !(brand !== undefined && /^(?:girls|boys|lads|ladies|women|men)$/.test(kin ?? ''))
    )
  })
