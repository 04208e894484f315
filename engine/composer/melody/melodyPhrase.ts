import type { SectionKind } from '../../score.ts'
import type { SyllableToFit } from './fitSyllables.ts'
import type { Cadence } from './cadence.ts'
import type { SharedSyllables } from './refrain.ts'

export type MelodyPhrase = {
  kind: SectionKind
  // Phrases of the same name in the same kind of section share their motif.
  letter: string
  startBar: number
  bars: number
  lift: number
  syllables: SyllableToFit[]
  // Played by an instrument, which may hold notes longer than words bear.
  played: boolean
  mayPickUp: boolean
  cadence: Cadence
  // Words sung before, and the name under which that line was written.
  name?: string
  echo?: SharedSyllables & { of: string }
  // How many bars later the same words come again, over other chords perhaps.
  returnsAfterBars?: number
  // The syllable everybody remembers: the top of the line.
  peak?: number | undefined
}
