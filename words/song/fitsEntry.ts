import type { Entry } from '../lines.ts'
import type { SongState } from './songState.ts'

// Who sings at somebody else's wedding is not the one in love.
const OTHERS_FEASTS = new Set(['wedding', 'anniversary', 'proposal'])
export const isOthersFeast = ({ occasion, person }: SongState['reading']): boolean =>
  OTHERS_FEASTS.has(occasion.id) && person !== undefined && !person.isLover
const LOVERS_TALK =
  /\b(?:marry me|I do|I vow|I'll have you|you and me|you and I|me and you|with you|beside you|next to you|be mine|I'm yours|all mine|kiss me|hold me|my love|my (?:bride|wife|husband|darling)|(?:my|your) hand in (?:mine|yours)|our (?:house|bed|kids|home|vows|life)|we said yes|I said yes|you said yes|I asked you|love you)\b/i

// Whether an entry may be sung to, of or by the people of this song.
export function fitsPerson(entry: Entry, { reading }: SongState): boolean {
  const { persons, conditions } = entry
  const { person, address, isDead } = reading
  const isSung = persons.length === 0 || persons.includes(address === 'you' ? 'you' : address)
  const isNear =
    address === 'you'
      ? persons.includes('me') || persons.includes('we')
      : address === 'about'
        ? persons.includes('me')
        : persons.includes('we') || persons.includes('me')
  if (!isSung && !isNear) return false
  if (
    isOthersFeast(reading) &&
    (persons.includes('me') || persons.includes('we') || LOVERS_TALK.test(entry.lines.join(' ')))
  )
    return false
  return conditions.every((condition) => {
    switch (condition) {
      case 'dead':
        return isDead
      case 'pet':
        return person?.isPet === true
      case 'old':
        return person?.isOld === true || (ageOf(reading.details.age) ?? 0) >= 60
      case 'young':
        return (
          (person?.isYoung === true && (ageOf(reading.details.age) ?? 5) < 18) ||
          (ageOf(reading.details.age) ?? 99) < 14
        )
      case 'grown':
        return (
          (ageOf(reading.details.age) ?? 99) >= 14 && !/\b(?:little|baby|toddler|newborn|kids?)\b/i.test(reading.told)
        )
      case 'woman':
        return person?.sex === 'she' && !person.isPet
      case 'man':
        return person?.sex === 'he' && !person.isPet
      case 'group':
        return person?.isGroup === true || address === 'we'
    }
  })
}

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
function ageOf(age: string | undefined): number | undefined {
  if (age === undefined) return undefined
  return age.split(/[ -]/).reduce((sum, word) => sum + (TENS[word] ?? Math.max(0, SMALL.indexOf(word))), 0)
}

const SMALL_ONES = new Set(['kids', 'teach', 'lullaby', 'first-day'])
export function fitsManner(entry: Entry, { form, reading }: SongState): boolean {
  const wants =
    form.name === 'rap'
      ? 'rap'
      : form.name === 'blues'
        ? 'blues'
        : form.name === 'punk' || form.name === 'chant' || form.name === 'drop'
          ? 'shout'
          : undefined
  // What is said to the smallest is said to nobody else.
  const isForSmall = entry.manners.includes('plain') && entry.occasion === 'any'
  if (isForSmall && !SMALL_ONES.has(reading.occasion.id)) return false
  const [manner] = entry.manners.filter((each) => each !== 'plain')
  if (form.name === 'blues' && entry.beat !== 'hook' && entry.beat !== 'lift') return manner === 'blues'
  if (manner === undefined) return true
  return manner === wants
}
