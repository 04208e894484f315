import type { Random } from '@arioso/words'
import type { Bus, Note, SungLine } from '../score.ts'
import { isCompound, type SongFrame } from './songFrame.ts'

// Milliseconds of human looseness; drums carry the time and stay tight.
const LOOSENESS_MS: Record<Bus, number> = {
  drums: 2,
  percussion: 4,
  bass: 3,
  keys: 6,
  guitar: 6,
  pads: 4,
  strings: 6,
  brass: 5,
  woodwinds: 6,
  lead: 6,
  choir: 6,
  voice: 0,
  fx: 0,
}
const SNARES = new Set([37, 38, 39])
const VELOCITY_SPREAD = 0.05

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

export function performNotes(notes: readonly Note[], bus: Bus, frame: SongFrame, random: Random): Note[] {
  const beatsPerMs = frame.tempoBpm / 60_000
  const looseBeats = LOOSENESS_MS[bus] * beatsPerMs
  const nudges = new Map<number, number>()
  const nudgeAt = (beat: number): number => {
    // Notes struck together move together.
    const known = nudges.get(beat)
    if (known !== undefined) return known
    const nudge = random.between(-looseBeats, looseBeats)
    nudges.set(beat, nudge)
    return nudge
  }
  return notes
    .map((note) => {
      const swung = swingBeat(note.startBeat, frame)
      const end = swingBeat(note.startBeat + note.lengthBeats, frame)
      const late = bus === 'drums' && SNARES.has(note.pitch) ? frame.genre.laidBackMs * beatsPerMs : 0
      const startBeat = Math.max(0, swung + nudgeAt(note.startBeat) + late)
      const velocity = Math.min(
        1,
        Math.max(0.05, note.velocity * (1 + random.between(-VELOCITY_SPREAD, VELOCITY_SPREAD))),
      )
      return {
        startBeat: rounded(startBeat),
        lengthBeats: rounded(Math.max(0.05, end - swung)),
        pitch: note.pitch,
        velocity: rounded(velocity),
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
