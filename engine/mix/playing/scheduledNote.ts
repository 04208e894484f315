import type { PlacedNote } from '../../instruments/createNoteMixer.ts'

export type ScheduledNote = PlacedNote & {
  pitch: number
  velocity: number
  variant: number
  /** How much of the sound is needed, and the first frame after it. */
  seconds: number
  endFrame: number
}
