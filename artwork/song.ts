import type { CoverSubject } from './coverSubject.ts'
import { between } from './math.ts'
import { createRandom, hashText, type Random } from './random.ts'
import { mixColors, type Colors } from './palette.ts'

// What every family draws from. Melodies come as heights between 0 (lowest) and 1 (highest).
export type Song = {
  colors: Colors
  random: Random
  // 0 for the slowest songs, 1 for the fastest.
  haste: number
  // Middles of the sections, the loudest first.
  peaks: number[]
  contour(points: number): number[]
  hook(points: number): number[]
  energyAt(at: number): number
}

const HOOK_NOTES = 12
const FEWEST_HOOK_NOTES = 4

export function readSong(subject: CoverSubject): Song {
  const seed = (subject.seed ^ hashText(subject.title)) >>> 0
  const random = createRandom(seed)
  const melody = soundingMelody(subject, createRandom(seed + 1))
  const hookPitches = hookOf(subject, melody)
  const sections = subject.sections.length > 0 ? subject.sections : [{ at: 0, length: 1, kind: 'verse', energy: 0.6 }]
  return {
    colors: mixColors(subject, random),
    random,
    haste: between((subject.tempoBpm - 60) / 120, 0, 1),
    peaks: loudestFirst(sections).map(({ at, length }) => at + length / 2),
    contour: (points) => heights(averages(melody, points)),
    hook: (points) => heights(resample(hookPitches, points)),
    energyAt: (at) => energyAt(sections, at),
  }
}

function soundingMelody(subject: CoverSubject, random: Random): CoverSubject['melody'] {
  if (subject.melody.length >= FEWEST_HOOK_NOTES) return [...subject.melody].sort((one, other) => one.at - other.at)
  if (subject.chords.length >= FEWEST_HOOK_NOTES)
    return subject.chords.map(({ at, root }) => ({ at, pitch: 60 + root }))
  return Array.from({ length: HOOK_NOTES }, (_, index) => ({ at: index / HOOK_NOTES, pitch: random.whole(55, 72) }))
}

// The listener remembers how the strongest section starts.
function hookOf(subject: CoverSubject, melody: CoverSubject['melody']): number[] {
  for (const section of loudestFirst(subject.sections)) {
    const inside = melody.filter(({ at }) => at >= section.at && at < section.at + section.length)
    if (inside.length >= FEWEST_HOOK_NOTES) return inside.slice(0, HOOK_NOTES).map(({ pitch }) => pitch)
  }
  return melody.slice(0, HOOK_NOTES).map(({ pitch }) => pitch)
}

function loudestFirst(sections: CoverSubject['sections']): CoverSubject['sections'] {
  return [...sections].sort((one, other) => other.energy - one.energy || one.at - other.at)
}

function resample(values: number[], points: number): number[] {
  return Array.from({ length: points }, (_, index) => {
    const place = points === 1 ? 0 : (index / (points - 1)) * (values.length - 1)
    const left = Math.floor(place)
    const value = values[left] ?? 0
    return value + ((values[left + 1] ?? value) - value) * (place - left)
  })
}

function averages(melody: CoverSubject['melody'], points: number): number[] {
  const sums = Array.from({ length: points }, () => ({ total: 0, count: 0 }))
  for (const { at, pitch } of melody) {
    const bin = sums[Math.min(points - 1, Math.max(0, Math.floor(at * points)))]
    if (!bin) continue
    bin.total += pitch
    bin.count += 1
  }
  let last = melody[0]?.pitch ?? 60
  return sums.map(({ total, count }) => (last = count > 0 ? total / count : last))
}

function heights(values: number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return values.map((value) => (high - low < 0.01 ? 0.5 : (value - low) / (high - low)))
}

function energyAt(sections: CoverSubject['sections'], at: number): number {
  const index = sections.findLastIndex((section) => section.at <= at)
  const section = sections[Math.max(0, index)]
  const next = sections[Math.max(0, index) + 1]
  if (!section) return 0.5
  const through = Math.min(1, Math.max(0, (at - section.at) / section.length))
  // Sections lean into the next one over their last third.
  const lean = next ? Math.max(0, through - 2 / 3) * 1.5 : 0
  return section.energy + ((next?.energy ?? section.energy) - section.energy) * lean
}
