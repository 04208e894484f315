// What each line of a section does in the song: which phrase it sings, what it repeats, where its top is, how it ends.
import { syllabify } from '@arioso/words'
import type { SectionKind } from '../../score.ts'
import type { PlannedLine, PlannedSection } from '../form/planForm.ts'
import type { Cadence } from './cadence.ts'
import { findSharedSyllables, type SharedSyllables } from './refrain.ts'

export type LineRole = {
  letter: string
  echo?: SharedSyllables & { of: string }
  peak?: number
  // How many bars later its words return in the section.
  returnsAfterBars?: number
  cadence: Cadence
}

type SungBefore = { line: PlannedLine; kind: SectionKind; name: string; letter: string }

const HOOK_KINDS = new Set<SectionKind>(['chorus', 'drop'])
const OPEN_ENDED = new Set<SectionKind>(['verse', 'pre-chorus'])

function cadenceOf(i: number, { kind, lines }: PlannedSection): Cadence {
  const isLast = i === lines.length - 1
  if (isLast && !OPEN_ENDED.has(kind)) return 'closed'
  return isLast || i % 2 === 1 ? 'half' : 'open'
}

// The last weighty syllable of the words that are the hook; the line's very last one belongs to the cadence.
function peakOf(line: PlannedLine, hook: Pick<SharedSyllables, 'from' | 'count'>): number | undefined {
  const syllables = line.words.flatMap((word) => word.syllables)
  const choices = syllables.flatMap(({ stressed }, i) =>
    stressed && i >= hook.from && i < hook.from + hook.count && i < syllables.length - 1 ? [i] : [],
  )
  return choices.at(-1)
}

function barsUntilReturn(i: number, { lines }: PlannedSection): number | undefined {
  const later = lines.slice(i + 1).find((line) => line.bars === lines[i].bars && findSharedSyllables(line, lines[i]))
  return later && later.startBar - lines[i].startBar
}

export function createLineRoles(title: string) {
  const sung: SungBefore[] = []
  const titleLine = { text: title, words: syllabify(title).filter(({ syllables }) => syllables.length > 0) }

  const hookIn = (i: number, { lines }: PlannedSection): SharedSyllables | undefined => {
    const others = lines.filter((_, k) => k !== i)
    return findSharedSyllables(lines[i], titleLine) ?? others.flatMap((o) => findSharedSyllables(lines[i], o) ?? [])[0]
  }

  const echoOf = (line: PlannedLine, kind: SectionKind) => {
    const known = sung
      .filter((before) => before.kind === kind && before.line.bars === line.bars)
      .flatMap((before) => {
        const shared = findSharedSyllables(line, before.line)
        return shared ? [{ ...shared, of: before.name, letter: before.letter }] : []
      })
    return known.toSorted((a, b) => b.count - a.count)[0]
  }

  return {
    /** The role of a section's line, which is remembered under its name. */
    take(section: PlannedSection, i: number, { scheme, name }: { scheme: string; name: string }): LineRole {
      const { kind, lines } = section
      const known = echoOf(lines[i], kind)
      const letter = known?.letter ?? scheme[i % scheme.length]
      const hook = HOOK_KINDS.has(kind) ? hookIn(i, section) : undefined
      const peak = hook && peakOf(lines[i], hook)
      const returnsAfterBars = barsUntilReturn(i, section)
      sung.push({ line: lines[i], kind, name, letter })
      const { letter: _, ...echo } = known ?? { letter: '' }
      return {
        letter,
        cadence: cadenceOf(i, section),
        ...('of' in echo && { echo }),
        ...(peak !== undefined && { peak }),
        ...(returnsAfterBars !== undefined && { returnsAfterBars }),
      }
    },
  }
}
