import { countSung } from '../sound/pronounce.ts'
import { FAMILY, rhymeScore, rhymeSound } from '../sound/rhyme.ts'
import { answersOf } from './lineBank.ts'
import { isRefused } from './refuseLine.ts'
import { isFresh, take, type SongState, type SungLine } from './songState.ts'

const LARGEST_DIFFERENCE = 4

function speaksOk(answer: string, { reading }: SongState): boolean {
  const toYou = /\b(?:you|your|you're|you'd|you've|yours)\b/i.test(answer)
  const ofThem = /\b(?:he|she|him|his|her|hers|he's|she's)\b/i.test(answer)
  return reading.address === 'you' ? !ofThem : !toYou && !ofThem
}

function listAnswers(state: SongState): string[] {
  const { occasion, tones } = state.reading
  const stances = [
    tones.includes('funny') && !['mourn', 'pray'].includes(occasion.stance) ? 'funny' : occasion.stance,
    occasion.stance,
  ]
  const own = [...new Set(stances)].flatMap((stance) => [...answersOf(stance).values()].flat())
  const pool =
    own.length > 40 || occasion.stance === 'mourn' ? own : [...own, ...[...answersOf('story').values()].flat()]
  return pool.filter((answer) => isFresh(state, answer) && speaksOk(answer, state) && !isRefused(answer, state.reading))
}

export function findAnswer(line: string, state: SongState, least = FAMILY): string | undefined {
  const syllables = countSung(line)
  const scored = listAnswers(state).flatMap((answer) => {
    const rhyme = rhymeScore(line, answer)
    const difference = Math.abs(countSung(answer) - syllables)
    return rhyme < least || difference > LARGEST_DIFFERENCE
      ? []
      : [{ answer, score: rhyme * 6 - difference * 0.3 + state.random.between(0, 0.8) }]
  })
  return scored.toSorted((one, other) => other.score - one.score)[0]?.answer
}

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

function rhymingPair(state: SongState): [string, string] | undefined {
  const answers = state.random.shuffle(listAnswers(state)).slice(0, 60)
  for (const one of answers) {
    const other = answers.find((each) => each !== one && rhymeScore(one, each) >= FAMILY)
    if (other !== undefined) return [one, other]
  }
  return undefined
}

// A told thing and its answer: A A, or x A x A where two told things find no rhyme of their own.
export function singFact(
  group: readonly string[],
  next: readonly string[] | undefined,
  state: SongState,
): { lines: SungLine[]; usedNext: boolean } | undefined {
  const last = group.at(-1) ?? ''
  const answer = findAnswer(last, state) ?? (group.length > 1 ? findAnswer(last, state, 0.4) : undefined)
  if (group.length === 1 && answer !== undefined)
    return { lines: use(state, [fact(last), reply(answer)]), usedNext: false }
  if (group.length === 3 && answer !== undefined)
    return { lines: use(state, [...group.map(fact), reply(answer)]), usedNext: false }
  if (group.length === 1 && next?.length === 1) {
    const pair = rhymingPair(state)
    if (pair !== undefined)
      return { lines: use(state, [fact(last), reply(pair[0]), fact(next[0] ?? ''), reply(pair[1])]), usedNext: true }
  }
  if (group.length === 2 && answer !== undefined) {
    const middle = state.random.shuffle(listAnswers(state)).find((each) => each !== answer)
    if (middle !== undefined)
      return { lines: use(state, [...group.map(fact), reply(middle), reply(answer)]), usedNext: false }
  }
  const near = findAnswer(last, state, 0.4)
  if (near !== undefined && group.length === 1) return { lines: use(state, [fact(last), reply(near)]), usedNext: false }
  const pair = rhymingPair(state)
  if (pair === undefined) return undefined
  const [one, two] = pair
  const between = group.length > 1 ? undefined : listAnswers(state).find((each) => each !== one && each !== two)
  const lines =
    between === undefined
      ? [...group.map(fact), reply(one), reply(two)]
      : [fact(last), reply(one), reply(between), reply(two)]
  return { lines: use(state, lines), usedNext: false }
}
