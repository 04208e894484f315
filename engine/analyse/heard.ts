// What an attentive listener writes down about a recording. Times in seconds from its first sample, pitch classes from
// C = 0, confidences between 0 and 1.
export type Heard = {
  tempoBpm: { value: number; confidence: number }
  beatsSeconds: number[]
  key: HeardKey
  beatsPerBar: { value: 3 | 4; confidence: number }
  chordsPerBar: HeardChord[]
  melody: HeardNote[]
  sections: HeardSection[]
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

// Sections with the same number of their group are the same music; energy is how loud it is among the others, 0 to 1.
export type HeardSection = {
  kind: 'intro' | 'verse' | 'chorus' | 'bridge' | 'outro'
  startSeconds: number
  endSeconds: number
  group: number
  energy: number
  confidence: number
}
