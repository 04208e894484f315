// What an attentive listener writes down about a recording. Times in seconds from its first sample, pitch classes from
// C = 0, confidences between 0 and 1.
export type Heard = {
  tempoBpm: { value: number; confidence: number }
  beatsSeconds: number[]
  key: HeardKey
  chordsPerBar: HeardChord[]
  melody: HeardNote[]
  hasVocal: { value: boolean; confidence: number }
}

export type HeardKey = { tonic: number; mode: 'major' | 'minor'; confidence: number }

export type HeardChord = {
  startSeconds: number
  endSeconds: number
  root: number
  quality: 'major' | 'minor'
  confidence: number
}

export type HeardNote = { startSeconds: number; endSeconds: number; midiPitch: number; confidence: number }
