import type { Occasion } from '../plan/occasions.ts'

const GENTLE = new Set(['celebrate', 'love', 'thank', 'proud', 'hope', 'funny', 'story', 'sell'])
// Too grave, or too much one thing, to borrow lines from another occasion.
const ALONE = new Set([
  'roast',
  'boss',
  'job-loss',
  'breakup',
  'divorce',
  'apology',
  'get-well',
  'sobriety',
  'anxiety',
  'farewell',
  'lullaby',
  'jingle',
  'firm',
  'teach',
  'lonely',
])
// Who somebody is and what is feasted may join another occasion; where they happen to be may not.
const SECONDS = new Set([
  'mother',
  'father',
  'grandparent',
  'sibling',
  'child',
  'friendship',
  'love',
  'pet',
  'birthday',
  'christmas',
  'wedding',
  'anniversary',
  'graduation',
  'retirement',
  'thanks',
  'food',
  'holiday',
  'first-day',
  'birth',
  'new-year',
  'festival',
  'sport',
  'music-life',
  'gaming',
  'stag',
  'party',
])

// The dog of a couple is no cause to sing of paws at their feast.
const OF_COUPLES = new Set(['wedding', 'anniversary', 'proposal', 'love'])

// "birthday song for my sister": a birthday first, and a sister's.
export const secondOccasion = (first: Occasion, others: readonly Occasion[]): Occasion | undefined =>
  GENTLE.has(first.stance) && !ALONE.has(first.id)
    ? others.find(
        (other) =>
          GENTLE.has(other.stance) && SECONDS.has(other.id) && !(OF_COUPLES.has(first.id) && other.id === 'pet'),
      )
    : undefined
