import { atan2, cos, sin, TAU } from '../../audio/math.ts'
import type { HeardNote } from '../heard.ts'
import type { Lead } from './hearLead.ts'
import type { PitchFrame, PitchTrack } from './pitchTrack.ts'
import { writeNotes } from './writeNotes.ts'

const CLEAR_ROUGHNESS = 0.2
const QUIETER_THAN_LOUDEST_DB = 34
// Silence repeats itself perfectly, too.
const QUIETEST_DB = -70
const SHORTEST_NOTE_SECONDS = 0.09
const OTHER_NOTE_SEMITONES = 0.75
const OTHER_NOTE_FRAMES = 4
const BREATH_FRAMES = 5
// A repeated note dips and comes back.
const REPEAT_DIP_DB = 7
// Humming has a single pitch at nearly every moment. A trio with a loud bass comes to 0.5, and its bass is not the tune.
export const SINGLE_LINE_SHARE = 0.6

type Open = { from: number; to: number; pitches: number[]; roughness: number; lowestDb: number; loudestDb: number }

export function isClear(frame: PitchFrame, loudestDb: number): boolean {
  return frame.roughness < CLEAR_ROUGHNESS && frame.levelDb > Math.max(QUIETEST_DB, loudestDb - QUIETER_THAN_LOUDEST_DB)
}

export function singleLineShare({ frames }: PitchTrack): number {
  const loudestDb = loudestOf(frames)
  const sounding = frames.filter(({ levelDb }) => levelDb > loudestDb - QUIETER_THAN_LOUDEST_DB)
  if (sounding.length === 0) return 0
  return sounding.filter((frame) => isClear(frame, loudestDb)).length / sounding.length
}

export function findMelody(track: PitchTrack, lead: Lead): HeardNote[] {
  return singleLineShare(track) < SINGLE_LINE_SHARE ? writeNotes(lead) : singleLine(track)
}

function singleLine(track: PitchTrack): HeardNote[] {
  const open = splitNotes(track.frames)
  const tuning = tuningOf(open.map(({ pitches }) => median(pitches)))
  return open.flatMap((note) => {
    const startSeconds = note.from / track.framesPerSecond
    const endSeconds = (note.to + 1) / track.framesPerSecond
    if (endSeconds - startSeconds < SHORTEST_NOTE_SECONDS) return []
    const midiPitch = Math.round(median(note.pitches) - tuning)
    return [{ startSeconds, endSeconds, midiPitch, confidence: 1 - note.roughness / note.pitches.length }]
  })
}

function splitNotes(frames: readonly PitchFrame[]): Open[] {
  const loudestDb = loudestOf(frames)
  const notes: Open[] = []
  let note: Open | undefined
  let away = 0
  frames.forEach((frame, at) => {
    const fits = isClear(frame, loudestDb)
    const isOther = note !== undefined && fits && leaves(note, frame)
    away = note !== undefined && (!fits || isOther) ? away + 1 : 0
    if (note !== undefined && away >= (fits ? OTHER_NOTE_FRAMES : BREATH_FRAMES)) {
      note = undefined
      away = 0
    }
    if (!fits || (isOther && note !== undefined && !isRepeat(note, frame))) return
    if (note === undefined || isRepeat(note, frame)) {
      note = { from: at, to: at, pitches: [], roughness: 0, lowestDb: frame.levelDb, loudestDb: frame.levelDb }
      notes.push(note)
    }
    note.to = at
    note.pitches.push(frame.pitch)
    note.roughness += frame.roughness
    note.lowestDb = Math.min(note.lowestDb, frame.levelDb)
    note.loudestDb = Math.max(note.loudestDb, frame.levelDb)
    if (frame.levelDb >= note.loudestDb - 1) note.lowestDb = frame.levelDb
  })
  return notes
}

function leaves(note: Open, frame: PitchFrame): boolean {
  return Math.abs(frame.pitch - median(note.pitches.slice(-15))) > OTHER_NOTE_SEMITONES
}

function isRepeat(note: Open, frame: PitchFrame): boolean {
  return note.loudestDb - note.lowestDb > REPEAT_DIP_DB && frame.levelDb > note.lowestDb + REPEAT_DIP_DB
}

// Whoever sings alone is seldom at 440 Hz: the grid of semitones moves to where the notes are (a mean on a circle).
function tuningOf(pitches: readonly number[]): number {
  const x = pitches.reduce((sum, pitch) => sum + cos(TAU * pitch), 0)
  const y = pitches.reduce((sum, pitch) => sum + sin(TAU * pitch), 0)
  return atan2(y, x) / TAU
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

function loudestOf(frames: readonly PitchFrame[]): number {
  return frames.reduce((loudest, { levelDb }) => Math.max(loudest, levelDb), -120)
}
