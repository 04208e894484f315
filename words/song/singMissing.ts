import { sungShare } from '../reader/contentWords.ts'
import { capitalize } from '../reader/sayLine.ts'
import { countSung } from '../sound/pronounce.ts'
import { contentOf } from './judgeDraft.ts'
import { FRAMES_FOR_PEOPLE, FRAMES_FOR_THINGS, type FrameGroup } from './frames.ts'
import { isRefused } from './refuseLine.ts'
import { isFresh, take, type SongState, type SungLine } from './songState.ts'
import { linesOf, type Draft } from './writeSections.ts'

// Words of the request no line holds yet get a couplet of their own, said the way the stance allows.
const LONGEST_SYLLABLES = 14

type Missing = { phrase: string; isPerson: boolean }

const groupOf = ({ reading }: SongState): FrameGroup => {
  const { stance } = reading.occasion
  if (
    stance === 'mourn' ||
    stance === 'part' ||
    stance === 'pray' ||
    stance === 'funny' ||
    stance === 'angry' ||
    stance === 'sell'
  )
    return stance
  return stance === 'hope' || stance === 'story' ? 'story' : 'bright'
}

export function singPhraseOf({ phrase, isPerson }: Missing, state: SongState): SungLine[] {
  const { address } = state.reading
  const frames = isPerson
    ? (FRAMES_FOR_PEOPLE[address === 'you' ? 'you' : 'about'][groupOf(state)] ?? [])
    : FRAMES_FOR_THINGS[groupOf(state)]
  for (const frame of state.random.shuffle(frames)) {
    const lines = frame.split(' / ').map((line) => capitalize(line.replaceAll('*', phrase)))
    const fits = lines.every(
      (line) => countSung(line) <= LONGEST_SYLLABLES && isFresh(state, line) && !isRefused(line, state.reading),
    )
    if (!fits) continue
    take(state, lines)
    return lines.map((text, at) => ({ text, source: at === 0 ? 'fact' : 'answer' }))
  }
  return []
}

function phrasesFor(missing: readonly string[], { reading, images }: SongState): Missing[] {
  const { person, others, topics, address } = reading
  const holds = (phrase: string): boolean =>
    phrase
      .toLowerCase()
      .split(/[\s']+/)
      .some((word) => missing.includes(word))
  const people = [person, ...others].flatMap((each): Missing[] => {
    if (each === undefined) return []
    const kin =
      each.kin === undefined
        ? undefined
        : [each.own ?? 'my', each.modifier, each.kin].filter((word) => word !== undefined).join(' ')
    const isMain = each === person
    const both =
      kin !== undefined && each.name !== undefined && !(isMain && address === 'you') ? [`${kin} ${each.name}`] : []
    const phrases = [...both, ...(kin === undefined ? [] : [kin]), ...(each.name === undefined ? [] : [each.name])]
    return phrases.map((phrase) => ({ phrase, isPerson: isMain || address !== 'you' }))
  })
  const things = [...topics, ...images.filter(({ isMotif }) => !isMotif)].map(({ said }) => ({
    phrase: said,
    isPerson: false,
  }))
  return [...people, ...things].filter(({ phrase }) => holds(phrase))
}

export function singMissing(draft: Draft, state: SongState): Draft {
  const sung = `${draft.title} ${linesOf(draft)
    .map(({ text }) => text)
    .join(' ')}`
  const added: SungLine[] = []
  for (let round = 0; round < 3; round++) {
    const { missing } = sungShare(contentOf(state.reading), `${sung} ${added.map(({ text }) => text).join(' ')}`)
    const [wanted] = phrasesFor(missing, state)
    const lines = wanted === undefined ? [] : singPhraseOf(wanted, state)
    if (lines.length === 0) break
    added.push(...lines)
  }
  if (added.length === 0) return draft
  const at = draft.sections.findLastIndex(({ tag }) => tag.startsWith('Verse'))
  if (at < 0) return { ...draft, sections: [...draft.sections, { tag: 'Outro', lines: added }] }
  return {
    ...draft,
    sections: draft.sections.map((section, index) =>
      index === at ? { ...section, lines: [...section.lines, ...added] } : section,
    ),
  }
}
