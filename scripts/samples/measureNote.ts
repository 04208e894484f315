import { pitchToHertz } from '../../engine/audio/math.ts'
import type { Instrument, PlayedNote } from '../../engine/instruments/instrument.ts'
import { centsBetween, measurePitch } from '../../engine/measure/measurePitch.ts'
import { measureTuning } from '../../engine/measure/measureTuning.ts'
import { loudnessOfNote } from './measureTake.ts'

const SAMPLE_RATE = 48_000
const FROM_SECONDS = 0.15
const TO_SECONDS = 1.35

/**
 * How far a note is from its pitch, in cents, and how loud its first second is. Held tones move, so theirs is a mean over
 * short frames; the partials of struck strings lie too high, so theirs is that of the longest likeness.
 */
export function measureNote(
  instrument: Instrument,
  note: { pitch: number; velocity: number; variant: number },
  isHeld = canSlur(instrument),
): { cents: number; lufs: number } {
  const played = instrument.play({ ...note, seconds: TO_SECONDS + 0.05, sampleRate: SAMPLE_RATE })
  return { cents: centsOf(played, note.pitch, isHeld), lufs: loudnessOfNote(played.left, played.right) }
}

export function canSlur({ articulations }: Pick<Instrument, 'articulations'>): boolean {
  return articulations?.includes('rising') ?? false
}

function centsOf({ left, right }: PlayedNote, pitch: number, isHeld: boolean): number {
  const sounding = left.map((x, i) => x + right[i]).slice(FROM_SECONDS * SAMPLE_RATE, TO_SECONDS * SAMPLE_RATE)
  const hertz = pitchToHertz(pitch)
  if (isHeld) return measureTuning(sounding, SAMPLE_RATE, hertz)
  return centsBetween(measurePitch(sounding, SAMPLE_RATE, hertz * 0.7, hertz * 1.5), hertz)
}
