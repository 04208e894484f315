import type { LearnedGroove } from '../../genres/material/drummer.ts'
import type { DrumVoice } from '../../genres/drumVoice.ts'
import type { DrumPattern, Genre, Groove, GrooveLevel } from '../../genres/genre.ts'
import { HAT_FIGURES } from '../../genres/material/hatFigures.ts'
import { LEARNED_DRUMMERS } from '../../genres/material/learnedDrummers.ts'
import { variedHands } from './variedHands.ts'

// One bar or more of a voice: how hard (1 to 9) and how often (9 always) each place is struck.
export type DrumRow = { force: string; chance: string }

export type KnownLevel = {
  drums: Partial<Record<DrumVoice, DrumRow>>
  percussion?: DrumPattern
  bass: string
}

// The bass of a learned groove was written for another kick: it is locked to the one that is played.
export type KnownGroove = { name: string; low: KnownLevel; mid: KnownLevel; high: KnownLevel; isLearned: boolean }

const CYMBALS = new Set<DrumVoice>(['closedHat', 'openHat', 'pedalHat', 'ride', 'shaker', 'tambourine'])
const BACKBEATS = new Set<DrumVoice>(['snare', 'clap', 'rim'])
const GHOSTS = '.2.2...3.3.2...2'
const BUSIEST_FIGURE_AT_REST = 4

const mapRow = (text: string, change: (character: string, step: number) => string): string =>
  text
    .split(' ')
    .map((bar) => Array.from(bar, change).join(''))
    .join(' ')

// What is written is played; a person now and then leaves a weak stroke out, and adds ghosts nobody wrote.
function looseRow(voice: DrumVoice, force: string, genre: Genre, level: 'low' | 'mid' | 'high'): DrumRow {
  const isHuman = genre.drummer.hands === 'human'
  const often = (character: string, step: number): string => {
    if (character === '.') return '.'
    if (voice === 'kick') return step % 4 === 0 ? '9' : '8'
    if (BACKBEATS.has(voice)) return Number(character) > 5 ? '9' : '6'
    return step % 4 === 0 ? '9' : '8'
  }
  if (!isHuman || voice !== 'snare' || level === 'low' || force.includes(' ') || force.length !== 16)
    return { force, chance: mapRow(force, often) }
  const ghosted = Array.from(force, (character, step) => (character === '.' && GHOSTS[step] !== '.' ? '2' : character))
  const chance = Array.from(force, (character, step) => (character === '.' ? GHOSTS[step] : often(character, step)))
  return { force: ghosted.join(''), chance: chance.join('') }
}

function looseLevel({ drums, percussion, bass }: GrooveLevel, genre: Genre, level: 'low' | 'mid' | 'high'): KnownLevel {
  const rows = Object.entries(drums) as [DrumVoice, string][]
  return {
    drums: Object.fromEntries(rows.map(([voice, force]) => [voice, looseRow(voice, force, genre, level)])),
    ...(percussion && { percussion }),
    bass,
  }
}

function looseGroove(groove: Groove, genre: Genre): KnownGroove {
  const { name, low, mid, high } = groove
  return {
    name,
    low: looseLevel(low, genre, 'low'),
    mid: looseLevel(mid, genre, 'mid'),
    high: looseLevel(high, genre, 'high'),
    isLearned: false,
  }
}

function withFigure(level: GrooveLevel, figure: DrumPattern): GrooveLevel {
  const struck = Object.fromEntries(
    (Object.entries(level.drums) as [DrumVoice, string][]).filter(([voice]) => !CYMBALS.has(voice)),
  )
  return { ...level, drums: { ...struck, ...figure } }
}

// The written kick and snare under another hand on the cymbals.
function refigured(groove: Groove): Groove[] {
  if (groove.mid.drums.closedHat === undefined) return variedHands(groove)
  if (groove.mid.drums.closedHat.length % 16 === 12) return []
  return HAT_FIGURES.slice(1).map((figure, i) => ({
    name: `${groove.name}, hand ${i + 1}`,
    low: withFigure(groove.low, HAT_FIGURES[Math.min(i, BUSIEST_FIGURE_AT_REST)]),
    mid: withFigure(groove.mid, figure),
    high: withFigure(groove.high, HAT_FIGURES[Math.min(HAT_FIGURES.length - 1, i + 2)]),
  }))
}

const sure = (row: DrumRow, least: number): DrumRow => ({
  force: mapRow(row.force, (character, step) => (Number(row.chance[step]) >= least ? character : '.')),
  chance: mapRow(row.chance, (character) => (Number(character) >= least ? character : '.')),
})

const shifted = (row: DrumRow, by: number): DrumRow => ({
  force: mapRow(row.force, (character) =>
    character === '.' ? '.' : String(Math.min(9, Math.max(1, Number(character) + by))),
  ),
  chance: row.chance,
})

// Calm bars keep what is sure; loud ones open the hat or move to the ride.
function learnedLevels(
  { rows }: LearnedGroove,
  loudCymbal: DrumVoice,
): Record<'low' | 'mid' | 'high', KnownLevel['drums']> {
  const known = Object.entries(rows).map(([voice, [force, chance]]) => [voice, { force, chance }] as const)
  const all = Object.fromEntries(known) as KnownLevel['drums']
  const calm = Object.fromEntries(known.map(([voice, row]) => [voice, shifted(sure(row, 6), -1)]))
  const { closedHat, ...rest } = all
  const kick = all.kick && shifted(all.kick, 2)
  const snare = all.snare && shifted(all.snare, 1)
  const loud = { ...rest, ...(kick && { kick }), ...(snare && { snare }) }
  return {
    low: calm,
    mid: { ...all, ...(all.kick && { kick: shifted(all.kick, 1) }) },
    high: closedHat ? { ...loud, [loudCymbal]: shifted(closedHat, 1) } : loud,
  }
}

function learnedGroove(learned: LearnedGroove, index: number, genre: Genre): KnownGroove {
  const host = genre.grooves[index % genre.grooves.length]
  const levels = learnedLevels(learned, (['openHat', 'ride', 'closedHat'] as const)[index % 3])
  const level = (name: 'low' | 'mid' | 'high'): KnownLevel => ({
    drums: levels[name],
    ...(host[name].percussion && { percussion: host[name].percussion }),
    bass: host[name].bass,
  })
  return { name: learned.name, low: level('low'), mid: level('mid'), high: level('high'), isLearned: true }
}

export type KnownGrooves = { written: KnownGroove[]; refigured: KnownGroove[]; learned: KnownGroove[] }

/** Every groove a drummer of the genre may choose in four beats to the bar. */
export function knownGrooves(genre: Genre): KnownGrooves {
  const { learnedFrom, learnedShare } = genre.drummer
  const learned = learnedFrom === undefined || learnedShare === 0 ? [] : LEARNED_DRUMMERS[learnedFrom].grooves
  return {
    written: genre.grooves.map((groove) => looseGroove(groove, genre)),
    refigured: genre.grooves.flatMap(refigured).map((groove) => looseGroove(groove, genre)),
    learned: learned.map((groove, i) => learnedGroove(groove, i, genre)),
  }
}

/** Grooves in three, which nobody learned. */
export function asKnown(groove: Groove, genre: Genre): KnownGroove {
  return looseGroove(groove, genre)
}
