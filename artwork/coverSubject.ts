// Places and lengths in the song are fractions of its whole length; pitches are MIDI numbers, roots and tonic 0 (C) to 11 (B).
export type CoverSubject = {
  seed: number
  title: string
  genre: string
  tempoBpm: number
  tonic: number
  minor: boolean
  melody: { at: number; pitch: number }[]
  chords: { at: number; length: number; root: number; minor: boolean }[]
  sections: { at: number; length: number; kind: string; energy: number }[]
}
