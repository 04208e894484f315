import type { Kind } from '../knowledge/subjects.ts'
import type { Random } from '../random.ts'
import { KIN } from '../reader/kin.ts'
import type { Fact } from '../reader/readFacts.ts'
import type { Reading } from '../reader/readRequest.ts'
import { breakLine, capitalize } from '../reader/sayLine.ts'
import { countSung, wordsOf } from '../sound/pronounce.ts'
import { leadsForNoun, linesForNoun } from './nounLines.ts'
import { isDeed, sayDeed } from './sayDeed.ts'

const SHORT_SYLLABLES = 6
const LONGEST_JOINED = 10

const capitals = ({ person, others, details, told, brand }: Reading): string[] =>
  [
    person?.name,
    ...others.map(({ name }) => name),
    details.place,
    brand,
    ...(told.match(/(?<=\S )\p{Lu}[\p{L}]+/gu) ?? []),
  ].flatMap((name) => name?.split(' ') ?? [])

const lower = (text: string, reading: Reading): string => {
  const [first = ''] = text.split(/[ ']/)
  const [whole = ''] = text.split(' ')
  return first === 'I' ||
    /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|April|June|July|August|September|October|November|December|Christmas|Easter)/.test(
      first,
    ) ||
    capitals(reading).some((word) => word === first || word === whole)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

const MOST_NOUNS = 2

const kindOf = (text: string, { topics }: Reading): Kind | undefined =>
  topics
    .filter(({ noun }) => text.toLowerCase().includes(noun.toLowerCase()))
    .toSorted((one, other) => one.at - other.at)
    .find(({ subject }) => subject !== undefined)?.subject?.kind

// "Compilers" alone is no line: hook and pictures sing it anyway. More than a word is said with a verb.
function sayNoun(text: string, reading: Reading, random: Random): string | undefined {
  const { topics, person, others, brand, occasion, address, facts } = reading
  const isBrand = brand !== undefined && text.includes(brand)
  const isSung =
    text === person?.name ||
    text === brand ||
    (address === 'you' && person !== undefined && countSung(text) < 4) ||
    (wordsOf(text).length < 3 && topics.some(({ noun }) => text.toLowerCase().includes(noun.toLowerCase())))
  const names = [person, ...others].flatMap((each) => (each?.name === undefined ? [] : [each.name]))
  const isPerson =
    address === 'you' &&
    (names.some((name) => text.includes(name)) || KIN.has(wordsOf(text).at(-1)?.toLowerCase() ?? ''))
  if (isSung || isPerson || /^(?:in|on|at|for|with|to|from|by|of|about|and|or)\b/i.test(text)) return undefined
  if (occasion.stance === 'sell' && isBrand && facts.length > 1) return undefined
  // A slogan is sung as it stands.
  if (occasion.stance === 'sell' && !isBrand && wordsOf(text).length > 2) return text
  const bare = topics.find(
    ({ noun, subject, number }) =>
      number !== 'many' && subject?.number === 'one' && text.toLowerCase().startsWith(`${noun.toLowerCase()} `),
  )
  const said = `${bare === undefined ? '' : 'that '}${lower(text, reading)}`
  const kind = kindOf(text, reading)
  const stance = SORRY.test(text) && !GRAVE.has(occasion.stance) ? 'funny' : occasion.stance
  const leads = leadsForNoun(stance)
  const isLong = RELATIVE.test(text) || HAPPENS.has(kind ?? 'object')
  const lines = (isLong ? leads : [...linesForNoun({ kind, isBrand, stance })]).map((frame) => frame.replace('*', said))
  const fitting = [...lines, ...leads.map((frame) => frame.replace('*', said))].filter(
    (line, at) =>
      countSung(line.split(' / ')[0] ?? '') <= LONGEST_LINE && !echoes(line) && (at < lines.length || isLong),
  )
  return random.pick(fitting.length > 0 ? fitting : leads.map((frame) => frame.replace('*', said)))
}

const SORRY =
  /\b(?:broken|lost|late|bad|burnt|flat|dead|empty|missing|stolen|awful|terrible|worst|delayed|cancelled)\b/i
const GRAVE = new Set(['mourn', 'part', 'pray', 'angry'])
const HAPPENS: ReadonlySet<Kind> = new Set(['event', 'festival', 'time', 'season'])
const LONGEST_LINE = 12
const echoes = (line: string): boolean =>
  /\bnight\b.*\bto?night\b|\bday\b.*\bt?o?day\b|\btonight\b.*\btonight\b/i.test(line)
const RELATIVE = /^(?:the|that|those|this|an?|my|our) .*\b(?:i|we|you|he|she|they)\b/i

function sayFact(fact: Fact, reading: Reading, random: Random): string | undefined {
  const isNoun = fact.kind === 'noun' || (fact.kind === 'deed' && !isDeed(fact.text))
  if (isNoun) return sayNoun(fact.text, reading, random)
  return fact.kind === 'deed' ? sayDeed(fact.text, reading) : fact.text
}

// "When I work from home" is no sentence of its own.
const LONGEST_HANGING = 22
const hangs = (text: string): boolean =>
  /^(?:when|whenever|while|because|until|although|though|where|after|since)\b/i.test(text)

const isCouplet = (text: string): boolean => text.includes(' / ')

function joinShort(texts: readonly string[], reading: Reading): string[] {
  const joined: string[] = []
  for (const text of texts) {
    const last = joined.at(-1)
    if (
      last !== undefined &&
      !isCouplet(last) &&
      !isCouplet(text) &&
      (hangs(text)
        ? countSung(last) + countSung(text) <= LONGEST_HANGING
        : countSung(last) < SHORT_SYLLABLES && countSung(last) + countSung(text) <= LONGEST_JOINED)
    )
      joined[joined.length - 1] =
        `${last}${/^(?:when|while|because|until|with|in|on|at|after|before)\b/i.test(text) ? '' : ','} ${lower(text, reading)}`
    else joined.push(text)
  }
  return joined
}

// What the request tells as groups of lines, each a whole thought.
export function prepareFacts(reading: Reading, random: Random): string[][] {
  const { facts, person, address } = reading
  let nouns = 0
  const told = facts.flatMap((fact) => {
    if (fact.kind === 'noun' && nouns >= MOST_NOUNS) return []
    const text = sayFact(fact, reading, random)
    if (fact.kind === 'noun' && text !== undefined) nouns++
    return text === undefined ? [] : [text]
  })
  const softened = told.map((text) =>
    text.replace(/^(You|He|She|[\p{Lu}]\p{L}+) (?:died|passed away|passed)\b/u, '$1 left us'),
  )
  const joined = joinShort(
    softened.filter((text, at) => softened.indexOf(text) === at),
    reading,
  )
  const name = person?.name
  let hasName = false
  return joined.flatMap((text) => {
    if (isCouplet(text)) return [text.split(' / ').map(capitalize)]
    const canCall =
      name !== undefined &&
      address === 'you' &&
      !hasName &&
      /^(?:You|Your|I)\b/.test(text) &&
      countSung(`${name} ${text}`) <= LONGEST_JOINED
    if (canCall) hasName = true
    const called = canCall ? `${name}, ${lower(text, reading)}` : text
    const lines = breakLine(called, LONGEST_LINE + 1)
    return lines.length === 0 ? [] : [lines.map(capitalize)]
  })
}
