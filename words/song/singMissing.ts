import type { Stance } from '../plan/occasions.ts'
import { sungShare } from '../reader/contentWords.ts'
import { capitalize } from '../reader/sayLine.ts'
import { countSung } from '../sound/pronounce.ts'
import { findCalling, useFound } from './chooseEntry.ts'
import { contentOf } from './judgeDraft.ts'
import { framesOf } from './frames.ts'
import { FRAMES_FOR_KIN, FRAMES_FOR_NAMES, FRAMES_FOR_PARTNERS } from '../lines/frames/calling.ts'
import { phrasesFor, type Missing } from './missingPhrases.ts'
import { isHeardFrame } from './heardFrames.ts'
import { linesForNoun } from './nounLines.ts'
import { namesOccasion } from './prepareFacts.ts'
import { isRefused } from './refuseLine.ts'
import { isFresh, take, type SongState, type SungLine } from './songState.ts'
import { linesOf, type Draft } from './writeSections.ts'

// Words of the request no line holds yet get a couplet of their own, said the way the stance allows.
const LONGEST_SYLLABLES = 14

// "You're my sister" and "I'd know you, my sister, anywhere" call somebody; "Ask for my sister" speaks of her to others.
const CALLS_KIN = /\b(?:you're|you are) (?:still )?\*|(?:^|, |\byou )\*,/i
const NAMES_AS_KIND = /\bYou're (?:still )?\*/
const SPEAKS_OF_ONE = /\*(?:'s| is| was| comes| has| does| came| says| sits| knew)\b|\b(?:it's|that's|is|as) \*/i

const GLAD: ReadonlySet<Stance> = new Set(['celebrate', 'love', 'thank', 'proud', 'hope', 'story'])

function framesFor({ kind }: Missing, state: SongState): readonly string[] {
  const { stance, id } = state.reading.occasion
  const { you, about, things } = framesOf(stance, id)
  switch (kind) {
    case 'kin':
      return [...you().filter((frame) => CALLS_KIN.test(frame)), ...(GLAD.has(stance) ? FRAMES_FOR_KIN() : [])]
    case 'name':
      return you().filter((frame) => !NAMES_AS_KIND.test(frame))
    case 'theirs':
      return FRAMES_FOR_PARTNERS()
    case 'other':
      return about()
    case 'firm':
      return linesForNoun({ kind: undefined, isBrand: true, stance })
    case 'place':
      if (id === 'lullaby') return things()
      return linesForNoun({ kind: 'place', isBrand: false, stance })
    case 'thing':
      return things()
  }
}

export function singPhraseOf(missing: Missing, state: SongState): SungLine[] {
  const { phrase, isMany } = missing
  const fitting = framesFor(missing, state)
  const others =
    missing.kind === 'kin'
      ? FRAMES_FOR_KIN()
      : missing.kind === 'name'
        ? FRAMES_FOR_NAMES()
        : framesOf('story', state.reading.occasion.id).things()
  const inOrder = [...state.random.shuffle(fitting), ...state.random.shuffle(others)]
  const isHeard = (frame: string): boolean => isHeardFrame(frame.split(' / '), state.heard)
  for (const frame of [...inOrder.filter((each) => !isHeard(each)), ...inOrder.filter(isHeard)]) {
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

const LEAST_SUNG = 0.8
const HARDLY_SUNG = 0.6

export function singMissing(draft: Draft, state: SongState): Draft {
  const sung = `${draft.title} ${linesOf(draft)
    .map(({ text }) => text)
    .join(' ')}`
  const { share } = sungShare(contentOf(state.reading), sung)
  // What the kit was chosen by is what all its lines are about; a song of whales says whale all the same.
  const ofKit = share < HARDLY_SUNG ? '' : (state.kit?.exec(state.reading.told)?.[0] ?? '')
  const added: SungLine[][] = []
  for (let round = 0; round < 3; round++) {
    const said = added.flat().map(({ text }) => text)
    const { missing } = sungShare(contentOf(state.reading), `${sung} ${ofKit} ${said.join(' ')}`)
    // A jingle that says who and what has said enough.
    const [wanted] = phrasesFor(missing, state).filter(
      ({ kind, phrase }) =>
        // A song that is all about one thing is not stopped to mention another.
        (state.kit === undefined || kind !== 'thing' || share < LEAST_SUNG) &&
        !(kind === 'thing' && namesOccasion(phrase, state.reading)) &&
        (state.form.name !== 'jingle' ||
          kind === 'firm' ||
          phrase === state.reading.details.place ||
          state.reading.claims.length === 0),
    )
    const slotted = wanted === undefined ? [] : singKin(wanted, state)
    const lines = slotted.length > 0 || wanted === undefined ? slotted : singPhraseOf(wanted, state)
    if (lines.length === 0) break
    added.push(lines)
  }
  if (added.length === 0) return draft
  const verses = draft.sections.flatMap(({ tag }, at) => (tag.startsWith('Verse') ? [at] : []))
  if (verses.length === 0) return { ...draft, sections: [...draft.sections, { tag: 'Outro', lines: added.flat() }] }
  // The last verse takes the first, the one before it the next: three in a row would be a list.
  const placeOf = (nth: number): number => verses[(verses.length * 3 - 1 - nth) % verses.length] ?? 0
  return {
    ...draft,
    sections: draft.sections.map((section, at) =>
      added.reduce((kept, lines, nth) => (placeOf(nth) === at ? placed(kept, lines) : kept), section),
    ),
  }
}

// Said before the end of the verse, so that what it closes with stays its close.
function placed(section: Draft['sections'][number], added: readonly SungLine[]): Draft['sections'][number] {
  let at = Math.max(0, section.lines.length - 2)
  while (at > 0 && section.lines[at]?.goesOn === true) at--
  return { ...section, lines: [...section.lines.slice(0, at), ...added, ...section.lines.slice(at)] }
}
