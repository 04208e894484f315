import type { Chord } from '../score.ts'
import type { PlannedSection } from './form/planForm.ts'
import type { SongFrame } from './songFrame.ts'

/** A song on the desk: genre, key and tempo, its form and its chords. Whoever writes a part reads it, nobody changes it. */
export type Draft = {
  frame: SongFrame
  sections: readonly PlannedSection[]
  chords: readonly Chord[]
}
