import type { Score, SungLine } from '../score.ts'

// Everything sung in a song, the lead's lines first: `renderLine(index)` of a singer counts in this order.
export type LinePlace = { line: SungLine; gainDb: number; pan: number }

export function linesToSing({ voice, backing = [] }: Score): LinePlace[] {
  const lead = (voice?.lines ?? []).map((line) => ({ line, gainDb: voice?.gainDb ?? 0, pan: 0 }))
  const layers = backing.flatMap(({ lines, gainDb, pan }) => lines.map((line) => ({ line, gainDb, pan })))
  return [...lead, ...layers]
}
