import { dbToGain } from '../../audio/math.ts'
import type { ScheduledNote } from './scheduledNote.ts'

// Feet play these.
const FEET = new Set([35, 36, 44])
const FAST_SECONDS = 0.19
const WEAK_HAND = dbToGain(-1.4)

/** In fast strokes on one drum every second comes from the other hand, which is weaker. */
export function alternateHands(notes: readonly ScheduledNote[], sampleRate: number): void {
  const last = new Map<number, { frame: number; isWeak: boolean }>()
  for (const note of notes) {
    if (FEET.has(note.pitch)) continue
    const before = last.get(note.pitch)
    const isFast = before !== undefined && note.startFrame - before.frame < FAST_SECONDS * sampleRate
    const isWeak = isFast && !before.isWeak
    if (isWeak) {
      note.leftGain *= WEAK_HAND
      note.rightGain *= WEAK_HAND
    }
    last.set(note.pitch, { frame: note.startFrame, isWeak })
  }
}
