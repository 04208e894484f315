import type { Stance } from '../plan/occasions.ts'
import type { Reading } from '../reader/readRequest.ts'
import { breakLine, capitalize } from '../reader/sayLine.ts'
import { countSung, lastWordOf, pronounce } from '../sound/pronounce.ts'
import { FAMILY, rhymeScore, rhymeSound } from '../sound/rhyme.ts'
import { findAnswer, listAnswers, rhymingPair } from './answers.ts'
import { take, type SongState, type SungLine } from './songState.ts'

function use(state: SongState, lines: readonly { text: string; isFact: boolean }[]): SungLine[] {
  take(
    state,
    lines.map(({ text }) => text),
  )
  state.usedSounds.push(rhymeSound(lines.at(-1)?.text ?? ''))
  const { name } = state.reading.person ?? {}
  if (name !== undefined && lines.some(({ text }) => text.includes(name))) state.nameSung++
  return lines.map(({ text, isFact }) => ({ text, source: isFact ? 'fact' : 'answer' }))
}

const fact = (text: string) => ({ text, isFact: true })
const reply = (text: string) => ({ text, isFact: false })

const FRONTED =
  /^(?<told>(?:I|You|We|He|She|They|It|\p{Lu}[\p{L}'&]*)\b.{4,}?\S) (?<where>(?:in|on|at|by|under|behind|near|every|last|this|next|after|before) [^,]{3,30})$/u

const lowerFirst = (text: string, { person, others, brand }: Reading): string =>
  /^(?:I\b|I')/.test(text) ||
  [person?.name, brand, ...others.map(({ name }) => name)].some((name) => name !== undefined && text.startsWith(name))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

// "I found your hoodie in the laundry", "In the laundry I found your hoodie": the same told, ending elsewhere.
export function reorder(line: string, reading: Reading): string[] {
  const { told, where } = FRONTED.exec(line)?.groups ?? {}
  if (
    told === undefined ||
    where === undefined ||
    /^(?:There|Come|Take|Give|Let|This|That|Don't|If|When|And|But|Because|While)\b/.test(told) ||
    / (?:and|who|that|because)$/.test(told) ||
    /^\S+,|^I(?:'m| still| won't| can't)? .*\b(?:of|about|forget|remember)\b/.test(told)
  )
    return []
  if (
    /\b(?:is|are|was|were|be|'s|'re|'m|to|and|of|in|on|at|met|crush|eye|live|lives|lived|went|go|goes|came|come)$/.test(
      told,
    )
  )
    return []
  return [`${capitalize(where)}${countSung(where) > 4 ? ',' : ''} ${lowerFirst(told, reading)}`]
}

const TAILS: Readonly<Record<Stance, readonly string[]>> = {
  celebrate: ["it's true", 'I know'],
  love: ["it's true", 'I know', 'my dear'],
  thank: ["it's true", 'I know'],
  proud: ["it's true", 'all right', 'I know'],
  mourn: ['I know', "it's true"],
  part: ['I know', "it's true", 'so there'],
  angry: ['no lie', 'I swear', "it's true"],
  funny: ['no lie', 'I swear', "it's true", 'oh dear'],
  story: ["it's true", 'I swear', 'no lie'],
  hope: ["it's true", 'I know', 'so what'],
  pray: ['I know', "it's true"],
  sell: ["it's true", 'hooray'],
}
const HALF_SYLLABLES = 8
const LONGEST_WITH_TAIL = 14
const SHORTEST_WITH_TAIL = 5

// Where no answer rhymes with the told line, a word or two after it does.
function withTails(line: string, state: SongState): string[] {
  if (/[?!]$/.test(line)) return []
  return state.random
    .shuffle(TAILS[state.reading.occasion.stance].filter((tail) => !state.usedItems.has(tail)))
    .map((tail) => `${line}, ${tail}`)
    .filter((each) => countSung(each) <= LONGEST_WITH_TAIL && countSung(each) >= SHORTEST_WITH_TAIL)
}

function rhymed(line: string, state: SongState): { line: string; answer: string } | undefined {
  for (const each of [line, ...reorder(line, state.reading), ...withTails(line, state)]) {
    // How a word nobody knows is said is a guess; no rhyme hangs on it.
    if (!pronounce(lastWordOf(each)).known) continue
    const answer = findAnswer(each, state)
    if (answer === undefined) continue
    const tail = /, ([^,]+)$/.exec(each)?.[1]
    if (each !== line && tail !== undefined) state.usedItems.add(tail)
    return { line: each, answer }
  }
  return undefined
}

// A told thing and its answer: A A, or x A x A where it finds no rhyme of its own. A rhyme that is only near is none.
export function singFact(
  group: readonly string[],
  next: readonly string[] | undefined,
  state: SongState,
): { lines: SungLine[]; usedNext: boolean } | undefined {
  const last = group.at(-1) ?? ''
  // Said in a frame that brings its own rhyme.
  if (group.length === 2 && rhymeScore(group[0] ?? '', last) >= FAMILY)
    return { lines: use(state, [fact(group[0] ?? ''), reply(last)]), usedNext: false }
  if (group.length === 1) {
    const found = rhymed(last, state)
    if (found !== undefined) return { lines: use(state, [fact(found.line), reply(found.answer)]), usedNext: false }
  }
  const answer = group.length > 1 ? findAnswer(last, state) : undefined
  if (group.length === 2 && answer !== undefined) {
    const middle = state.random.shuffle(listAnswers(last, state)).find((each) => each !== answer)
    if (middle !== undefined)
      return { lines: use(state, [...group.map(fact), reply(middle), reply(answer)]), usedNext: false }
  }
  if (group.length === 3 && answer !== undefined)
    return { lines: use(state, [...group.map(fact), reply(answer)]), usedNext: false }
  const pair = rhymingPair(last, state)
  if (pair === undefined) return undefined
  const [one, two] = pair
  // A long thing told in two breaths, each answered.
  const halves = group.length === 1 ? breakLine(last, HALF_SYLLABLES).map(capitalize) : []
  if (
    halves.length === 2 &&
    /^(?:And|But|Because|When|While|Until|After|Before|So|I|You|We|He|She)\b/.test(halves[1] ?? '')
  )
    return {
      lines: use(state, [fact(halves[0] ?? ''), reply(one), fact(halves[1] ?? ''), reply(two)]),
      usedNext: false,
    }
  if (group.length === 1 && next?.length === 1)
    return { lines: use(state, [fact(last), reply(one), fact(next[0] ?? ''), reply(two)]), usedNext: true }
  const between =
    group.length > 1
      ? undefined
      : state.random.shuffle(listAnswers(last, state)).find((each) => each !== one && each !== two)
  const lines =
    between === undefined
      ? [...group.map(fact), reply(one), reply(two)]
      : [fact(last), reply(one), reply(between), reply(two)]
  return { lines: use(state, lines), usedNext: false }
}
