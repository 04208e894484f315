import type { Random } from '@arioso/words'
import type { Bus, Note, SungLine } from '../../score.ts'
import type { Drummer } from '../../genres/genre.ts'
import { createFeel, type Feel, type FeelGroup } from './createFeel.ts'
import { isCompound, type SongFrame } from '../songFrame.ts'

// How closely a player keeps to the band's feel: 1 never strays from it.
const STEADINESS: Record<Bus, number> = {
  drums: 1,
  percussion: 0.6,
  bass: 0.75,
  keys: 0.55,
  guitar: 0.55,
  pads: 0.6,
  strings: 0.5,
  brass: 0.5,
  woodwinds: 0.45,
  lead: 0.45,
  choir: 0.5,
  voice: 1,
  fx: 1,
}
const KICKS = new Set([35, 36])
const SNARES = new Set([37, 38, 39])
const VELOCITY_SPREAD = 0.06
// Further off than a third of a sixteenth a stroke is heard on the next one.
const MOST_OF_A_STEP = 0.34
// Extensions and replaced sections cut songs at bar lines, a hair before them: nobody may come in earlier than that.
const EARLIEST_AT_BAR_LINE_BEATS = 0.026

// Swing 0 is straight, 1 a full triplet: the second half of each pair starts later, everything between is stretched.
export function swingBeat(beat: number, frame: SongFrame): number {
  if (frame.swing === 0 || isCompound(frame.meter)) return beat
  const pair = frame.genre.swingUnit === 8 ? 1 : 0.5
  const index = Math.floor(beat / pair + 1e-9)
  const place = beat / pair - index
  const middle = 0.5 + frame.swing / 6
  const swung = place <= 0.5 ? place * 2 * middle : middle + (place - 0.5) * 2 * (1 - middle)
  return (index + swung) * pair
}

export type Performance = {
  frame: SongFrame
  feel: Feel
  // How loud everybody plays at a beat, 1 as written.
  loudness: (beat: number) => number
  // Where the kick was struck, and how late in milliseconds: the bass goes with it.
  kicks: Map<number, number>
}

export function createPerformance(
  frame: SongFrame,
  hands: Drummer['hands'],
  loudness: Performance['loudness'],
  random: Random,
): Performance {
  return { frame, feel: createFeel(frame, hands, random), loudness, kicks: new Map() }
}

function groupOf(pitch: number): FeelGroup {
  return KICKS.has(pitch) ? 'kick' : SNARES.has(pitch) ? 'snare' : 'cymbal'
}

function createTiming(bus: Bus, { frame, feel, kicks }: Performance): (note: Note) => number {
  const own = new Map<number, number>()
  const looseAt = (beat: number): number => {
    // Notes struck together move together.
    const known = own.get(beat) ?? feel.loose(STEADINESS[bus])
    own.set(beat, known)
    return known
  }
  return ({ startBeat, pitch }) => {
    if (bus === 'drums') {
      const group = groupOf(pitch)
      const late = feel.shared(startBeat) + feel.drum(group, startBeat)
      if (group === 'kick') kicks.set(startBeat, late)
      return late + (group === 'snare' ? frame.genre.laidBackMs : 0)
    }
    if (bus === 'bass') return (kicks.get(startBeat) ?? feel.shared(startBeat)) + looseAt(startBeat) * 0.4
    return feel.shared(startBeat) + looseAt(startBeat)
  }
}

// Sticks dance on a cymbal; a drum that is hit softly is hit evenly.
function handOf({ pitch, velocity }: Note): number {
  return groupOf(pitch) === 'cymbal' ? 1 : 0.5 + velocity * 0.6
}

export function performNotes(notes: readonly Note[], bus: Bus, performance: Performance, random: Random): Note[] {
  const { frame, feel, loudness } = performance
  const beatsPerMs = frame.tempoBpm / 60_000
  const lateMs = createTiming(bus, performance)
  const most = MOST_OF_A_STEP / 4
  return notes
    .map((note) => {
      const swung = swingBeat(note.startBeat, frame)
      const end = swingBeat(note.startBeat + note.lengthBeats, frame)
      const earliest = note.startBeat % frame.barBeats < 1e-6 ? -EARLIEST_AT_BAR_LINE_BEATS : -most
      const late = Math.min(most, Math.max(earliest, lateMs(note) * beatsPerMs))
      const hand = bus === 'drums' ? feel.force(note.startBeat) * handOf(note) : 0
      const touch = 1 + random.between(-VELOCITY_SPREAD, VELOCITY_SPREAD)
      const velocity = note.velocity * touch * loudness(note.startBeat) + hand
      return {
        startBeat: rounded(Math.max(0, swung + late)),
        lengthBeats: rounded(Math.max(0.05, end - swung)),
        pitch: note.pitch,
        velocity: rounded(Math.min(1, Math.max(0.05, velocity))),
      }
    })
    .sort((a, b) => a.startBeat - b.startBeat || a.pitch - b.pitch)
}

export function performLines(lines: readonly SungLine[], frame: SongFrame): SungLine[] {
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({
      ...word,
      syllables: word.syllables.map((syllable) => {
        const startBeat = swingBeat(syllable.startBeat, frame)
        const end = swingBeat(syllable.startBeat + syllable.lengthBeats, frame)
        return {
          ...syllable,
          startBeat: rounded(startBeat),
          lengthBeats: rounded(end - startBeat),
          velocity: rounded(syllable.velocity),
          ...(syllable.bends && {
            bends: syllable.bends.map(({ atBeat, pitch }) => ({ atBeat: rounded(swingBeat(atBeat, frame)), pitch })),
          }),
        }
      }),
    })),
  }))
}

function rounded(value: number): number {
  return Math.round(value * 100_000) / 100_000
}
