import type { ChordQuality, SectionKind } from '../../score.ts'

export type PlannedChord = { root: number; quality: ChordQuality; bass?: number }

/** A form somebody wrote down. Energy from 0 to 1; chords bar by bar, begun anew where the section is longer. */
export type SongPlan = {
  sections: { kind: SectionKind; bars: number; energy?: number; chords?: PlannedChord[][] }[]
}
