import type { InstrumentName } from '@arioso/words'
import type { RecordedSound } from '../score.ts'

/** Velocity is 0 to 1 and shapes the tone only; how loud a note is comes from `velocityGain` when it is mixed. */
export type NoteToPlay = { pitch: number; velocity: number; seconds: number; sampleRate: number; variant: number }

/** Valves: how hard the first is driven, how far it leans, how hard the second is driven; and what comes out turned up. */
export type Amp = { drive: number; bias: number; second: number; gainDb: number; lowPassHertz: number }

/** Slurred from below or above, or with the hand on the strings. */
export type Articulation = 'plain' | 'rising' | 'falling' | 'muted'

/** Both sides are one and the same array when the sound is mono. */
export type PlayedNote = { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> }

export type Instrument = {
  name: InstrumentName
  kind: 'drums' | 'pitched'
  lowestPitch: number
  highestPitch: number
  /** How many shades of velocity are rendered, and how many different takes of each. */
  velocityLayers: number
  variants: number
  /** Fade after the note's end; a ringing instrument ignores the end and sounds until it has died away. */
  releaseSeconds: number
  rings: boolean
  /** After this long nothing is left to hear, however long the note. */
  soundsFor: (pitch: number) => number
  panOf: (pitch: number) => number
  /** Recorded notes, with levels of their own; their takes go round instead of coming by luck. */
  isSampled?: true
  /** The band that plays it so. */
  band?: RecordedSound
  /** Its notes are all as loud as they should be: no table of levels along the keyboard. */
  isLevel?: true
  /** The ways a note can be played. Each has all takes, one after the other: `variants` counts them all. */
  articulations?: readonly Articulation[]
  /** The amplifier that all its notes go through together, in the mix. */
  amp?: Amp
  /** Its dampers can be lifted, so that notes sound on. */
  hasPedal?: boolean
  /** So long before its beat a note begins, so that its attack is heard on it. */
  leadSeconds?: number
  /** The sound of a held note. Frame i must not depend on `seconds`: a longer note begins like a shorter one. */
  play: (note: NoteToPlay) => PlayedNote
}

export function mono(samples: Float32Array<ArrayBuffer>): PlayedNote {
  return { left: samples, right: samples }
}

export function framesOf(note: NoteToPlay): number {
  return Math.max(1, Math.ceil(note.seconds * note.sampleRate))
}

export function noPan(): number {
  return 0
}
