import { inflect, tagWords } from './grammar.ts'
import { wordsOf } from '../sound/pronounce.ts'
import { PARENT_OF } from './people/ownKin.ts'
import { clause, type Polisher } from './polisher.ts'

// "two old men playing checkers".
const manyAtIt: Polisher = (fact) =>
  fact.kind === 'noun' &&
  /^(?:Two|Three|Four|Five|Some) (?:\p{L}+ ){0,2}?\p{L}*(?:s|men|people) \p{L}{2,}ing\b/u.test(fact.text)
    ? clause(fact, fact.text.replace(/ (?=\p{L}{2,}ing\b)/u, ' are '))
    : fact

// "my truck breaking down on the way": it is.
const oneAtIt: Polisher = (fact) => {
  const [, thing = '', doing] =
    /^((?:My|Our|The|Your) \p{L}+) (\p{L}{2,}ing (?:down|up|out|off|over|away|on|in|at|my|our|the|his|her|a|your|me|us)\b.*)$/u.exec(
      fact.text,
    ) ?? []
  if (doing === undefined || fact.kind === 'deed') return fact
  const [, noun, verb] = tagWords(fact.text)
  if (noun?.tags.has('Noun') !== true || verb?.tags.has('Verb') !== true) return fact
  return clause(fact, `${thing} ${noun.tags.has('Plural') ? 'are' : 'is'} ${doing}`)
}

// "a soldier writing home to his wife": he is.
const strangerAtIt: Polisher = (fact) => {
  const [, who, doing] =
    /^(An? (?:\p{Ll}+ )?\p{Ll}+) (\p{Ll}{2,}ing (?:home|back|away|alone|to|for|in|on|at|with|through|his|her|their|the|an?|over|across|by)\b.*)$/u.exec(
      fact.text,
    ) ?? []
  return who === undefined || doing === undefined || fact.kind === 'deed' || /\b(?:is|was|are|were|has)\b/.test(who)
    ? fact
    : clause(fact, `${who} is ${doing}`)
}

// "me and my brother stealing apples": that is what we were at.
const underWay: Polisher = (fact) =>
  /^We \p{L}{2,}ing\b/u.test(fact.text)
    ? clause(
        fact,
        fact.text.replace(/^We growing up\b/, 'We grew up').replace(/^We (?=\p{L}+ing\b)/u, "We're "),
        'speaker',
      )
    : fact

// "The Rusty Nails playing our first gig": they are.
const brandAtIt: Polisher = (fact, { brand }) => {
  const [, doing] =
    brand !== undefined && fact.text.startsWith(`${brand} `)
      ? (/^ (\p{L}{2,}ing \p{Ll}.*)$/u.exec(fact.text.slice(brand.length)) ?? [])
      : []
  return fact.kind !== 'noun' || brand === undefined || doing === undefined
    ? fact
    : clause(fact, `${brand} ${brand.endsWith('s') ? 'are' : 'is'} ${doing}`)
}

// "a long distance relationship between Chicago and Manila".
const apart: Polisher = (fact) => {
  const [, here, there] =
    /\b(?:relationship|love|marriage|romance|friendship|distance) between (\p{Lu}[\p{L}' ]+) and (\p{Lu}[\p{L}' ]+)$/u.exec(
      fact.text,
    ) ?? []
  return fact.kind !== 'noun' || here === undefined || there === undefined
    ? fact
    : clause(fact, `I'm in ${here} and you're in ${there}`, 'speaker')
}

// "my girl and me driving down a dirt road": both of us are.
const bothOfUs: Polisher = (fact) => {
  const [, doing] = /^(?:.{2,30} and )?me (\p{Ll}+ing\b.*)$/iu.exec(fact.text) ?? []
  return doing === undefined ? fact : clause(fact, `we are ${doing}`, 'speaker')
}

