import type { SectionKind } from '../../score.ts'
import { draftEmpty, isSpoken, type LyricInput, type SectionDraft } from './draftSections.ts'
import { fitLinesToBars, type LyricLine } from './fitLinesToBars.ts'
import type { SongFrame } from '../songFrame.ts'
import type { SongPlan } from './songPlan.ts'

type Planned = SongPlan['sections'][number]
export type PlannedDraft = SectionDraft & Pick<Planned, 'energy' | 'chords'>

const UNSUNG = new Set<SectionKind>(['intro', 'outro', 'solo', 'instrumental', 'breakdown'])
// A chorus is sung again with the words it has.
const REPEATED = new Set<SectionKind>(['chorus', 'pre-chorus', 'drop'])

/**
 * The plan's sections with the words each of them sings. A section keeps its bars unless its words need more, sung as tightly
 * as they stay clear. Of a plan that is too long the sections before the last one go.
 */
export function followPlan(
  plan: SongPlan,
  lyrics: readonly LyricInput[],
  frame: SongFrame,
  mostBars = Infinity,
): PlannedDraft[] {
  const words = allot(plan.sections, lyrics)
  const drafts = plan.sections.map((section, i) => draftPlanned(section, words[i], frame))
  while (drafts.length > 1 && drafts.reduce((sum, { bars }) => sum + bars, 0) > mostBars) {
    drafts.splice(drafts.length - 2, 1)
  }
  return drafts
}

function draftPlanned({ kind, bars, energy, chords }: Planned, lines: LyricLine[], frame: SongFrame): PlannedDraft {
  const asked = { ...(energy !== undefined && { energy }), ...(chords && { chords }) }
  if (lines.length === 0) return { ...draftEmpty(kind, bars), ...asked }
  const total = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0)
  const relaxed = fitLinesToBars(lines, frame, isSpoken(kind, frame) ? 'rapped' : 'relaxed')
  const lineBars = total(relaxed) <= bars ? relaxed : fitLinesToBars(lines, frame, 'tight')
  return { kind, bars: Math.max(bars, total(lineBars)), leadInBars: 0, lines, lineBars, ...asked }
}

// By kind and order; words whose kind the plan does not have go where nobody sings yet, and at last behind the others.
function allot(sections: readonly Planned[], lyrics: readonly LyricInput[]): LyricLine[][] {
  const sung = lyrics.filter(({ lines }) => lines.length > 0)
  const waiting = new Set(sung)
  const words: LyricLine[][] = sections.map(({ kind }) => {
    const next = sung.find((section) => waiting.has(section) && section.kind === kind)
    if (next) waiting.delete(next)
    const known = next ?? (REPEATED.has(kind) ? sung.findLast((section) => section.kind === kind) : undefined)
    return [...(known?.lines ?? [])]
  })
  for (const section of waiting) {
    const free = sections.findIndex(({ kind }, i) => words[i].length === 0 && !UNSUNG.has(kind))
    const place =
      free >= 0
        ? free
        : Math.max(
            0,
            words.findLastIndex((lines) => lines.length > 0),
          )
    words[place].push(...section.lines)
  }
  return words
}
