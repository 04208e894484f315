import type { SectionKind } from '../../score.ts'
import { fitLinesToBars, type LinePace, type LyricLine } from './fitLinesToBars.ts'
import type { SongFrame } from '../songFrame.ts'

export type LyricInput = { kind: SectionKind; lines: LyricLine[] }

// An open song sings every section broadly, a broad one its choruses.
export type Pace = 'open' | Exclude<LinePace, 'rapped'>

export type SectionDraft = {
  kind: SectionKind
  bars: number
  leadInBars: number
  lines: LyricLine[]
  lineBars: number[]
}

const LONG_KINDS = new Set<SectionKind>(['solo', 'drop', 'verse', 'chorus', 'bridge'])

export function barsNearSeconds(seconds: number, frame: SongFrame): number {
  const bars = seconds / (frame.barSteps * frame.stepSeconds)
  return bars < 3 ? 2 : bars < 6 ? 4 : bars < 12 ? 8 : 16
}

export function draftEmpty(kind: SectionKind, bars: number): SectionDraft {
  return { kind, bars, leadInBars: 0, lines: [], lineBars: [] }
}

// Where words are spoken in rhythm instead of sung.
export function isSpoken(kind: SectionKind, frame: SongFrame): boolean {
  return frame.genre.rapped === true && (kind === 'verse' || kind === 'bridge')
}

function linePace(pace: Pace, kind: SectionKind): LinePace {
  if (pace === 'open') return 'broad'
  return pace === 'broad' && kind !== 'chorus' ? 'relaxed' : pace
}

function draftSection(input: LyricInput, frame: SongFrame, pace: Pace): SectionDraft {
  if (input.lines.length === 0) {
    return draftEmpty(input.kind, barsNearSeconds(LONG_KINDS.has(input.kind) ? 16 : 9, frame))
  }
  const lineBars = fitLinesToBars(
    input.lines,
    frame,
    isSpoken(input.kind, frame) ? 'rapped' : linePace(pace, input.kind),
  )
  const leadInBars = input.kind === 'intro' ? 2 : 0
  const endingBars = input.kind === 'outro' ? 2 : 0
  const needed = leadInBars + lineBars.reduce((sum, bars) => sum + bars, 0) + endingBars
  const unit = Math.max(...lineBars) > 1 ? 4 : 2
  return { kind: input.kind, bars: Math.ceil(needed / unit) * unit, leadInBars, lines: input.lines, lineBars }
}

// Tags say the order; a song that names no beginning or end still gets one.
export function draftSungForm(
  lyrics: readonly LyricInput[],
  frame: SongFrame,
  pace: Pace,
  isJingle = false,
): SectionDraft[] {
  const drafts = lyrics.map((section) => draftSection(section, frame, pace))
  // Half a minute has no time to open and close: the first word is the beginning.
  if (isJingle) return drafts
  const edgeBars = barsNearSeconds(pace === 'tight' ? 5 : 8, frame)
  if (drafts[0]?.kind !== 'intro') drafts.unshift(draftEmpty('intro', edgeBars))
  if (drafts[drafts.length - 1].kind !== 'outro') drafts.push(draftEmpty('outro', edgeBars))
  return drafts
}
