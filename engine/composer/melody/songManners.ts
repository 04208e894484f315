// What one song's tune does that another's does not: how gladly it stays on a note or turns, and which section has its top.
import type { Random } from '@arioso/words'
import type { SectionKind } from '../../score.ts'
import type { SongFrame } from '../songFrame.ts'

export type SongManners = {
  // What a repeated note and a change of direction cost more than usual.
  stayCost: number
  turnCost: number
  summit: 'chorus' | 'bridge'
  // Whether short light notes may pass through tones outside the scale.
  passesOutside: boolean
  // By how many seconds a stressed syllable may outlast a light one.
  leanSeconds: number
  // How gladly it holds the last note of a line: 0 to 1.
  dwelling: number
  // How much of the singer's range the tune takes.
  compass: number
}

const STAY_COST = { least: -0.2, most: 0.45 }
const TURN_SPREAD = 0.35
const BRIDGE_SUMMIT_CHANCE = 0.15

// Tunes leave the scale where their harmony does.
const PASSING_CHANCE = { least: 0.4, byColour: 0.6 }

// From songs that patter to songs that dwell on every word of weight.
const LEAN_SECONDS = { least: 0.1, most: 0.45 }

// Some tunes are small enough for everybody to join in.
const NARROW = { chance: 0.15, least: 0.7, most: 0.85 }

export function chooseManners({ genre }: SongFrame, random: Random): SongManners {
  return {
    stayCost: random.between(STAY_COST.least, STAY_COST.most),
    turnCost: random.between(-TURN_SPREAD, TURN_SPREAD),
    summit: random.chance(BRIDGE_SUMMIT_CHANCE) ? 'bridge' : 'chorus',
    passesOutside: genre.colour > 0 && random.chance(PASSING_CHANCE.least + PASSING_CHANCE.byColour * genre.colour),
    leanSeconds: random.between(LEAN_SECONDS.least, LEAN_SECONDS.most),
    dwelling: random.between(0, 1),
    compass: random.chance(NARROW.chance) ? random.between(NARROW.least, NARROW.most) : 1,
  }
}

type Range = { low: number; high: number }

/** The middle of the singer's range, as much of it as the song wants. */
export function compass({ low, high }: Range, manners: SongManners): Range {
  const spare = Math.round(((high - low) * (1 - manners.compass)) / 2)
  return { low: low + spare, high: high - spare }
}

const KEPT_FOR_CHORUS = 0.35
const KEPT_FOR_VERSE = 0.28
const KEPT_FOR_BRIDGE = 2

/** Verses leave the top of the range to the chorus, which leaves the bottom to them; in some songs the bridge is higher still. */
export function tessitura(kind: SectionKind, range: Range, { summit }: SongManners): Range {
  const width = range.high - range.low
  const top = summit === 'bridge' && kind !== 'bridge' ? range.high - KEPT_FOR_BRIDGE : range.high
  if (kind === 'verse') return { low: range.low, high: top - Math.round(width * KEPT_FOR_CHORUS) }
  const isHook = kind === 'chorus' || kind === 'drop'
  return { low: isHook ? range.low + Math.round(width * KEPT_FOR_VERSE) : range.low, high: top }
}
