import { replaceFound } from './replaceFound.ts'

// "being in love with someone who doesn't love you back": that "you" is whoever sings.
const TOLD_OF_ALL =
  /^(?:being|having|losing|missing|loving|falling|waiting|trying|getting|feeling|watching|working|living|seeing|hearing|finding|growing|realizing|realising|knowing|turning|becoming|moving|leaving|calling|texting|meeting|dating|kissing|visiting|telling|asking|marrying|when you)\b/i
// Somebody else must be there: "missing you" is said to the one who is missed.
const OF_OTHERS =
  /\b(?:someone|somebody|people|everyone|nobody|they|when you|your (?:ex|crush|boss|parents|kids|old|own|first|best friend|hometown|childhood|twenties|thirties|forties))\b/i
const OWN = /\b(?:i|i'm|my|me|we|our)\b/i
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\byourself\b/gi, 'myself'],
  [/\byours\b/gi, 'mine'],
  [/\byour\b/gi, 'my'],
  [/\byou're\b/gi, "I'm"],
  [/\byou('(?:ve|ll|d))/gi, 'I$1'],
  [
    /(?<!\b(?:love|like|want|need|miss|see|hear|tell|for|to|with|of|about|at|like) )\byou (?=(?:are|were|have|had|can|can't|will|would|could|should|do|don't|didn't|never|always|still|just|want|need|know|love|work|wait|try|miss|feel|think|get|live|see)\b)/gi,
    'I ',
  ],
  [/\bI are\b/g, 'I am'],
  [/\bI were\b/g, 'I was'],
  [/\byou\b/gi, 'me'],
]

export const ownGenericYou = (told: string): string =>
  TOLD_OF_ALL.test(told) && OF_OTHERS.test(told) && !OWN.test(told)
    ? SHORT.reduce((rest, [pattern, put]) => replaceFound(rest, pattern, put), told)
    : told
