import type { Random } from '@arioso/words'
import { SUNG_FORMS } from '../../genres/material/sungForms.ts'
import type { SectionKind } from '../../score.ts'
import { barsNearSeconds, draftEmpty, type SectionDraft } from './draftSections.ts'
import type { SongFrame } from '../songFrame.ts'

const SECONDS = { short: 5, usual: 9, long: 17 }
const FEWEST_SUNG_SECTIONS = 4
const EDGES = new Set<SectionKind>(['intro', 'outro'])

type Addition = { before: boolean; at: number | 'last'; of: SectionKind; kind: SectionKind; bars: number }

function readLength(word: string | undefined, frame: SongFrame): number {
  return barsNearSeconds(SECONDS[word as keyof typeof SECONDS], frame)
}

// 'after chorus 1 drop usual', 'before last chorus breakdown short'.
function readAddition(words: readonly string[], frame: SongFrame): Addition {
  const [place, ...rest] = words
  const last = rest[0] === 'last'
  const [of, at] = last ? [rest[1], 'last' as const] : [rest[0], Number(rest[1])]
  return {
    before: place === 'before',
    at,
    of: of as SectionKind,
    kind: rest[2] as SectionKind,
    bars: readLength(rest[3], frame),
  }
}

function add(drafts: readonly SectionDraft[], { before, at, of, kind, bars }: Addition): SectionDraft[] {
  const places = drafts.flatMap((draft, i) => (draft.kind === of && draft.lines.length > 0 ? [i] : []))
  const found = at === 'last' ? places.at(-1) : places[at - 1]
  if (found === undefined) return [...drafts]
  const index = before ? found : found + 1
  // Two sections without words in a row are one that is too long.
  if (drafts[index - 1]?.lines.length === 0 || drafts[index]?.lines.length === 0) {
    const isEnd = index === drafts.length - 1 && drafts[index].kind === 'outro'
    if (!isEnd) return [...drafts]
  }
  return [...drafts.slice(0, index), draftEmpty(kind, bars), ...drafts.slice(index)]
}

// Whoever wrote down where the band plays alone has chosen the form.
function isChosenAlready(drafts: readonly SectionDraft[]): boolean {
  const sung = drafts.filter(({ lines }) => lines.length > 0)
  return sung.length < FEWEST_SUNG_SECTIONS || drafts.some(({ kind, lines }) => lines.length === 0 && !EDGES.has(kind))
}

/** One of the setting's forms around the words' own sections, as far as it fits. */
export function shapeForm(
  drafts: readonly SectionDraft[],
  mostBars: number,
  frame: SongFrame,
  random: Random,
): SectionDraft[] {
  if (isChosenAlready(drafts)) return [...drafts]
  const steps = random.pick(SUNG_FORMS[frame.genre.setting]).split('; ')
  let form = [...drafts]
  for (const step of steps) {
    const words = step.split(' ')
    const [first, length] = words
    const next =
      first === 'intro' || first === 'outro'
        ? form.map((draft) =>
            draft.kind === first && draft.lines.length === 0 ? { ...draft, bars: readLength(length, frame) } : draft,
          )
        : add(form, readAddition(words, frame))
    if (next.reduce((sum, { bars }) => sum + bars, 0) <= mostBars) form = next
  }
  return form
}
