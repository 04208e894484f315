import type { Score, SungLine } from '../../score.ts'

// Everything sung in a song, the lead's lines first: `renderLine(index)` of a singer counts in this order.
export type LinePlace = { line: SungLine; gainDb: number; pan: number }

export function linesToSing({ voice, backing = [] }: Score): LinePlace[] {
  const lead = (voice?.lines ?? []).map((line) => ({ line, gainDb: voice?.gainDb ?? 0, pan: 0 }))
  const layers = backing.flatMap(({ lines, gainDb, pan }) => lines.map((line) => ({ line, gainDb, pan })))
  return [...lead, ...layers]
}

/** Lines in the order in which they are first needed. */
export function lineOrder(score: Score): number[] {
  const starts = linesToSing(score).map(({ line }) => line.words[0]?.syllables[0]?.startBeat ?? 0)
  return starts.map((_, index) => index).sort((a, b) => starts[a] - starts[b])
}
