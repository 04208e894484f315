// A note as the phrase network reads it: twelve small numbers, the same columns as scripts/train/phrases/notes.py.
import type { Chord, ChordQuality, Key, Mode } from '../../../score.ts'
import { isMinorLike, pitchClass } from '../../harmony/scales.ts'
import { isCompound, type SongFrame } from '../../songFrame.ts'

/** Last interval, last tone, last height, length, rest before, place in the bar, chord, next chord, notes since and until a breath, minor, corpus. */
export type NoteColumns = readonly number[]
export const COLUMN_SIZES = [26, 12, 25, 8, 2, 44, 73, 73, 8, 5, 2, 2]

const LENGTHS = [1, 2, 3, 4, 6, 8, 12, 16]
const WIDEST = 12
// Where a mode's tonic lies on the white keys, which all songs were moved to.
const WHITE_TONIC: Record<Mode, number> = { major: 0, dorian: 2, phrygian: 4, lydian: 5, mixolydian: 7, minor: 9 }
const QUALITY_CLASS: Record<ChordQuality, number> = {
  maj: 0,
  '6': 0,
  maj7: 0,
  maj9: 0,
  '5': 0,
  min: 1,
  min7: 1,
  m6: 1,
  min9: 1,
  '7': 2,
  '9': 2,
  dim: 3,
  m7b5: 3,
  aug: 4,
  sus2: 5,
  sus4: 5,
}

/** What is known of a note before its pitch is. */
export type UnpitchedNote = {
  step: number
  lengthSteps: number
  chord: Chord
  nextChord: Chord
  restsBefore: boolean
  sinceBreath: number
  untilBreath: number
}

/** What came before: the last two pitches as far as they are known. */
export type LastPitches = { last: number; before?: number | undefined }

function lengthClass(steps: number): number {
  return Math.max(
    0,
    LENGTHS.findLastIndex((length) => length <= steps + 0.01),
  )
}

function placeClass(step: number, frame: Pick<SongFrame, 'barSteps' | 'meter'>): number {
  const at = Math.round(step)
  const place = ((at % frame.barSteps) + frame.barSteps) % frame.barSteps
  if (isCompound(frame.meter)) return 28 + (place % 12)
  if (frame.barSteps === 12) return 16 + place
  return frame.barSteps % 8 === 0 ? place % 16 : 40 + (place % 4)
}

const onWhiteKeys = (pitch: number, key: Key): number => pitchClass(pitch - key.tonic + WHITE_TONIC[key.mode])

function chordClass({ root, quality }: Chord, key: Key): number {
  return 6 * onWhiteKeys(root, key) + QUALITY_CLASS[quality]
}

const within = (value: number): number => Math.max(-WIDEST, Math.min(WIDEST, value))

export function noteColumns(
  note: UnpitchedNote,
  { last, before }: LastPitches,
  { frame, middle, isArtSong }: { frame: SongFrame; middle: number; isArtSong: boolean },
): NoteColumns {
  const { key } = frame
  return [
    before === undefined ? 0 : within(last - before) + 13,
    onWhiteKeys(last, key),
    within(Math.round(last - middle)) + WIDEST,
    lengthClass(note.lengthSteps),
    note.restsBefore ? 1 : 0,
    placeClass(note.step, frame),
    chordClass(note.chord, key),
    chordClass(note.nextChord, key),
    Math.min(7, note.sinceBreath),
    Math.min(4, note.untilBreath),
    isMinorLike(key.mode) ? 1 : 0,
    isArtSong ? 1 : 0,
  ]
}
