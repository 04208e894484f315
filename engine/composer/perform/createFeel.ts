import type { Random } from '@arioso/words'
import { LEARNED_DRUMMERS } from '../../genres/material/learnedDrummers.ts'
import type { Drummer } from '../../genres/genre.ts'
import type { SongFrame } from '../songFrame.ts'

export type FeelGroup = 'kick' | 'snare' | 'cymbal'

/** One feel for the whole band: milliseconds a place is late (early below zero), and how hard hands vary. */
export type Feel = {
  /** What everybody shares: the tempo breathing, and the groove's push and pull. */
  shared: (beat: number) => number
  /** How much a drum is early or late beyond that. */
  drum: (group: FeelGroup, beat: number) => number
  /** A player's own looseness around the feel, from the band's hands and the player's steadiness. */
  loose: (steadiness: number) => number
  /** Added to a drum's velocity. */
  force: (beat: number) => number
}

// Recorded drummers spread by 17 to 19 ms. Most of it moves the whole band, so that it breathes instead of stumbling.
const SHARE_OF_SPREAD = 1
const SHARE_OF_FORCE = 0.85
const USUAL = { spreadMs: 17, velocitySpread: 14 }
const HANDS: Record<Drummer['hands'], { time: number; force: number; drift: number }> = {
  human: { time: 1, force: 1, drift: 5 },
  sampled: { time: 0.5, force: 0.75, drift: 1.5 },
  machine: { time: 0.12, force: 0.4, drift: 0 },
}
// No two drummers are equally steady.
const TIGHT_TO_LOOSE = [0.75, 1.6] as const
const CALM_TO_WILD = [0.75, 1.3] as const
// Everybody has places in the bar that they rush or drag, each time alike.
const HABIT_MS = 9
const DRIFT_MEMORY = 0.86
const STEPS = 16

const bell = (random: Random): number => (random.next() + random.next() + random.next() - 1.5) * 2

function readRow(row: string | undefined): number[] {
  return row === undefined ? Array.from({ length: STEPS }, () => 0) : row.split(' ').map(Number)
}

export function createFeel(frame: SongFrame, hands: Drummer['hands'], random: Random): Feel {
  const { learnedFrom } = frame.genre.drummer
  const learned = learnedFrom === undefined ? undefined : LEARNED_DRUMMERS[learnedFrom]
  const { time, force, drift } = HANDS[hands]
  const person = random.fork('person')
  const spreadMs = (learned?.spreadMs ?? USUAL.spreadMs) * SHARE_OF_SPREAD * time * person.between(...TIGHT_TO_LOOSE)
  const usualForce =
    (learned?.velocitySpread ?? USUAL.velocitySpread) * SHARE_OF_FORCE * person.between(...CALM_TO_WILD)
  const hitForce = (usualForce * force) / 127
  const habits = random.fork('habits')
  const withHabits = (row: string | undefined): number[] => readRow(row).map((late) => late + bell(habits) * HABIT_MS)
  const rows = {
    kick: withHabits(learned?.feelMs.kick),
    snare: withHabits(learned?.feelMs.snare),
    cymbal: withHabits(learned?.feelMs.cymbal),
  }
  const stepOf = (beat: number): number => ((Math.round(beat * 4) % STEPS) + STEPS) % STEPS
  const driftLuck = random.fork('drift')
  const drifts = [0]
  const driftAt = (beat: number): number => {
    const place = Math.max(0, beat)
    while (drifts.length < place + 2) drifts.push((drifts.at(-1) ?? 0) * DRIFT_MEMORY + bell(driftLuck) * drift * 0.5)
    const index = Math.floor(place)
    return drifts[index] + (drifts[index + 1] - drifts[index]) * (place - index)
  }
  const luck = random.fork('hits')
  const together = new Map<number, number>()
  const togetherAt = (beat: number): number => {
    const known = together.get(beat)
    if (known !== undefined) return known
    const nudge = bell(luck) * spreadMs * 0.9
    together.set(beat, nudge)
    return nudge
  }
  const forceLuck = random.fork('force')
  const bars = [0]
  const barForce = (beat: number): number => {
    const bar = Math.max(0, Math.floor(beat / frame.barBeats))
    while (bars.length <= bar) bars.push((bars.at(-1) ?? 0) * 0.6 + bell(forceLuck) * hitForce * 0.35)
    return bars[bar]
  }
  const shared = (beat: number): number => driftAt(beat) + togetherAt(beat) + rows.cymbal[stepOf(beat)] * time * 0.4
  return {
    shared,
    drum: (group, beat) => rows[group][stepOf(beat)] * time * 0.6 + bell(luck) * spreadMs * 0.62,
    loose: (steadiness) => bell(luck) * (1 - steadiness) * Math.max(2, spreadMs),
    force: (beat) => barForce(beat) + bell(forceLuck) * hitForce,
  }
}
