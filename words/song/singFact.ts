import type { Stance } from '../plan/occasions.ts'
import type { Reading } from '../reader/readRequest.ts'
import { breakLine, capitalize } from '../reader/sayLine.ts'
import { countSung, lastWordOf, pronounce } from '../sound/pronounce.ts'
import { FAMILY, rhymeScore, rhymeSound } from '../sound/rhyme.ts'
import { findAnswer, listAnswers, rhymingPair } from './answers.ts'
import { CALL, framed, isAgainst, pairAfter } from './frameFact.ts'
import { isFresh, take, type SongState, type SungLine } from './songState.ts'

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
    / (?:and|who|that|because)$|, \p{L}+$/u.test(told) ||
    / and |\b\w{2,}ing\b/.test(where) ||
    /^\S+,|^[^,]+, (?:you|your|I)\b|^I(?:'m| still| won't| can't)? .*\b(?:of|about|forget|remember)\b/.test(told)
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
  celebrate: ["it's true", 'so they say'],
  love: ["it's true", 'my dear', 'come what may'],
  thank: ["it's true", 'all the way', 'come what may'],
  proud: ["it's true", 'all right', 'come what may'],
  mourn: ['I know', "it's true", 'as we know'],
  part: ['I know', "it's true", 'so there', 'just like that'],
  angry: ['no lie', 'I swear', "it's true", 'night and day'],
  funny: ['no lie', 'I swear', "it's true", 'oh dear', 'so they say'],
  story: ["it's true", 'so they say', 'no lie', 'as I say'],
  hope: ["it's true", 'I know', 'so what', 'all right', 'come what may'],
  pray: ['I know', "it's true", 'night and day'],
  sell: ["it's true", 'hooray', 'every day', 'all the way'],
}
const TAIL_SUNG = ', …'
const HALF_SYLLABLES = 8
const SHORTEST_HALF = 4
const SHORTEST_BREATH = 5
const LONGEST_WITH_TAIL = 14
const SHORTEST_WITH_TAIL = 5

// Where no answer rhymes with the told line, a word or two after it does.
function withTails(line: string, state: SongState): string[] {
  // One is a turn of speech; the second is a habit.
  if (/[?!]$/.test(line) || (state.usedItems.has(TAIL_SUNG) && state.form.name !== 'rap')) return []
  return state.random
    .shuffle(TAILS[state.reading.occasion.stance])
    .map((tail) => `${line}, ${tail}`)
    .filter((each) => countSung(each) <= LONGEST_WITH_TAIL && countSung(each) >= SHORTEST_WITH_TAIL)
}

function rhymed(ways: readonly string[], state: SongState): { line: string; answer: string } | undefined {
  const [line = ''] = ways
  for (const each of ways) {
    // How a word nobody knows is said is a guess; no rhyme hangs on it.
    if (!pronounce(lastWordOf(each)).known) continue
    const answer = findAnswer(each, state)
    if (answer === undefined) continue
    const tail = /, ([^,]+)$/.exec(each)?.[1]
    if (each === `${line}, ${tail ?? ''}`) state.usedItems.add(TAIL_SUNG)
    return { line: each, answer }
  }
  return undefined
}

// A name alone is no line: where a told sentence is parted, the call falls away.
function part(line: string): string[] {
  const halves = breakLine(line, HALF_SYLLABLES)
  const called = CALL.exec(line)?.[0].replace(/, $/, '')
  return halves[0]?.replace(/,$/, '') === called
    ? breakLine(capitalize(line.replace(CALL, '')), HALF_SYLLABLES)
    : halves
}

const TWICE_SUNG = 'twice'
const SHORTEST_TWICE = 6

// Said twice before two lines that belong together, rather than once before two that have never met. Once a song.
function tellTwice(told: string, next: readonly string[] | undefined, state: SongState): SungLine[] | undefined {
  const isTold = state.reading.facts.some(({ kind, text }) => kind !== 'noun' && told.endsWith(text.slice(1)))
  if (
    !isTold ||
    countSung(told) < SHORTEST_TWICE ||
    next?.length === 1 ||
    state.usedItems.has(TWICE_SUNG) ||
    !isFresh(state, told)
  )
    return undefined
  const [before, after] = pairAfter(told, state) ?? []
  if (before === undefined || after === undefined) return undefined
  state.usedItems.add(TWICE_SUNG)
  const lines = use(state, [fact(told), reply(before), reply(told), reply(after)])
  return lines.map((line, at) => (at > 0 ? { ...line, goesOn: true } : line))
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
    const couplet = framed(last, state)
    if (couplet !== undefined) return { lines: use(state, [fact(couplet[0]), reply(couplet[1])]), usedNext: false }
    const plain = [last, ...reorder(last, state.reading)]
    const found = isAgainst(last, state.reading)
      ? undefined
      : (rhymed(plain, state) ?? tellTwice(last, next, state) ?? rhymed([last, ...withTails(last, state)], state))
    if (Array.isArray(found)) return { lines: found, usedNext: false }
    if (found !== undefined) return { lines: use(state, [fact(found.line), reply(found.answer)]), usedNext: false }
    // Where the call makes it too long, it is told without.
    const bare = last.replace(CALL, '')
    const uncalled = bare === last ? undefined : framed(capitalize(bare), state)
    if (uncalled !== undefined) return { lines: use(state, [fact(uncalled[0]), reply(uncalled[1])]), usedNext: false }
  }
  // Two breaths of telling, and two lines that stay with what was told.
  const told = group.length === 1 && countSung(last) > HALF_SYLLABLES ? part(last) : group
  const isEven = isAgainst(last, state.reading) || told.every((each) => countSung(each) >= SHORTEST_BREATH)
  const after =
    told.length === 2 && isEven && (isAgainst(last, state.reading) || findAnswer(last, state) === undefined)
      ? pairAfter(group.join(' '), state)
      : undefined
  if (after !== undefined)
    return { lines: use(state, [...told.map(capitalize).map(fact), ...after.map(reply)]), usedNext: false }
  const answer = group.length > 1 ? findAnswer(last, state) : undefined
  if (group.length === 2 && answer !== undefined) {
    const middle = state.random.shuffle(listAnswers(last, state)).find((each) => each !== answer)
    if (middle !== undefined)
      return { lines: use(state, [...group.map(fact), reply(middle), reply(answer)]), usedNext: false }
  }
  if (group.length === 3 && answer !== undefined)
    return { lines: use(state, [...group.map(fact), reply(answer)]), usedNext: false }
  const twice = group.length === 1 ? tellTwice(last, next, state) : undefined
  if (twice !== undefined) return { lines: twice, usedNext: false }
  const pair = rhymingPair(last, state)
  if (pair === undefined) return undefined
  const [one, two] = pair
  // A long thing told in two breaths, each answered.
  const halves = group.length === 1 ? part(last).map(capitalize) : []
  if (
    halves.length === 2 &&
    halves.every((half) => countSung(half) > SHORTEST_HALF) &&
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
