import type { Score } from '../../engine/index.ts'
import { barBeats, type Bar } from './barFeatures.ts'
import { cosine, mean } from './statistics.ts'

const LEAST_LIFT_DB = -0.3

export type FormVerdict = {
  /** How alike the chorus's returns are, and how alike chorus and verse, bar by bar (1 the same, 0 unrelated). */
  returnsAlike: number
  contrastAlike: number
  /** Change of sound across section borders against change inside sections. */
  bordersToInside: number
  lastLiftDb: number
  judged: boolean
  passed: boolean
}

type Section = Score['sections'][number]
const CHORUSES: ReadonlySet<string> = new Set(['chorus', 'drop'])
const OTHERS: ReadonlySet<string> = new Set(['verse', 'breakdown', 'bridge'])

/** A short song has no room for its form, and a song without a chorus that returns has another one: neither is judged. */
export function judgeForm(bars: readonly Bar[], score: Score, hasRoom: boolean): FormVerdict {
  const choruses = score.sections.filter((section) => CHORUSES.has(section.kind))
  const others = score.sections.filter((section) => OTHERS.has(section.kind))
  const barsOf = (section: Section): Bar[] => {
    const from = Math.round(section.startBeat / barBeats(score))
    return bars.slice(from, from + Math.round(section.lengthBeats / barBeats(score)))
  }
  const returnsAlike = mean(pairs(choruses).map(([a, b]) => likeness(barsOf(a), barsOf(b))))
  const contrastAlike = mean(choruses.flatMap((a) => others.map((b) => likeness(barsOf(a), barsOf(b)))))
  const bordersToInside = changeAtBorders(bars, score)
  const levels = choruses.map((section) => mean(barsOf(section).map((bar) => bar.levelDb)))
  const lastLiftDb = levels.length < 2 ? 0 : levels[levels.length - 1] - levels[0]
  const judged = hasRoom && choruses.length >= 2 && others.length >= 1
  const passed = !judged || (returnsAlike > contrastAlike + 0.1 && bordersToInside > 1.1 && lastLiftDb >= LEAST_LIFT_DB)
  return { returnsAlike, contrastAlike, bordersToInside, lastLiftDb, judged, passed }
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]))
}

function likeness(a: readonly Bar[], b: readonly Bar[]): number {
  const bars = Math.min(a.length, b.length)
  return mean(Array.from({ length: bars }, (_, i) => cosine(a[i].features, b[i].features)))
}

/** Four bars before against four bars after, at section borders and in the middle of sections. */
function changeAtBorders(bars: readonly Bar[], score: Score): number {
  const borders = new Set(score.sections.map((section) => Math.round(section.startBeat / barBeats(score))))
  const change = (at: number): number => {
    const before = bars.slice(Math.max(0, at - 4), at)
    const after = bars.slice(at, at + 4)
    return 1 - mean(before.flatMap((a) => after.map((b) => cosine(a.features, b.features))))
  }
  const places = Array.from({ length: Math.max(0, bars.length - 4) }, (_, i) => i + 2)
  const atBorders = mean(places.filter((at) => borders.has(at)).map(change))
  const inside = mean(places.filter((at) => !borders.has(at)).map(change))
  return inside === 0 ? 1 : atBorders / inside
}
