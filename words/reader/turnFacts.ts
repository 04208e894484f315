import { tagWords, type Term } from './grammar.ts'
import { toSecondPerson, type Address } from './person.ts'
import type { Fact } from './fact.ts'
import type { Person } from './people/makePerson.ts'
import { sayLine } from './sayLine.ts'

// "the paramedics who saved my dad", "someone who never texts back", sung to them: "You saved my dad".
const THEM =
  /^(?:the [\p{L} ]+?|someone|somebody|anyone|anybody|everyone|everybody|all of you|an? (?:girl|guy|boy|man|woman|person))(?= who )/iu
export function towardsThem(facts: readonly Fact[], { told, isToThem }: { told: string; isToThem: boolean }): Fact[] {
  const who = isToThem ? THEM.exec(told)?.[0] : undefined
  if (who === undefined) return [...facts]
  return facts.map((fact) => {
    if (!fact.text.toLowerCase().startsWith(`${who.toLowerCase()} `)) return fact
    const [verb = '', ...rest] = fact.text.slice(who.length + 1).split(' ')
    const [term] = tagWords(`they ${verb}`).slice(1)
    const bent = term === undefined ? verb : toSecondPerson({ ...term, text: verb, word: verb })
    const theirs = rest
      .join(' ')
      .replaceAll(/\b(?:they|them)\b/gi, 'you')
      .replaceAll(/\b(?:their|his|her)\b(?= \p{L})/giu, 'your')
    return { ...fact, text: sayLine(['you', bent, theirs].join(' ')), about: 'person' }
  })
}

const ONCE =
  /^[Tt]he (?:day|night|morning|evening|afternoon|weekend|week|winter|summer|spring|autumn|year|time) (?:I|we|you|he|she|they|my|our|your|the|\p{Lu}\p{L}+)\b/u
const TRADED = /^(?:housing|parking|bullying|policing|banking|fracking|flooding|littering|clothing|gambling|racing)$/i

// "meeting on a dating app" takes two; "camping with my dad as a kid" is long over.
const MEETING = /^Meeting (?=(?:on|at|in|through)\b)/
const LONG_AGO =
  /^((?:camp|fish|hik|skat|swimm|sail|danc|sledd|ski|hunt|rid|walk|climb)ing)\b(.*\b(?:as a (?:kid|child|boy|girl|teenager)|when I was)\b.*)$/iu
function sayTogether(fact: Fact): Fact {
  if (fact.kind !== 'deed') return fact
  if (MEETING.test(fact.text)) return { ...fact, kind: 'clause', text: fact.text.replace(MEETING, 'We met ') }
  const [, doing, rest] = LONG_AGO.exec(fact.text) ?? []
  return doing === undefined ? fact : { ...fact, kind: 'clause', text: `I went ${doing.toLowerCase()}${rest ?? ''}` }
}

// Whom it is for is sung to, and told nobody.
const FOR_SOMEBODY = /^For (?:my|our) \p{Ll}+$/u

// "the winter my father built a boat" is told as that winter; "housing" and "jealous love" are things, nobody's doing.
export function sayWhatItIs(facts: readonly Fact[], told: string, terms: readonly Term[]): Fact[] {
  const isMany =
    terms.length > 1 &&
    terms.at(-1)?.tags.has('Plural') === true &&
    terms.every(({ tags }) => tags.has('Adjective') || tags.has('Noun')) &&
    !terms.some(({ tags }) => tags.has('Pronoun') || tags.has('Possessive'))
  const isThing =
    TRADED.test(told) ||
    (isMany && facts.some(({ text }) => /^(?:I'm|You're|We're) /.test(text))) ||
    (terms.length > 1 && terms.length < 4 && terms[0]?.tags.has('Adjective') === true && terms.at(-1)?.word === 'love')
  if (isThing) return [{ kind: 'noun', text: sayLine(told), about: 'other' }]
  return facts
    .filter(({ text }) => !FOR_SOMEBODY.test(text))
    .map(sayTogether)
    .map((fact) =>
      fact.kind === 'noun' && ONCE.test(fact.text)
        ? { ...fact, kind: 'clause', text: `That was ${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}` }
        : fact,
    )
}

// "my wife's cooking, it's terrible": it is hers, and she need not be at it now.
// Whoever it is, as the request calls them: "with my little sister Ann".
const calledSo = ({ own, modifier, kin, name }: Person): RegExp =>
  new RegExp(
    String.raw`\b(with|for|to|from|about) ${own ?? 'my'} (?:${RegExp.escape(modifier ?? '')} ?)?${RegExp.escape(kin ?? '')}\b(?!')(?: ${name === undefined ? '(?!)' : RegExp.escape(name)}\b)?`,
    'i',
  )

function ownDoing(text: string, told: string, kin: string): string {
  const doing = new RegExp(String.raw`\b${RegExp.escape(kin)}'s (\w+ing)(?=,| is\b|$)`, 'i').exec(told)?.[1]
  if (/^You're (?:wedding|clothing|earring|painting)s? \p{L}/u.test(text)) return text.replace("You're", 'Your')
  return doing === undefined ? text : text.replace(new RegExp(`^You're ${doing}\\b`, 'i'), `Your ${doing}`)
}

const isOwnDoing = (text: string, told: string, kin: string): boolean =>
  /^You(?:'re|r) \p{L}+ing$/u.test(text) && new RegExp(String.raw`\b${RegExp.escape(kin)}'s \w+ing\b`, 'i').test(told)

// "my uncle's fishing boat" is his boat; he is no boat that fishes.
const OWNED =
  /^You're (?=(?:fishing|sailing|rowing|racing|hunting|riding|walking|rocking|sewing|washing|driving|drinking|knitting|swimming|dancing) (?:boats?|rods?|poles?|hats?|trips?|machine|sticks?|chair|boots|shoes|horse|dogs?|needles|pool|hole|gloves|glasses|car)\b)/

// "my dad's snoring" is his habit, and he need not be at it now.
const HABIT = /^(?<who>(?:My|Our) (?:\p{Ll}+ )?\p{Ll}+) is (?<doing>\p{Ll}+ing)$/u
function ownHabit(fact: Fact, told: string): Fact {
  const { who, doing } = HABIT.exec(fact.text)?.groups ?? {}
  return who === undefined || doing === undefined || !told.toLowerCase().includes(`${who.toLowerCase()}'s ${doing}`)
    ? fact
    : { ...fact, kind: 'noun', text: `${who}'s ${doing}` }
}

// Sung to the friend, "I fell in love with my best friend" is "I fell in love with you".
export const turnedTo = (facts: readonly Fact[], person: Person | undefined, address: Address, told: string): Fact[] =>
  address !== 'you' || person?.kin === undefined || person.own === undefined
    ? facts.map((fact) => ownHabit({ ...fact, text: fact.text.replace(/^You're wedding$/, 'Your wedding') }, told))
    : facts.map((fact) => ({
        ...fact,
        ...((OWNED.test(fact.text) || isOwnDoing(fact.text, told, person.kin ?? '')) && { kind: 'noun' as const }),
        text: ownDoing(fact.text.replace(OWNED, 'Your '), told, person.kin ?? '').replace(calledSo(person), '$1 you'),
      }))
