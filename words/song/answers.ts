import type { Reading } from '../reader/readRequest.ts'
import { isMisfortune } from '../reader/misfortune.ts'
import { meterScore } from '../sound/meter.ts'
import { countSung, lastWordOf } from '../sound/pronounce.ts'
import { FAMILY, rhymeScore } from '../sound/rhyme.ts'
import { isOthersFeast } from './fitsEntry.ts'
import { answersOf } from './lineBank.ts'
import { isRefused } from './refuseLine.ts'
import { isHomely } from './registers.ts'
import { isFresh, type SongState } from './songState.ts'

const LARGEST_DIFFERENCE = 4
// More than any rhyme or metre is worth.
const HOMELY_PENALTY = 12

const TO_YOU = /\b(?:you|your|you're|you'd|you've|yours)\b/i
const OF_THEM = /\b(?:he|she|him|his|her|hers|he's|she's)\b/i

const speaksOk = (answer: string, { address }: Reading): boolean =>
  address === 'you' ? !OF_THEM.test(answer) : !TO_YOU.test(answer) && !OF_THEM.test(answer)

// A parting of lovers is no farewell to a colleague; homesickness is neither.
const ANSWER_GROUPS: Readonly<Record<string, string>> = {
  apology: 'sorry',
  breakup: 'heartbreak',
  divorce: 'heartbreak',
  jealousy: 'heartbreak',
  drift: 'heartbreak',
  estranged: 'rueful',
  homesick: 'story',
  closing: 'rueful',
  forgetting: 'rueful',
  mishap: 'rueful',
  teach: 'funny',
  kids: 'funny',
}
// Stances in which a bad turn of things would be answered with a cheer.
const CHEERFUL = new Set(['story', 'hope', 'proud'])
// Feasts are cheered whoever they are for; a cup of coffee is not.
const FEASTS = new Set(
  'birthday wedding anniversary christmas festival party stag firm club retirement new-job'.split(' '),
)

const TOO_GRAVE_TO_RAP = new Set(['mourn', 'pray', 'part', 'sell'])

function groupFor(line: string, { reading, form }: SongState): string {
  const { occasion, tones, person, address } = reading
  if (form.name === 'rap' && !TOO_GRAVE_TO_RAP.has(occasion.stance) && !isMisfortune(line)) return 'rap'
  if (tones.includes('funny') && !['mourn', 'pray'].includes(occasion.stance)) return 'funny'
  if (isOthersFeast(reading)) return 'celebrate'
  if (isMisfortune(line)) {
    if (occasion.stance === 'hope' && address === 'you' && person !== undefined) return 'hope'
    if (CHEERFUL.has(occasion.stance) || occasion.id === 'club' || occasion.id === 'firm') return 'rueful'
    if (['love', 'thank'].includes(occasion.stance) && person !== undefined) return 'hope'
    if (occasion.stance === 'celebrate' && !FEASTS.has(occasion.id)) return address === 'you' ? 'hope' : 'rueful'
  }
  if (occasion.id === 'portrait') return isMisfortune(line) ? 'rueful' : address === 'you' ? 'celebrate' : 'funny'
  if (occasion.stance === 'celebrate' && person === undefined && !FEASTS.has(occasion.id)) return 'story'
  return ANSWER_GROUPS[occasion.id] ?? occasion.stance
}

const isFit = (answer: string, state: SongState): boolean =>
  isFresh(state, answer) && speaksOk(answer, state.reading) && !isRefused(answer, state.reading)

// Lines that could follow this one, whatever they rhyme with.
export const listAnswers = (line: string, state: SongState): string[] =>
  [...answersOf(groupFor(line, state)).values()].flat().filter((answer) => isFit(answer, state))

export function findAnswer(line: string, state: SongState, least = FAMILY): string | undefined {
  const syllables = countSung(line)
  const isAway = state.register !== 'fireside'
  let best: { answer: string; score: number } | undefined
  for (const alike of answersOf(groupFor(line, state)).values()) {
    const [sample = ''] = alike.filter((answer) => lastWordOf(answer) !== lastWordOf(line))
    const rhyme = sample === '' ? 0 : rhymeScore(line, sample)
    if (rhyme < least) continue
    for (const answer of alike) {
      const difference = Math.abs(countSung(answer) - syllables)
      if (difference > LARGEST_DIFFERENCE || lastWordOf(answer) === lastWordOf(line) || !isFit(answer, state)) continue
      const homely = isAway && isHomely(answer) ? HOMELY_PENALTY : 0
      const score = rhyme * 6 - difference * 0.3 + meterScore(answer) * 1.5 - homely + state.random.between(0, 1.2)
      if (best === undefined || score > best.score) best = { answer, score }
    }
  }
  return best?.answer
}

const MOST_TRIED = 60

export function rhymingPair(line: string, state: SongState): [string, string] | undefined {
  const isLast = (answer: string): boolean => state.register !== 'fireside' && isHomely(answer)
  const answers = state.random
    .shuffle(listAnswers(line, state))
    .toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
    .slice(0, MOST_TRIED)
  for (const one of answers) {
    const other = answers.find((each) => each !== one && rhymeScore(one, each) >= FAMILY)
    if (other !== undefined) return [one, other]
  }
  return undefined
}
