import { describe, expect, it } from 'vitest'
import type { Note } from '../../score.ts'
import { findSlurs } from './findSlurs.ts'

const note = (startBeat: number, pitch: number, change: Partial<Note> = {}): Note => ({
  startBeat,
  lengthBeats: 1,
  pitch,
  velocity: 0.6,
  ...change,
})
/** The starts of the notes that go on from the one before. */
const slurred = (...notes: Note[]): number[] => [...findSlurs(notes, 0.5).keys()].map(({ startBeat }) => startBeat)

describe('which notes are slurred', () => {
  it('a line of joined notes is, whatever order it was written in', () => {
    expect(slurred(note(1, 62), note(0, 60), note(2, 64))).toEqual([1, 2])
  })

  it.each([
    ['the same pitch again', note(1, 60)],
    ['a leap of more than an octave', note(1, 73)],
    ['an accent', note(1, 62, { velocity: 0.7 })],
    ['a note after a rest', note(1.3, 62)],
  ])('%s has an attack of its own', (_, next) => {
    expect(slurred(note(0, 60), next)).toEqual([])
  })

  it('a chord is struck, and so is what follows a note that still sounds under it', () => {
    expect(slurred(note(0, 60), note(1, 62), note(1.05, 65))).toEqual([])
    expect(slurred(note(0, 48, { lengthBeats: 4 }), note(0, 60), note(1, 62))).toEqual([])
  })

  it('after four slurred notes the bow turns', () => {
    expect(slurred(...[0, 1, 2, 3, 4, 5, 6].map((beat) => note(beat, 60 + beat)))).toEqual([1, 2, 3, 4, 6])
  })
})
