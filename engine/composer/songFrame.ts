import type { Genre } from '../genres/genre.ts'
import type { Key, Meter } from '../score.ts'

// A beat is a quarter note in every meter, so a bar of 6/8 has three. A step is a sixteenth.
export const STEP_BEATS = 0.25

export type SongFrame = {
  genre: Genre
  key: Key
  meter: Meter
  tempoBpm: number
  swing: number
  // -1 plain, 0 as the genre has it, 1 bold: harmony, leaps, phrase lengths, instruments.
  boldness: number
  barSteps: number
  barBeats: number
  stepSeconds: number
  // Half a bar: notes of that length are heard as held.
  heldSteps: number
}

export function createFrame(choice: {
  genre: Genre
  key: Key
  meter: Meter
  tempoBpm: number
  swing: number
  boldness?: number
}): SongFrame {
  const barSteps = (choice.meter.beats * 16) / choice.meter.unit
  return {
    boldness: 0,
    ...choice,
    barSteps,
    barBeats: barSteps * STEP_BEATS,
    stepSeconds: 15 / choice.tempoBpm,
    heldSteps: barSteps / 2,
  }
}

// The second half of a swung pair is this much shorter than written.
export function shortestShare({ swing, meter }: Pick<SongFrame, 'swing' | 'meter'>): number {
  return isCompound(meter) ? 1 : 1 - swing / 3
}

export function isCompound(meter: Meter): boolean {
  return meter.unit === 8 && meter.beats % 3 === 0
}

// How much a place in the bar weighs to the ear: 5 the downbeat, 4 the middle, 3 the beats, 2 eighths, 1 the rest.
export function metricAccent(step: number, frame: Pick<SongFrame, 'barSteps' | 'meter'>): number {
  const place = ((step % frame.barSteps) + frame.barSteps) % frame.barSteps
  if (place === 0) return 5
  if (isCompound(frame.meter)) return place % 6 === 0 ? 4 : place % 2 === 0 ? 2 : 1
  if (frame.meter.beats === 4 && place === frame.barSteps / 2) return 4
  if (place % 4 === 0) return 3
  return place % 2 === 0 ? 2 : 1
}

// Bars of a pattern are parted by spaces; a pattern shorter than the song's bar starts over.
export function patternCharacter(pattern: string, bar: number, step: number): string {
  const bars = pattern.split(' ')
  const text = bars[bar % bars.length]
  return text[step % text.length]
}
