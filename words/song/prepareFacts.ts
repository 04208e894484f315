import type { Fact } from '../reader/readFacts.ts'
import type { Reading } from '../reader/readRequest.ts'
import { breakLine, capitalize } from '../reader/sayLine.ts'
import { countSung, wordsOf } from '../sound/pronounce.ts'
import { stemOf } from '../reader/contentWords.ts'

const SHORT_SYLLABLES = 6
const LONGEST_JOINED = 10

const lower = (text: string): string =>
  /^(?:I\b|I'|\p{Lu}\p{Ll}+'?s? [a-z]+s?\b.*)/u.test(text) &&
  !/^(?:You|We|He|She|They|It|The|A|An|And|When|My|Our|In|On|At|Because|Your|His|Her|With|But)\b/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

// "Compilers" alone is no line: the song sings it anyway, in its hook and its pictures.
const isBareTopic = ({ text, kind }: Fact, { topics, person }: Reading): boolean =>
  kind === 'noun' &&
  (countSung(text) < 4 ||
    (wordsOf(text).length < 3 && topics.some(({ noun }) => text.toLowerCase().includes(noun.toLowerCase()))) ||
    text === person?.name)

function sayDeed(fact: Fact, { address, told }: Reading): string {
  if (fact.kind !== 'deed') return fact.text
  if (
    /^(?:missing|remembering|thinking|looking)\b/i.test(fact.text) ||
    address === 'me' ||
    /\bwith my\b|\bmy\b/.test(fact.text)
  )
    return `I'm ${lower(fact.text)}`
  return address === 'we' || /\b(?:we|our|us)\b/i.test(told) ? `We're ${lower(fact.text)}` : fact.text
}

function joinShort(texts: readonly string[]): string[] {
  const joined: string[] = []
  for (const text of texts) {
    const last = joined.at(-1)
    if (last !== undefined && countSung(last) < SHORT_SYLLABLES && countSung(last) + countSung(text) <= LONGEST_JOINED)
      joined[joined.length - 1] =
        `${last}${/^(?:when|while|because|until|with|in|on|at|after|before)\b/i.test(text) ? '' : ','} ${lower(text)}`
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
  const joined = joinShort(softened.filter((text, at) => softened.indexOf(text) === at))
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
    const called = canCall ? `${name}, ${lower(text)}` : text
    const lines = breakLine(called)
    return lines.length === 0 ? [] : [lines.map(capitalize)]
  })
}

export const holdsWord = (line: string, word: string): boolean =>
  wordsOf(line).some((each) => stemOf(each) === stemOf(word))