// "my divorce being final" is final.
const withoutBeing: Polisher = (fact) => {
  const [, what, how] = /^((?:My|Our|The|An?) [\p{L}' ]+?) being (.+)$/u.exec(fact.text) ?? []
  if (what !== undefined && how !== undefined && !/ (?:is|are|was|were)$/.test(what))
    return clause(fact, `${what} is ${how}`)
  return fact.kind === 'clause'
    ? {
        ...fact,
        text: fact.text.replace(
          /(\b(?:is|are|was|were)|'(?:re|s|m))( always| never| still)? being (?!\p{L}+ed\b)/u,
          '$1$2 ',
        ),
      }
    : fact
}

// "why does my roommate never do the dishes": so it is.
const complainedOf: Polisher = (fact) => {
  const [, who = '', how = '', verb, rest = ''] =
    /^Why (?:do|does) ((?:my|our) \p{L}+|you|he|she|they|\p{Lu}\p{L}+) (never|always) (\p{L}+) ?(.*?)\??$/u.exec(
      fact.text,
    ) ?? []
  if (verb === undefined) return fact
  const does = /^(?:you|they)$|s$/.test(who) ? verb : inflect(verb, 'present')
  return clause(fact, `${who} ${how} ${does} ${rest}`.trim())
}

// "feeling stuck in a dead end job": so I am.
const felt: Polisher = (fact, { address, person, told }) =>
  fact.kind === 'clause' && person === undefined && /^Feeling \p{Ll}/u.test(fact.text) && /^feeling\b/i.test(told)
    ? clause(fact, `${address === 'we' ? "we're" : "I'm"} ${fact.text.replace(/^F/, 'f')}`, 'speaker')
    : fact

// "still my best friend": so you are.
const stillIs: Polisher = (fact, { address, person }) =>
  fact.kind === 'noun' &&
  address === 'you' &&
  person !== undefined &&
  /^(?:Still|Always|Forever) (?:my|our) /.test(fact.text)
    ? clause(fact, `you're ${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}`, 'person')
    : fact

// "on our one year anniversary": that is what it is.
const isTheDay: Polisher = (fact) => {
  const [, day] = /^(?:On|For) ((?:our|your) (?:[\p{L}-]+ ){1,3}anniversary)$/u.exec(fact.text) ?? []
  return day === undefined ? fact : clause(fact, `it's ${day}`)
}

// "my long distance girlfriend in the Philippines": there she is.
const isFarOff: Polisher = (fact, { address, person, told }) =>
  fact.kind === 'noun' &&
  address === 'you' &&
  person !== undefined &&
  /^In (?:the )?\p{Lu}/u.test(fact.text) &&
  /\b(?:long[- ]distance|far away|miss\w*|overseas|apart)\b/i.test(told)
    ? clause(fact, `you're ${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}`, 'person')
    : fact

// "my boyfriend proposing to me": once is enough.
const doneOnce: Polisher = (fact) =>
  /^You're (?:proposing to me|teaching me (?:how )?to)\b/.test(fact.text)
    ? {
        ...fact,
        text: fact.text.replace(/^You're proposing/, 'You proposed').replace(/^You're teaching/, 'You taught'),
      }
    : fact

// "me and my cousins at grandma's house": there we were.
const thereWeWere: Polisher = (fact) =>
  /^We (?:at|in|on) (?:the |my |our )?\p{L}/u.test(fact.text) && !/\b(?:is|are|was|were|have|had)\b/.test(fact.text)
    ? clause(fact, fact.text.replace(/^We /, 'We were '), 'speaker')
    : fact

// "the joy of being father of Bea": he is hers, and says so to her.
const parentSings: Polisher = (fact, { address, person, told }) => {
  const { parent } = PARENT_OF.exec(told)?.groups ?? {}
  if (parent === undefined || address !== 'you' || person?.own !== 'my') return fact
  const isSaid = new RegExp(String.raw`\b${RegExp.escape(parent)}\b`, 'i').test(fact.text)
  const how = new RegExp(String.raw`\b(proud|happy|lucky|new|tired) ${RegExp.escape(parent)}\b`, 'i').exec(told)?.[1]
  return isSaid
    ? clause(fact, `I'm your ${how === undefined ? '' : `${how.toLowerCase()} `}${parent.toLowerCase()}`, 'speaker')
    : fact
}

// "my most loyal employee", sung to him: that is what he is.
const isTheMost: Polisher = (fact, { address, person }) =>
  fact.kind === 'noun' &&
  address === 'you' &&
  person !== undefined &&
  /^(?:My|Our) (?:most|best|greatest|dearest|closest|favou?rite|one)\b/.test(fact.text)
    ? clause(fact, `you're ${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}`, 'person')
    : fact

// "Gabriel's sixth work anniversary at our firm": today it is.
const isTheirDay: Polisher = (fact, { address, person }) => {
  const [, day] = /^Your ((?:[\p{L}-]+ ){0,2}anniversary)\b/iu.exec(fact.text) ?? []
  return fact.kind !== 'noun' || address !== 'you' || person === undefined || day === undefined
    ? fact
    : clause(fact, `it's your ${day}`, 'other')
}

// "ten year old Evan" is ten.
const isSoOld: Polisher = (fact, { address, person }) => {
  const [, age] =
    /^(?:An? )?([\p{L}-]+)[- ]years?[- ]old (?:\p{Ll}+ )?(?:named |called )?\p{Lu}\p{L}+$/u.exec(fact.text) ?? []
  return fact.kind !== 'noun' || age === undefined || person?.name === undefined || !fact.text.endsWith(person.name)
    ? fact
    : clause(
        fact,
        address === 'you'
          ? `you're ${age.toLowerCase()} years old`
          : `${person.name} is ${age.toLowerCase()} years old`,
        'person',
      )
}

// "my old van sitting in a yard": there it is.
const sitsThere: Polisher = (fact) => {
  const [, what, rest] =
    /^((?:My|Our|The|An?) [\p{Ll}' -]{3,40}?) ((?:sitting|standing|waiting|lying|parked|rotting|rusting) (?:in|on|at|by|under|behind) .+)$/u.exec(
      fact.text,
    ) ?? []
  return what === undefined || rest === undefined || /\b(?:is|are|was|were|who|that|and)\b/.test(what)
    ? fact
    : clause(
        fact,
        `${what} ${/[^s]s$/.test(what) ? 'are' : 'is'} ${wordsOf(rest).length > 7 ? (PLACE.exec(rest)?.[0] ?? rest) : rest}`,
      )
}
const PLACE = /^\S+ \S+ (?:an?|the|my|our|his|her) \S+(?: \S+)?/u

// Who is at something says so with a verb.
export const POLISH_VERBLESS: readonly Polisher[] = [
  sitsThere,
  parentSings,
  isTheMost,
  isTheirDay,
  isSoOld,
  manyAtIt,
  oneAtIt,
  strangerAtIt,
  underWay,
  brandAtIt,
  apart,
  bothOfUs,
  withoutBeing,
  complainedOf,
  felt,
  stillIs,
  isTheDay,
  isFarOff,
  doneOnce,
  thereWeWere,
]
