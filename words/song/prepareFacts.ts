import type { Fact } from '../reader/readFacts.ts'
import type { Reading } from '../reader/readRequest.ts'
import { breakLine, capitalize } from '../reader/sayLine.ts'
import { countSung, wordsOf } from '../sound/pronounce.ts'

const SHORT_SYLLABLES = 6
const LONGEST_JOINED = 10

const capitals = ({ person, others, details, told }: Reading): string[] =>
  [
    person?.name,
    ...others.map(({ name }) => name),
    details.place,
    ...(told.match(/(?<=\S )\p{Lu}[\p{L}]+/gu) ?? []),
  ].flatMap((name) => name?.split(' ') ?? [])

const lower = (text: string, reading: Reading): string => {
  const [first = ''] = text.split(/[ ']/)
  return first === 'I' || capitals(reading).includes(first) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

// "Compilers" alone is no line: the song sings it anyway, in its hook and its pictures.
const isBareTopic = ({ text, kind }: Fact, { topics, person }: Reading): boolean =>
  kind === 'noun' &&
  (countSung(text) < 4 ||
    (wordsOf(text).length < 3 && topics.some(({ noun }) => text.toLowerCase().includes(noun.toLowerCase()))) ||
    text === person?.name)

function sayDeed(fact: Fact, reading: Reading): string {
  const { address, told } = reading
  if (fact.kind !== 'deed') return fact.text
  if (
    /^(?:missing|remembering|thinking|looking)\b/i.test(fact.text) ||
    address === 'me' ||
    /\bwith my\b|\bmy\b/.test(fact.text)
  )
    return `I'm ${lower(fact.text, reading)}`
  return address === 'we' || /\b(?:we|our|us)\b/i.test(told) ? `We're ${lower(fact.text, reading)}` : fact.text
}

function joinShort(texts: readonly string[], reading: Reading): string[] {
  const joined: string[] = []
  for (const text of texts) {
    const last = joined.at(-1)
    if (last !== undefined && countSung(last) < SHORT_SYLLABLES && countSung(last) + countSung(text) <= LONGEST_JOINED)
      joined[joined.length - 1] =
        `${last}${/^(?:when|while|because|until|with|in|on|at|after|before)\b/i.test(text) ? '' : ','} ${lower(text, reading)}`
    else joined.push(text)
  }
  return joined
}

// What the request tells as groups of lines, each a whole thought.
export function prepareFacts(reading: Reading): string[][] {
  const { facts, person, address } = reading
  const told = facts.filter((fact) => !isBareTopic(fact, reading))
  const softened = told.map((fact) =>
    sayDeed(fact, reading).replace(/^(You|He|She|[\p{Lu}]\p{L}+) (?:died|passed away|passed)\b/u, '$1 left us'),
  )
  const joined = joinShort(
    softened.filter((text, at) => softened.indexOf(text) === at),
    reading,
  )
  const name = person?.name
  let hasName = false
  return joined.flatMap((text) => {
    const canCall =
      name !== undefined &&
      address === 'you' &&
      !hasName &&
      /^(?:You|Your|I)\b/.test(text) &&
      countSung(`${name} ${text}`) <= LONGEST_JOINED
    if (canCall) hasName = true
    const called = canCall ? `${name}, ${lower(text, reading)}` : text
    const lines = breakLine(called)
    return lines.length === 0 ? [] : [lines.map(capitalize)]
  })
}
