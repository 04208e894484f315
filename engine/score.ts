// The score: everything a song is, as plain data. Times are in beats from the start, pitches are MIDI numbers,
// gains are in decibels. It is kept with the clip, so old versions must stay readable: raise SCORE_VERSION on change.

export const SCORE_VERSION = 1

export type Mode = 'major' | 'minor' | 'dorian' | 'mixolydian' | 'phrygian' | 'lydian'
export type Key = { tonic: number; mode: Mode }
export type Meter = { beats: number; unit: number }

export type SectionKind =
  | 'intro'
  | 'verse'
  | 'pre-chorus'
  | 'chorus'
  | 'bridge'
  | 'solo'
  | 'breakdown'
  | 'drop'
  | 'instrumental'
  | 'outro'

export type Section = {
  kind: SectionKind
  label: string
  startBeat: number
  lengthBeats: number
  energy: number
}

export type ChordQuality =
  | 'maj'
  | 'min'
  | 'dim'
  | 'aug'
  | 'sus2'
  | 'sus4'
  | 'maj7'
  | 'min7'
  | '7'
  | 'm7b5'
  | '6'
  | 'm6'
  | '9'
  | 'min9'
  | 'maj9'
  | '5'

export type Chord = {
  startBeat: number
  lengthBeats: number
  root: number
  quality: ChordQuality
  bass?: number
  symbol: string
}

export type Bus =
  | 'drums'
  | 'percussion'
  | 'bass'
  | 'keys'
  | 'guitar'
  | 'pads'
  | 'strings'
  | 'brass'
  | 'woodwinds'
  | 'lead'
  | 'choir'
  | 'voice'
  | 'fx'

export type Note = {
  startBeat: number
  lengthBeats: number
  pitch: number
  velocity: number
}

export type Part = {
  name: string
  bus: Bus
  instrument: string
  gainDb: number
  pan: number
  reverb: number
  delay: number
  /** A piano's pedal goes down with every chord or stays up; left out, the genre decides. */
  pedal?: boolean
  notes: Note[]
}

export type SungSyllable = {
  text: string
  startBeat: number
  lengthBeats: number
  pitch: number
  velocity: number
  // A melisma: the pitches the vowel moves on to, at beats from the start of the song.
  bends?: { atBeat: number; pitch: number }[]
}

export type SungWord = { text: string; syllables: SungSyllable[] }

export type SungLine = {
  text: string
  section: number
  words: SungWord[]
  delivery?: 'sung' | 'spoken'
  // Somebody else than the part's own singer: duets, call and response.
  singer?: string
}

/** How the voice is used: left out, plainly. */
export type Manner = 'breathy' | 'whispered' | 'belted'

export type VoicePart = {
  singer: string
  manner?: Manner
  gainDb: number
  reverb: number
  delay: number
  lines: SungLine[]
}

export type BackingPart = {
  kind: 'harmony' | 'double' | 'choir'
  singer: string
  gainDb: number
  pan: number
  lines: SungLine[]
}

/**
 * Which band plays: every instrument by formula, as all songs were first made, or from recordings where there are any.
 * A band never changes, so that stems and edits of a song fit to its sound; what is better gets a new name.
 */
export type Sound = 'formula' | RecordedSound
export type RecordedSound = 'sampled-1' | 'sampled-2' | 'sampled-3' | 'sampled-4' | 'sampled-5'

/** The band of new songs, where recordings are installed. */
export const NEWEST_SOUND: RecordedSound = 'sampled-5'

type Banded = Pick<Score, 'sound'>
export const BAND_NUMBERS: Record<Sound, number> = {
  formula: 0,
  'sampled-1': 1,
  'sampled-2': 2,
  'sampled-3': 3,
  'sampled-4': 4,
  'sampled-5': 5,
}
const isSince = (number: number, { sound = 'formula' }: Banded): boolean => BAND_NUMBERS[sound] >= number

/** Since the third band what is soft and what is loud reach the listener further apart. */
export const isOpenlyMixed = (score: Banded): boolean => isSince(3, score)

/** Since the fourth band a sung song is settled by what the band plays while somebody sings. */
export const isSettledWhileSung = (score: Banded): boolean => isSince(4, score)

/** Since the fifth band a song's tone is brought nearer to that of records, and its softest sections are not lost. */
export const isSettledFirmly = (score: Banded): boolean => isSince(5, score)

export type Score = {
  version: typeof SCORE_VERSION
  engine: string
  seed: number
  title: string
  genre: string
  moods: string[]
  meter: Meter
  tempoBpm: number
  swing: number
  key: Key
  lengthBeats: number
  tailSeconds: number
  sections: Section[]
  chords: Chord[]
  parts: Part[]
  /** Left out in old scores: by formula. */
  sound?: Sound
  voice?: VoicePart
  // What the person should know: a language the singer hardly speaks, a style the band does not know.
  voiceNote?: string
  backing?: BackingPart[]
  unknownWords: string[]
}

export function secondsPerBeat(score: Score): number {
  return 60 / score.tempoBpm
}

export function durationSeconds(score: Score): number {
  return score.lengthBeats * secondsPerBeat(score) + score.tailSeconds
}
