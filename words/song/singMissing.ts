import { capitalize } from '../reader/sayLine.ts'
import { countSung } from '../sound/pronounce.ts'
import { contentOf } from './judgeDraft.ts'
import { sungShare } from '../reader/contentWords.ts'
import { findAnswer } from './singFact.ts'
import { isRefused } from './refuseLine.ts'
import { isFresh, take, type SongState, type SungLine } from './songState.ts'
import type { Stance } from '../plan/occasions.ts'
import { linesOf, type Draft } from './writeSections.ts'

// Words of the request no line holds yet get one of their own, said the way the stance allows.
const FRAMES: Readonly<Record<Stance, readonly string[]>> = {
  celebrate: ["Here's to *", 'Raise a glass for *', 'This one is for *', 'Sing it loud for *'],
  love: ['I think about *', "It's you and me and *", 'I keep a place for *'],
  thank: ['I still remember *', 'Thank you for *', "I won't forget *"],
  mourn: ['I still remember *', 'I still talk about *', 'I keep the light on for *'],
  part: ['I still remember *', 'I left a note for *', 'I carry *'],
  angry: ["Don't tell me about *", 'We remember *', 'Somebody answer for *'],
  funny: ['Let me tell you about *', 'Nobody warned me about *', 'Ladies and gentlemen, *'],
  story: ['This is the story of *', 'They still talk about *', 'Nobody forgets *'],
  hope: ['I still believe in *', 'I keep thinking of *', 'Nothing is lost but *'],
  proud: ['They all know *', 'Sing it out for *', 'Shout it loud for *'],
  pray: ['I say a word for *', 'Tonight I pray for *', 'A candle lit for *'],
  sell: ['Come and see *', 'Everybody knows *', "There's nothing like *"],
}
const LONGEST_SYLLABLES = 12
const NEAR_ENOUGH = 0.4

function phrasesFor(missing: readonly string[], { reading, images }: SongState): string[] {
  const { person, others, topics } = reading
  const holds = (phrase: string): boolean => missing.some((word) => phrase.toLowerCase().includes(word.toLowerCase()))
  const people = [person, ...others].flatMap((each) => {
    if (each === undefined) return []
    const kin = each.kin === undefined ? undefined : `${each.own ?? 'the'} ${each.kin}`
    return [kin !== undefined && each.name !== undefined ? `${kin} ${each.name}` : undefined, each.name, kin].filter(
      (phrase) => phrase !== undefined,
    )
  })
  return [
    ...people,
    ...topics.map(({ said }) => said),
    ...images.filter(({ isMotif }) => !isMotif).map(({ said }) => said),
  ].filter(holds)
}

// A line that holds a phrase, and an answer to it where one rhymes.
export function singPhraseOf(phrase: string, state: SongState): SungLine[] {
  const { reading } = state
  const frames = state.random.shuffle(FRAMES[reading.occasion.stance])
  const fits = frames
    .map((frame) => capitalize(frame.replace('*', phrase)))
    .filter((line) => countSung(line) <= LONGEST_SYLLABLES && isFresh(state, line) && !isRefused(line, reading))
  const answered = fits.map((line) => ({ line, answer: findAnswer(line, state) }))
  const made =
    answered.find(({ answer }) => answer !== undefined) ??
    answered.map(({ line }) => ({ line, answer: findAnswer(line, state, NEAR_ENOUGH) }))[0]
  if (made === undefined) return []
  take(state, [made.line, ...(made.answer === undefined ? [] : [made.answer])])
  return [
    { text: made.line, source: 'fact' },
    ...(made.answer === undefined ? [] : [{ text: made.answer, source: 'answer' as const }]),
  ]
}

export function singMissing(draft: Draft, state: SongState): Draft {
  const { reading } = state
  const sungText = (): string =>
    `${draft.title} ${linesOf(draft)
      .map(({ text }) => text)
      .join(' ')}`
  const added: SungLine[] = []
  for (let round = 0; round < 3; round++) {
    const { missing } = sungShare(contentOf(reading), `${sungText()} ${added.map(({ text }) => text).join(' ')}`)
    const [phrase] = phrasesFor(missing, state)
    if (phrase === undefined) break
    const lines = singPhraseOf(phrase, state)
    if (lines.length === 0) break
    added.push(...lines)
  }
  if (added.length === 0) return draft
  const at = draft.sections.findLastIndex(({ tag }) => tag.startsWith('Verse'))
  const sections =
    at < 0
      ? [...draft.sections, { tag: 'Outro', lines: added }]
      : draft.sections.map((section, index) =>
          index === at ? { ...section, lines: [...section.lines, ...added] } : section,
        )
  return { ...draft, sections }
}
