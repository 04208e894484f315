import type { ToldMood } from '../lines/toldHooks.ts'
import type { Stance } from '../plan/occasions.ts'
import { isFinite } from '../reader/clause.ts'
import type { Reading } from '../reader/readRequest.ts'
import { countSung } from '../sound/pronounce.ts'
import { remember } from '../sound/remember.ts'
import { MERRY, moodOf } from './factMood.ts'
import { isHeardFrame } from './heardFrames.ts'
import { isRefused } from './refuseLine.ts'
import { leanOfStory } from './leanOfMoods.ts'
import { isHomely } from './registers.ts'
import { isFresh, type SongState } from './songState.ts'
import { tagOnce } from './tagOnce.ts'
import { toldRows, type ToldShape } from './toldRows.ts'

const SUNG_PLAINLY = new Set<Stance>(['pray', 'sell'])
const LEAST_FRAMED = 4
const LONGEST_FRAMED = 14
// "My girlfriend, I cheated on you, I regret it": only the girlfriend is called.
export const CALL = /^(?:(?!(?:I|You|We|He|She|They|It)\b)[^,]+, ){1,2}(?=(?:you|your|I)\b)/
const ORDER = /^(?:everybody|everyone|please|let|come|go|don't|sorry|what|hands?)\b/i

const SHORTENED = /\b(?:I'm|I've|I'll|you're|you've|we're|we've|he's|she's|they're|it's)\b/i

// "Hands in the air" is no sentence, and a list is none either.
const isSentence = remember((line: string): boolean => {
  const bare = line.replace(CALL, '')
  return (
    !bare.includes(',') &&
    !ORDER.test(bare) &&
    !/[?!]$/.test(bare) &&
    (SHORTENED.test(bare) || tagOnce(bare).some(isFinite))
  )
})

function moodOfLine(line: string, reading: Reading): ToldMood {
  const isOfSinger = /^(?:But |And )?(?:I|I'm|I've|We|We're|We've)\b/.test(line.replace(CALL, ''))
  const about = isOfSinger
    ? 'speaker'
    : /\b(?:you|your|you're)\b/i.test(line)
      ? 'person'
      : /\b(?:I|we|my|our|I'm|we're)\b/i.test(line)
        ? 'speaker'
        : 'other'
  return moodOf(line.replace(CALL, '').replace(/^you/, 'You'), about, reading)
}

// What went wrong, told in a song that is glad: answers to what is glad would mock it.
const LOW: ReadonlySet<ToldMood> = new Set([
  'ache',
  'rueful',
  'brave',
  'loyal',
  'miss',
  'part',
  'comfort',
  'goodbye',
  'heavy',
])
const GLAD: ReadonlySet<Stance> = new Set(['celebrate', 'proud', 'thank', 'hope', 'love'])
export const isAgainst = (line: string, reading: Reading): boolean =>
  GLAD.has(reading.occasion.stance) && LOW.has(moodOfLine(line, reading))

// Who is sung to is "you" and nobody else is; of whom is only told is never "you".
export const speaksTo = (line: string, { address, person }: Reading): boolean =>
  (address === 'you' && !(person !== undefined && /\b(?:he|she|him|his|her|hers)\b/i.test(line))) ||
  (address !== 'you' && !speaksToSomebody(line))
const speaksToSomebody = (line: string): boolean =>
  /\byou(?:r|'re)?\b/i.test(line.replaceAll(/\byou(?: (?:could|know|think|can|have|want)|'d|'ll)\b/gi, ''))

const isSadTold = ({ told, tones }: Reading): boolean =>
  (tones.includes('wistful') && !MERRY.test(told)) || (leanOfStory(told) === 'dark' && !tones.includes('proud'))

// Those of the song's register first, and away from home the homely last; of each, those heard in one of the last songs last.
export function toldInOrder(shape: ToldShape, mood: ToldMood, state: SongState): string[] {
  const isHeard = (row: string): boolean => isHeardFrame(row.split(' / '), state.heard)
  const isLast = (row: string): boolean => state.register !== 'fireside' && isHomely(row)
  // In a city what falls apart is no triumph; in a storm it is withstood.
  const isLow = state.register === 'city' && isSadTold(state.reading)
  return toldRows(shape, mood, { register: state.register, isLow })
    .flatMap((rows) => {
      const shuffled = state.random.shuffle(rows)
      return [...shuffled.filter((row) => !isHeard(row)), ...shuffled.filter(isHeard)]
    })
    .toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
}

const isPlain = ({ reading }: SongState): boolean => SUNG_PLAINLY.has(reading.occasion.stance)

const isSung = (lines: readonly string[], state: SongState): boolean =>
  lines.every((line) => isFresh(state, line) && !isRefused(line, state.reading))

// A couplet written around sentences of this mood: its second line knows what the first one told.
export function framed(line: string, state: SongState): [string, string] | undefined {
  const { reading } = state
  const isTaught = reading.occasion.id === 'teach' || reading.occasion.id === 'kids'
  if (isPlain(state) || countSung(line) < LEAST_FRAMED || (!isTaught && !isSentence(line))) return undefined
  // What is low in a glad song finds no other answer: it may be a little long.
  const longest = LONGEST_FRAMED + (isAgainst(line, reading) ? 2 : 0)
  for (const frame of toldInOrder('couplets', moodOfLine(line, reading), state)) {
    const [one = '', two = ''] = frame.split(' / ').map((each) => each.replaceAll('*', line))
    if (state.usedItems.has(frame) || countSung(one) > longest || !speaksTo(two, reading)) continue
    // Only one's own husband or wife was ever married.
    if (/\bmarried\b|\bspouse\b/.test(one) && reading.person?.isLover !== true) continue
    if (!isSung([one, two], state)) continue
    state.usedItems.add(frame)
    return [one, two]
  }
  return undefined
}

// Two lines that rhyme with each other, for what took two breaths to tell.
export function pairAfter(told: string, state: SongState): string[] | undefined {
  if (isPlain(state) || !isSentence(told)) return undefined
  return toldInOrder('pairs', moodOfLine(told, state.reading), state)
    .map((row) => row.split(' / '))
    .find((lines) => lines.every((line) => speaksTo(line, state.reading)) && isSung(lines, state))
}
