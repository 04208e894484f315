import type { Key } from '../score.ts'
import type { SongExtras } from './songExtras.ts'
import type { SongPlan } from './form/songPlan.ts'

export type ComposeRequest = {
  seed: number
  title: string
  style: string
  excludedStyle?: string
  // Empty means none: nothing is sung.
  lyrics: string
  instrumental: boolean
  lengthSeconds?: number
  tempoBpm?: number
  key?: Key
  voice?: 'female' | 'male'
  // A singer's name, whatever else was asked for.
  singer?: string
  // The song whose band, chords and manner go on; left out, the seed decides about them too.
  bandSeed?: number
  // Both 0 to 1; 0.5, the default, is the genre as its file has it.
  weirdness?: number
  styleStrength?: number
  extras?: SongExtras
  // The form somebody wrote down; left out, words, genre and seed decide.
  plan?: SongPlan
}
