import { PORTRAIT, type Occasion } from '../plan/occasions.ts'
import { isOfStranger, isOwnGratitude } from './whoIsTold.ts'
import { PARENT_OF } from './people/ownKin.ts'
import type { Address } from './person.ts'
import type { Person } from './people/makePerson.ts'

const ABOUT_THEM = new Set([
  'roast',
  'boss',
  'outlaw',
  'fairy-tale',
  'sea-story',
  'war-story',
  'jingle',
  'chant',
  'victory',
  'teach',
  'space',
])

// "Evan who has made a gnome", "a young hero named Ash": nobody here knows them, and no song is for them.
const OF_SOMEBODY = new Set([
  'portrait',
  'friendship',
  'family',
  'pet',
  'fairy-tale',
  'child',
  'story',
  'tale',
  'road',
  'work',
  'nature',
  'any',
  'motivation',
  'sport',
  'school',
  'money',
  'food',
  'games',
  'gaming',
  'coding',
  'moment',
  'hope',
  'first-day',
])
const WITH_US = /\b(?:i|i'm|i've|me|my|mine|we|we're|our|us|you|your|you're)\b/i
// "a man named Otto", "two mules named Plum and Pear": told of as in a tale, however many they are.
const SOME_CALLED =
  /^(?:an?|\d+|two|three|four|five|six|seven|several|some) (?:[\p{L}-]+ ){1,3}(?:named|called) \p{Lu}|^the (?!(?:lovely|bride)\b)\p{Ll}+ \p{Lu}[\p{L}'-]+ and \p{Lu}/u
// Of a stranger even a death or a parting is a tale.
const TOLD_AS_A_TALE = new Set([
  'memorial',
  'pet-loss',
  'divorce',
  'absent',
  'breakup',
  'lonely',
  'get-well',
  'love',
  'anxiety',
  'mother',
  'father',
])
const isStranger = ({ id }: Occasion, { own, kin, isGroup }: Person, told: string): boolean =>
  own === undefined &&
  (kin === undefined || !/^(?:grand\p{L}+|m[uo]m|dad|mother|father|nana?)$/u.test(kin)) &&
  (!isGroup || SOME_CALLED.test(told)) &&
  (OF_SOMEBODY.has(id) || (TOLD_AS_A_TALE.has(id) && SOME_CALLED.test(told))) &&
  !WITH_US.test(told) &&
  !/^(?:for|to) /i.test(told)

// "she's out with her best friend": it is her story.
const OF_THEM = /^(?:but |and |then )?(?:he|she|they|he's|she's|they're)\b|[,.] (?:he|she)(?:'s)? \p{L}+/iu

// "Ana loves her boyfriend Bo": who sings is neither of them.
const LOVES_ANOTHER =
  /^\p{Lu}[\p{L}'-]+ (?:who )?(?:still |really |truly |secretly )?(?:loves|loved|adores|misses|is (?:madly )?in love with|fell in love with) (?:(?:her|his|their) |\p{Lu})/u

export function chooseAddress(occasion: Occasion, person: Person | undefined, told: string): Address {
  if (occasion.id === 'jingle' && person === undefined) return 'you'
  if (occasion.id === 'service') return 'you'
  if (person === undefined && /^(?:any|every|some)(?:one|body) who\b/i.test(told)) return 'you'
  if (occasion.id === 'intercession') return person === undefined ? 'me' : 'about'
  if (occasion.id === 'baby-loss') return 'we'
  if (['firm', 'club', 'defeat'].includes(occasion.id)) return 'we'
  if (person === undefined && occasion.stance !== 'sell' && isOfStranger(told)) return 'about'
  if (person !== undefined && isStranger(occasion, person, told)) return 'about'
  if (
    person === undefined &&
    ['story', 'funny', 'hope', 'celebrate'].includes(occasion.stance) &&
    OF_THEM.test(told) &&
    !WITH_US.test(told)
  )
    return 'about'
  // "she wants him to feel it": neither of them is the singer.
  const isOfBoth = /\b(?:she|her)\b/i.test(told) && /\b(?:he|him|his)\b/i.test(told)
  if (person === undefined && occasion.stance === 'part' && isOfBoth && !WITH_US.test(told)) return 'about'
  if (occasion.id === 'chant' && person === undefined) return 'we'
  if (/\b(?:you|your|you're)\b/i.test(told) && !/\b(?:thank you|how you)\b/i.test(told)) return 'you'
  if (person?.own === 'my' && PARENT_OF.test(told)) return 'you'
  if (/^being\b/i.test(told) && occasion.stance !== 'thank') return 'me'
  if (person === undefined && occasion.id === 'birthday' && /^(?:i|i'm|my)\b/i.test(told)) return 'me'
  const isSpeaker = /\b(?:i|i'm|i've|me|my|myself)\b/i.test(told)
  // Who only comes along is not sung to.
  const isCompany =
    person?.kin !== undefined &&
    person.at > 1 &&
    new RegExp(String.raw`\bwith (?:my|our) (?:\w+ )?${RegExp.escape(person.kin)}\b`, 'i').test(told)
  // Who is left alone sings of those who left.
  const isProud = /\bproud of\b/i.test(told)
  if (['lonely', 'sobriety'].includes(occasion.id) && isSpeaker && !isProud && person !== undefined && person.at > 1)
    return 'me'
  if (isCompany && ['funny', 'story', 'hope'].includes(occasion.stance)) return 'me'
  // "my boss, I quit" is said to his face.
  if (person !== undefined && person.at <= 0 && /^(?:my|our) [^,]+, (?:i|i'm|i've|i'll|we)\b/i.test(told)) return 'you'
  if (person !== undefined) {
    if (ABOUT_THEM.has(occasion.id) || occasion.stance === 'angry') return 'about'
    if (person.at === 0 && !isSpeaker && LOVES_ANOTHER.test(told)) return 'about'
    if (occasion.id === 'moving' || occasion.id === 'holiday')
      return person.at <= 0 ? 'you' : /\bwith\b|\b(?:we|our)\b/i.test(told) ? 'we' : 'me'
    // In a prayer "you" is somebody else.
    if (occasion.stance === 'pray') return 'about'
    if (person.own === undefined && occasion === PORTRAIT) return /^(?:for|to) /i.test(told) ? 'you' : 'about'
    return 'you'
  }
  if (person === undefined && isOwnGratitude(told)) return 'me'
  if (['love', 'thank'].includes(occasion.stance) && !['lullaby'].includes(occasion.id)) return 'you'
  if (['birthday', 'lullaby', 'memorial', 'pet-loss', 'birth', 'farewell', 'breakup'].includes(occasion.id))
    return 'you'
  if (/\b(?:we|our|us|ours)\b/i.test(told)) return 'we'
  if (occasion.id === 'graduation' && !isSpeaker && /\b(?:class|students|seniors|graduates|school)\b/i.test(told))
    return 'we'
  if (isSpeaker || /^(?:hungover|broke|stuck|lost|late|single|homesick|lonely|tired|bored)\b/i.test(told)) return 'me'
  return occasion.stance === 'story' && /\b(?:who|a|an)\b/.test(told) && !/^\p{L}+ing\b/u.test(told) ? 'about' : 'me'
}
