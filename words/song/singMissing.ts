import { sungShare } from '../reader/contentWords.ts'
import { capitalize } from '../reader/sayLine.ts'
import { countSung } from '../sound/pronounce.ts'
import { findCalling, useFound } from './chooseEntry.ts'
import { contentOf } from './judgeDraft.ts'
import {
  FRAMES_FOR_KIN,
  FRAMES_FOR_NAMES,
  FRAMES_FOR_PARTNERS,
  FRAMES_FOR_PEOPLE,
  FRAMES_FOR_THINGS,
  type FrameGroup,
} from './frames.ts'
import { phrasesFor, type Missing } from './missingPhrases.ts'
import { linesForNoun } from './nounLines.ts'
import { isRefused } from './refuseLine.ts'
import { isFresh, take, type SongState, type SungLine } from './songState.ts'
import { linesOf, type Draft } from './writeSections.ts'

// Words of the request no line holds yet get a couplet of their own, said the way the stance allows.
const LONGEST_SYLLABLES = 14

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

// "You're my sister" and "I'd know you, my sister, anywhere" call somebody; "Ask for my sister" speaks of her to others.
const CALLS_KIN = /\bYou're (?:still )?\*|(?:^|, |\byou )\*,/
const NAMES_AS_KIND = /\bYou're (?:still )?\*/
const SPEAKS_OF_ONE = /\*(?:'s| is| was| comes| has| does| came| says| sits| knew)\b|\b(?:it's|that's|is|as) \*/i

function framesFor({ kind }: Missing, state: SongState): readonly string[] {
  const group = groupOf(state)
  const { stance } = state.reading.occasion
  switch (kind) {
    case 'kin':
      return (FRAMES_FOR_PEOPLE.you[group] ?? []).filter((frame) => CALLS_KIN.test(frame))
    case 'name':
      return (FRAMES_FOR_PEOPLE.you[group] ?? []).filter((frame) => !NAMES_AS_KIND.test(frame))
    case 'theirs':
      return FRAMES_FOR_PARTNERS
    case 'other':
      return FRAMES_FOR_PEOPLE.about[group] ?? []
    case 'firm':
      return linesForNoun({ kind: undefined, isBrand: true, stance })
    case 'place':
      return linesForNoun({ kind: 'place', isBrand: false, stance })
    case 'thing':
      return FRAMES_FOR_THINGS[group]
  }
}

export function singPhraseOf(missing: Missing, state: SongState): SungLine[] {
  const { phrase, isMany } = missing
  const fitting = framesFor(missing, state)
  const others =
    missing.kind === 'kin' ? FRAMES_FOR_KIN : missing.kind === 'name' ? FRAMES_FOR_NAMES : FRAMES_FOR_THINGS.story
  for (const frame of [...state.random.shuffle(fitting), ...state.random.shuffle(others)]) {
    // "no my best friend" is no English, and neither is "my friends is one".
    if (/^(?:my|our|the|your) /.test(phrase) && /\b(?:no|an?|the|any|every|another) \*/.test(frame)) continue
    if (isMany && SPEAKS_OF_ONE.test(frame)) continue
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

// A couplet of the banks that names the person comes before a frame made for naming them.
function singKin({ phrase, kind }: Missing, state: SongState): SungLine[] {
  const found = kind === 'kin' || kind === 'name' || kind === 'other' ? findCalling(phrase, state) : undefined
  return found === undefined ? [] : useFound(found, state)
}

export function singMissing(draft: Draft, state: SongState): Draft {
  const sung = `${draft.title} ${linesOf(draft)
    .map(({ text }) => text)
    .join(' ')}`
  const added: SungLine[] = []
  for (let round = 0; round < 3; round++) {
    const { missing } = sungShare(contentOf(state.reading), `${sung} ${added.map(({ text }) => text).join(' ')}`)
    const [wanted] = phrasesFor(missing, state)
    const slotted = wanted === undefined ? [] : singKin(wanted, state)
    const lines = slotted.length > 0 || wanted === undefined ? slotted : singPhraseOf(wanted, state)
    if (lines.length === 0) break
    added.push(...lines)
  }
  if (added.length === 0) return draft
  const at = draft.sections.findLastIndex(({ tag }) => tag.startsWith('Verse'))
  if (at < 0) return { ...draft, sections: [...draft.sections, { tag: 'Outro', lines: added }] }
  return {
    ...draft,
    sections: draft.sections.map((section, index) => (index === at ? placed(section, added) : section)),
  }
}

// Said before the end of the verse, so that what it closes with stays its close.
function placed(section: Draft['sections'][number], added: readonly SungLine[]): Draft['sections'][number] {
  const at = Math.max(0, section.lines.length - 2)
  return { ...section, lines: [...section.lines.slice(0, at), ...added, ...section.lines.slice(at)] }
}
