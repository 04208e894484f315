import type { Kind } from '../knowledge/subjects.ts'
import type { Random } from '../random.ts'
import { KIN } from '../reader/kin.ts'
import type { Fact } from '../reader/fact.ts'
import { isCherished } from './isCherished.ts'
import { listCalls } from './listCalls.ts'
import type { Reading } from '../reader/readRequest.ts'
import { breakLine, capitalize } from '../reader/sayLine.ts'
import { countSung, wordsOf } from '../sound/pronounce.ts'
import { leadsForNoun, linesForNoun } from './nounLines.ts'
import { isDeed, sayDeed } from './sayDeed.ts'

const SHORT_SYLLABLES = 6
const LONGEST_JOINED = 10
const LONGEST_CALLED = 13

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
  if (PLAIN_WORD.test(whole)) return text.charAt(0).toLowerCase() + text.slice(1)
  return first === 'I' ||
    /^\p{Lu}{2}/u.test(first) ||
    /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|April|June|July|August|September|October|November|December|Christmas|Easter)/.test(
      first,
    ) ||
    capitals(reading).some((word) => word === first || word === whole)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

const PLAIN_WORD =
  /^(?:We|You|He|She|They|It|My|Our|Your|His|Her|Their|Its|The|An?|This|That|And|But|When)(?:'(?:re|ve|s|ll|d))?$/

const MOST_NOUNS = 2

const kindOf = (text: string, { topics }: Reading): Kind | undefined =>
  topics
    .filter(({ noun }) => text.toLowerCase().includes(noun.toLowerCase()))
    .toSorted((one, other) => one.at - other.at)
    .find(({ subject }) => subject !== undefined)?.subject?.kind

// "Compilers" alone is no line: hook and pictures sing it anyway. More than a word is said with a verb.
function sayNoun(text: string, reading: Reading, random: Random): string | undefined {
  const { topics, person, others, brand, occasion, address, facts, tones } = reading
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
  if (
    isSung ||
    isPerson ||
    /^(?:in|on|at|for|with|to|from|by|of|about|and|or|after|since|during|before|without)\b/i.test(text)
  )
    return undefined
  if (ITS_DAY.test(text) || namesOccasion(text, reading) || text.replace(/^the /i, '') === brand) return undefined
  const isShouted = occasion.stance === 'sell' || SHOUTED.has(occasion.id)
  if (isShouted && isBrand && (facts.length > 1 || wordsOf(text).length > 4)) return undefined
  // A slogan is sung as it stands.
  if (occasion.stance === 'sell' && !isBrand && wordsOf(text).length > 2) return text
  const bare = topics.find(
    ({ noun, subject, number }) =>
      number !== 'many' && subject?.number === 'one' && text.toLowerCase().startsWith(`${noun.toLowerCase()} `),
  )
  const said = `${bare === undefined ? '' : 'that '}${lower(text, reading)}`
  const kind = kindOf(text, reading)
  const isSad = tones.includes('wistful') || tones.includes('dark')
  const stance = SORRY.test(text) && !GRAVE.has(occasion.stance) && !isSad ? 'funny' : occasion.stance
  const leads = leadsForNoun(stance)
  const isLong = RELATIVE.test(text) || HAPPENS.has(kind ?? 'object')
  const lines = (isLong ? leads : [...linesForNoun({ kind, isBrand, stance, isCherished: isCherished(text) })]).map(
    (frame) => frame.replace('*', said),
  )
  const fitting = [...lines, ...leads.map((frame) => frame.replace('*', said))].filter(
    (line, at) =>
      countSung(line.split(' / ')[0] ?? '') <= LONGEST_LINE && !echoes(line) && (at < lines.length || isLong),
  )
  return random.pick(fitting.length > 0 ? fitting : leads.map((frame) => frame.replace('*', said)))
}

// What the song is for is no thing to be sung of.
const ITS_DAY =
  /^(?:(?:your|my|our|his|her) )?(?:\p{Ll}+ ){0,3}(?:funeral|memorial|wedding(?: day)?|birthday(?: party)?|retirement(?: party)?|graduation|valentine's day|baby shower|bridal shower)$/iu
const GREAT = new Set(['anniversary', 'birthday', 'wedding', 'graduation', 'retirement', 'christmas', 'new-year'])
// "our tenth anniversary" on an anniversary is what the whole song says.
export const namesOccasion = (text: string, { occasion }: Reading): boolean =>
  GREAT.has(occasion.id) &&
  wordsOf(text.replace(/^(?:my|our|the) /i, '')).length < 4 &&
  (new RegExp(occasion.cues.source, 'i').test(text) || (occasion.id === 'birthday' && ORDINAL.test(text)))
const ORDINAL = /^(?:your|my|his|her) (?:big )?(?:[a-z]+[- ])?[a-z]*(?:th|first|second|third)$/i
const SHOUTED = new Set(['chant', 'victory', 'sport', 'defeat', 'club'])
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
  /^(?:when|whenever|while|because|until|although|though|where|after|since|before|if|unless)\b/i.test(text)

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

// "You're pregnant with our first, and I'm scared": two words are no line.
const joinTiny = (texts: readonly string[], reading: Reading): string[] =>
  texts.reduce<string[]>((joined, text) => {
    const last = joined.at(-1)
    const isTiny = countSung(text) < 4 && /^(?:I'm|You're|We're|It's|I|You|We) \p{L}+$/u.test(text)
    if (last === undefined || !isTiny || isCouplet(last) || countSung(last) + countSung(text) > LONGEST_CALLED)
      return [...joined, text]
    return [...joined.slice(0, -1), `${last}, and ${lower(text, reading)}`]
  }, [])

const BARE = /^(?!(?:the|my|our|your|his|her|their|an?|no|all|every|two|three) )\p{L}+(?: \p{L}+){0,3}$/iu
const LONGEST_LISTED = 9
const isListed = ({ kind, text, about }: Fact): boolean =>
  about !== 'person' &&
  (kind === 'noun' || (kind === 'order' && /^\p{L}+ed\b|^(?:Lost|Burnt|Broken|Stolen|Spilt)\b/u.test(text))) &&
  countSung(text) <= LONGEST_LISTED &&
  !/^(?:for|with|to|from|by|of|about|after|before|without|since)\b/i.test(text)

// "lost luggage, sunburn and the best octopus ever": told in one breath, as it was typed.
function joinLists(facts: readonly Fact[], reading: Reading): Fact[] {
  const joined: Fact[] = []
  let items: Fact[] = []
  const close = (): void => {
    const [first, ...rest] = items
    // "coldwave, electropunk", "assets, liabilities": words in a row are no line; things with something said of them are.
    const isBare = rest.length > 0 && items.every(({ text }) => BARE.test(text))
    if (isBare) {
      items = []
      return
    }
    if (first !== undefined && rest.length > 0) {
      const named = items.map(({ text }, at) => (at === 0 ? text : lower(text, reading)))
      const last = named.pop() ?? ''
      joined.push({
        ...first,
        kind: 'clause',
        text: `${named.join(', ')}${/\band\b/.test(last) ? ',' : ' and'} ${last}`,
      })
    } else joined.push(...items)
    items = []
  }
  for (const fact of facts) {
    if (isListed(fact)) items.push(fact)
    else {
      close()
      joined.push(fact)
    }
  }
  close()
  return joined
}

// "You've been my husband for twenty years" has called him.
const isCalledIn = (text: string, kin: string | undefined): boolean =>
  kin !== undefined && new RegExp(String.raw`\b(?:my|our) (?:\p{Ll}+ )?${RegExp.escape(kin)}\b`, 'u').test(text)

// What the request tells as groups of lines, each a whole thought.
export function prepareFacts(reading: Reading, random: Random): string[][] {
  const { facts, person, address, isDead } = reading
  let nouns = 0
  const told = joinLists(facts, reading).flatMap((fact) => {
    if (fact.kind === 'noun' && nouns >= MOST_NOUNS) return []
    const text = sayFact(fact, reading, random)
    if (fact.kind === 'noun' && text !== undefined) nouns++
    return text === undefined ? [] : [text]
  })
  const softened = told.map((text) =>
    isDead ? text.replace(/^(You|He|She|[\p{Lu}]\p{L}+) (?:died|passed away|passed)\b/u, '$1 left us') : text,
  )
  const joined = joinTiny(
    joinShort(
      softened.filter((text, at) => softened.indexOf(text) === at),
      reading,
    ),
    reading,
  )
  let isCalled = false
  // "because he cared" with nothing before it is half a sentence.
  const whole = joined.filter((text) => isCouplet(text) || !hangs(text) || text.includes(','))
  return whole.flatMap((text) => {
    if (isCouplet(text)) return [text.split(' / ').map(capitalize)]
    const lines = breakLine(text, LONGEST_LINE + 1)
    const [first = '', ...others] = lines
    if (first === '') return []
    const canCall =
      !isCalled &&
      address === 'you' &&
      person !== undefined &&
      /^(?:You|Your|I)\b/.test(text) &&
      !isCalledIn(text, person.kin)
    const call = canCall ? listCalls(person).find((each) => countSung(`${each} ${first}`) <= LONGEST_CALLED) : undefined
    if (call !== undefined) {
      isCalled = true
      return [[`${call}, ${lower(first, reading)}`, ...others].map(capitalize)]
    }
    return lines.length === 0 ? [] : [lines.map(capitalize)]
  })
}
