import type { Person } from './makePerson.ts'

// "I married a singer named Tilda", "the joy of being father of Bea": whose they are is said without "my wife", "my daughter".
export const MARRIED =
  /\b(?:I|I've|I have) (?:just |once |have )?(?:got )?married (?:to )?(?:an?|the|my) [^.]{0,40}?\b(?:named|called) (?<name>\p{Lu}[\p{L}'-]+)|\bmarried to (?<spouse>\p{Lu}[\p{L}'-]+)\b/iu
export const PARENT_OF =
  /\b(?:being|becoming|be|become|i'm|i am|as)(?: (?:the|a|her|his|their))?(?: \p{Ll}+)? (?<parent>father|dad|daddy|papa|mother|mom|mum|mama|mommy|mummy|parent) (?:of|to) (?:my |our )?(?:(?:little |baby |sweet )?(?:daughter|son|girl|boy) )?(?<child>\p{Lu}[\p{L}'-]+)/iu

const isCalled = (person: Person, name: string | undefined): boolean =>
  name !== undefined && person.name?.split(' ')[0]?.toLowerCase() === name.toLowerCase()

function asSpouse(person: Person, told: string): Person {
  const { name, spouse } = MARRIED.exec(told)?.groups ?? {}
  if (!isCalled(person, name ?? spouse)) return person
  const sex = /\b(?:she|her)\b/i.test(told) ? 'she' : /\b(?:he|him)\b/i.test(told) ? 'he' : person.sex
  const kin = sex === 'he' ? 'husband' : 'wife'
  return { ...person, own: 'my', kin, sex: sex ?? 'she', isLover: true, isYoung: false }
}

function asChild(person: Person, told: string): Person {
  const { child } = PARENT_OF.exec(told)?.groups ?? {}
  if (!isCalled(person, child)) return person
  const kin = person.sex === 'he' ? 'son' : person.sex === 'she' ? 'daughter' : 'child'
  return { ...person, own: 'my', kin, isYoung: true, isLover: false }
}

// Whether this one was made one's own above.
const isOwn = ({ own, kin, isLover }: Person): boolean =>
  own === 'my' && isLover && /^(?:wife|husband)$/.test(kin ?? '')

export const withOwnKin = (people: readonly Person[], told: string): Person[] =>
  (MARRIED.test(told) || PARENT_OF.test(told) ? people : []).length === 0
    ? [...people]
    : people
        .map((person) => asChild(asSpouse(person, told), told))
        // Whom one married comes before the children one has.
        .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || one.at - other.at)
