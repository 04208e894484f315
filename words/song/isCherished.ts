import { findSubject } from '../knowledge/findSubject.ts'
import type { Kind } from '../knowledge/subjects.ts'
import { singularOf } from '../reader/grammar.ts'

// What can be carried home, had for breakfast, danced to or missed in winter.
const CHERISHED: ReadonlySet<Kind> = new Set([
  'animal',
  'plant',
  'food',
  'drink',
  'hobby',
  'sport',
  'game',
  'vehicle',
  'tool',
  'clothing',
  'home',
  'nature',
  'weather',
  'season',
  'festival',
  'art',
  'music',
  'object',
  'place',
  'city',
  'building',
])
const UNLOVED =
  /\b(?:pain|back ?pain|aches?|poo|poop|pee|vomit|sick(?:ness)?|debts?|taxes|traffic|jam on the|flu|rash|itch|cancer|disease|war|waste|rubbish|garbage|toilets?|importance|end|closure|failure|anxiety|pressure|stress)\b/i

// What is grave, or none to hold: no darling of anybody's.
const GRAVE =
  /\b(?:dementia|alzheimer'?s?|nothing(?:ness)?|void|emptiness|obsess\w+|relief|depress\w+|despair|grief|misery|sorrow|suicide|addiction|trauma|abuse|insanity|madness|numbness)\b/i
export const isGraveThing = (phrase: string): boolean => GRAVE.test(phrase)

export const isUnloved = (phrase: string): boolean => UNLOVED.test(phrase) || isGraveThing(phrase)

export function isCherished(phrase: string): boolean {
  const words = phrase
    .toLowerCase()
    .replace(/^(?:the|an?|my|our|your|his|her|their) /, '')
    .split(' ')
  const last = words.at(-1) ?? ''
  const subject = [words.join(' '), words.slice(-2).join(' '), last, singularOf(last)]
    .map(findSubject)
    .find((each) => each !== undefined)
  return subject !== undefined && CHERISHED.has(subject.kind) && !isUnloved(phrase)
}
