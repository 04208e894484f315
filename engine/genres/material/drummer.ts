import type { DrumVoice } from '../drumVoice.ts'

// A groove as a drummer knows it: per voice one bar of how hard (1 to 9) and how often (9 always) each place is struck.
export type LearnedGroove = { name: string; rows: Partial<Record<DrumVoice, readonly string[]>> }

export type LearnedDrummer = {
  takes: number
  // Within one slot of the bar: milliseconds, and MIDI velocities.
  spreadMs: number
  velocitySpread: number
  // How late each sixteenth is struck, in milliseconds.
  feelMs: { kick: string; snare: string; cymbal: string }
  grooves: readonly LearnedGroove[]
}
