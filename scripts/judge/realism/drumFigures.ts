import { deviation, median } from '../statistics.ts'

/** A struck drum: its bar and sixteenth, how far off that sixteenth, and how hard (0 to 127). */
export type DrumHit = { bar: number; step: number; drum: number; velocity: number; offsetMs: number }

export type DrumFigures = { spreadMs: number; velocitySpread: number; commonestBar: number }

const FEWEST_HITS = 6
const FEWEST_BARS = 8

/** How a performance moves: the spread of time and force within a slot of the bar, and how often the commonest bar comes. */
export function drumFigures(hits: readonly DrumHit[]): DrumFigures | undefined {
  const slots = new Map<string, DrumHit[]>()
  const bars = new Map<number, Set<string>>()
  for (const hit of hits) {
    const slot = `${hit.drum}@${hit.step}`
    slots.set(slot, [...(slots.get(slot) ?? []), hit])
    bars.set(hit.bar, (bars.get(hit.bar) ?? new Set<string>()).add(slot))
  }
  const full = [...slots.values()].filter((slot) => slot.length >= FEWEST_HITS)
  if (bars.size < FEWEST_BARS || full.length === 0) return undefined
  const counts = new Map<string, number>()
  for (const bar of bars.values()) {
    const name = [...bar].sort().join(' ')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return {
    spreadMs: median(full.map((slot) => deviation(slot.map(({ offsetMs }) => offsetMs)))),
    velocitySpread: median(full.map((slot) => deviation(slot.map(({ velocity }) => velocity)))),
    commonestBar: Math.max(...counts.values()) / bars.size,
  }
}
