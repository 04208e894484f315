import type { Span } from '../../../ui/span/span.ts'

/** Where a selection may begin and end: bar lines, or every second of a song without bars. */
export function barLines(bars: readonly number[], durationSeconds: number): number[] {
  const inside = bars.length > 1 ? bars : Array.from({ length: Math.ceil(durationSeconds) }, (_, second) => second)
  return [...new Set([0, ...inside.filter((bar) => bar > 0 && bar < durationSeconds), durationSeconds])]
}

export function placeOf(lines: readonly number[], seconds: number): number {
  const away = (index: number): number => Math.abs((lines[index] ?? 0) - seconds)
  return lines.reduce((best, _, index) => (away(index) < away(best) ? index : best), 0)
}

/** Whole bars, at least one of them, whichever way the selection was drawn. */
export function snapSpan({ startSeconds, endSeconds }: Span, bars: readonly number[], durationSeconds: number): Span {
  const lines = barLines(bars, durationSeconds)
  const start = placeOf(lines.slice(0, -1), Math.min(startSeconds, endSeconds))
  const end = Math.max(start + 1, placeOf(lines, Math.max(startSeconds, endSeconds)))
  return { startSeconds: lines[start] ?? 0, endSeconds: lines[end] ?? durationSeconds }
}
