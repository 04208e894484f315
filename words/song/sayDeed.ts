import { baseOf, inflect } from '../reader/grammar.ts'
import type { Reading } from '../reader/readRequest.ts'
import { tagOnce } from './tagOnce.ts'

// What happens at one moment is told as past ("I found his hoodie"); the rest goes on ("I'm working two jobs").
const AT_ONCE = new Set(
  `find lose meet see forget drop win catch break quit leave steal burn crash miss wake fall kiss buy sell hit fail pass spill kill get bury say tell hear
  realise realize discover forgive finish graduate propose marry divorce adopt order build swim climb run cross score grow`.split(
    /\s+/,
  ),
)
// Words in -ing that name a thing.
const NAMES_A_THING =
  /^(?:parking|shopping|vending|washing|sewing|boarding|chewing|wedding|building|morning|evening|ceiling|darling|king|ring|spring|string|thing|wing|sibling|pudding|clothing|lightning|sterling|duckling|everything|nothing|something)\b/i

export const isDeed = (text: string): boolean => !NAMES_A_THING.test(text)

// Whose leaving it is when nobody says.
const GOERS = new Set(['farewell', 'retirement', 'graduation', 'birthday', 'new-job', 'first-day', 'victory'])

// Nobody protests against what they do themselves.
const DONE_BY_THEM =
  /^(?:clos|cutt|bann|sell|rais|demolish|shutt|pollut|destroy|tear|poison|remov|cancel|privati[sz]|scrapp|axi|pav|bulldoz|dump|evict)\p{L}*ing\b/u

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

// "losing my keys and missing the train": both verbs bend.
function bend(text: string, to: 'past' | 'base'): string {
  const terms = tagOnce(text)
  return terms
    .map(({ text: word, word: plain, tags }, at) => {
      const isVerb =
        at === 0 ||
        (/\wing$/.test(plain) && ['and', 'then', 'or'].includes(terms[at - 1]?.word ?? '') && tags.has('Verb'))
      if (!isVerb) return word
      const base = baseOf(plain, 'gerund')
      return to === 'base' ? base : inflect(base, 'past')
    })
    .join(' ')
}

// A lover who is only "he" or "she" in the request is sung to.
const towardsLover = (text: string): string =>
  text
    .replaceAll(/\bhis\b|\bher\b(?= \p{L})/giu, 'your')
    .replaceAll(/\b(?:him|her)\b/gi, 'you')
    .replaceAll(/\b(?:he|she)'s\b/gi, "you're")

// "getting over you and finally being happy": two things, each with a verb of its own.
const THEN_BEING = /^(?<deed>.+?),? and (?:(?<how>finally|now|still|just|always|never|often) )?being (?<state>.+)$/

// "getting old and my back hurting": the back does.
const AND_MINE = /^(?<mine>.+?),? and (?<what>(?:my|our) \p{Ll}+) (?<doing>\p{Ll}{2,}ing\b.*)$/u

export function sayDeed(written: string, reading: Reading): string {
  const { mine, what, doing } = AND_MINE.exec(written)?.groups ?? {}
  if (mine !== undefined && what !== undefined && doing !== undefined)
    return `${sayOne(mine, reading)}, and ${what} ${/[^s]s (?!\S)|[^s]s$/.test(what) ? 'are' : 'is'} ${doing}`
  const { deed, how, state } = THEN_BEING.exec(written)?.groups ?? {}
  if (deed === undefined || state === undefined) return sayOne(written, reading)
  const first = sayOne(deed, reading)
  const who = /^We\b/.test(first) ? "we're" : "I'm"
  return `${first}, and ${[who, how, state].filter(Boolean).join(' ')}`
}

// Who leaves school thanks a teacher, and is the one who leaves.
const OWN_LEAVING = /^(?:leaving|finishing|graduating|missing|losing|saying|growing|moving|learning|remembering)\b/
function sayOne(written: string, { address, told, person, occasion }: Reading): string {
  const isToLover = address === 'you' && person === undefined && ['part', 'love'].includes(occasion.stance)
  // "losing yourself in the crowd" is said by the one who sings.
  const own = OWN_LEAVING.test(lowerFirst(written))
    ? written
        .replaceAll(/\byourself\b/gi, 'myself')
        .replaceAll(/\byour (teacher|school|class|home|friends?)\b/gi, 'my $1')
    : written.replaceAll(/\byourself\b/gi, 'myself')
  const text = lowerFirst(isToLover && !/\b(?:he|she)\b/i.test(own) ? towardsLover(own) : own)
  const [gerund = ''] = text.split(' ')
  const who = address === 'we' || (/\b(?:we|our|us)\b/i.test(told) && !/\b(?:i|my|me)\b/i.test(told)) ? 'We' : 'I'
  if (person !== undefined && address === 'you' && GOERS.has(occasion.id) && !/\b(?:my|me|i|you|your)\b/i.test(text))
    return `You're ${text}`
  // "thank you for being there": who is thanked was there.
  if (occasion.stance === 'thank' && person === undefined && address === 'you' && !OWN_LEAVING.test(text))
    return gerund === 'being' ? `You were ${text.replace(/^being /, '')}` : `You ${bend(text, 'past')}`
  if (occasion.stance === 'angry' && DONE_BY_THEM.test(text) && !/\b(?:i|me)\b/i.test(told)) return `They're ${text}`
  if (/^(?:snowing|raining|hailing|thundering|storming)\b/.test(text)) return `It's ${text}`
  // "crying every day at school", of a girl the request tells of: she does.
  const third = address === 'about' && person === undefined && !/\b(?:i|me|my|we|our|us|you|your)\b/i.test(told)
  const other = third ? /\b(?:he|she)\b/i.exec(told)?.[0]?.toLowerCase() : undefined
  if (other !== undefined && /\w{2}ing$/.test(gerund)) return `${other === 'he' ? 'He' : 'She'}'s ${text}`
  const being = who === 'I' ? "I'm" : "We're"
  if (gerund === 'being') return `${being} ${text.replace(/^being /, '')}`
  if (gerund === 'having') return `${who} have ${text.replace(/^having /, '')}`
  if (/\byour\b/i.test(text) && ['teach', 'kids'].includes(occasion.id)) return bend(text, 'base')
  if (gerund === 'missing' && /^missing (?:you|your|my|our|him|her|home|the (?:days|old|way))\b/.test(text))
    return `${being} ${text}`
  // "losing my keys every day" is never over.
  if (/\b(?:every|always|all the time|again and again|each)\b/i.test(text)) return `${who} ${bend(text, 'base')}`
  return AT_ONCE.has(baseOf(gerund, 'gerund')) && !/^getting (?:over|used|better|older?|away|through|by)\b/.test(text)
    ? `${who} ${bend(text, 'past')}`
    : `${being} ${text}`
}
