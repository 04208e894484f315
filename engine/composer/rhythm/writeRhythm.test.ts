import { createRandom } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../../genres/genreList.ts'
import type { Section } from '../../score.ts'
import { composeSong } from '../composeSong.ts'
import { pitchClass } from '../harmony/scales.ts'
import { chordAt } from '../harmony/writeHarmony.ts'
import { DRUM_PITCHES } from './drumPitches.ts'

function play(style: string, seed: number, lengthSeconds?: number) {
  const length = lengthSeconds === undefined ? {} : { lengthSeconds }
  return composeSong({ seed, title: '', style, lyrics: '', instrumental: true, ...length })
}

function notesOf(style: string, seed: number, bus: string, lengthSeconds?: number) {
  const song = play(style, seed, lengthSeconds)
  return { song, notes: song.parts.filter((part) => part.bus === bus).flatMap((part) => part.notes) }
}

describe('drums', () => {
  it('mark the chorus with a crash and the end with a last hit', () => {
    const { song, notes } = notesOf('pop', 4, 'drums')
    const crashes = notes.filter((note) => note.pitch === DRUM_PITCHES.crash).map((note) => note.startBeat)
    const chorus = song.sections.find((section) => section.kind === 'chorus')
    expect(crashes.some((beat) => Math.abs(beat - (chorus?.startBeat ?? -9)) < 0.05)).toBe(true)
    expect(crashes.some((beat) => Math.abs(beat - (song.lengthBeats - 4)) < 0.05)).toBe(true)
  })

  it('are busier in the loudest section than in the intro', () => {
    for (const { name } of GENRES.filter((genre) => genre.drums.entersAt < 1 && genre.name !== 'waltz')) {
      const { song, notes } = notesOf(name, 2, 'drums', 60)
      const density = (section: Section): number => {
        const end = section.startBeat + section.lengthBeats
        const inside = notes.filter((note) => note.startBeat >= section.startBeat && note.startBeat < end)
        return inside.reduce((sum, note) => sum + note.velocity, 0) / section.lengthBeats
      }
      expect(Math.max(...song.sections.map(density))).toBeGreaterThan(density(song.sections[0]))
    }
  })

  it('play something else in the last bar before a new section', () => {
    const { song, notes } = notesOf('rock', 3, 'drums')
    const bar = (startBeat: number): string =>
      notes
        .filter((note) => note.startBeat > startBeat - 0.05 && note.startBeat < startBeat + 3.95)
        .map((note) => `${(note.startBeat - startBeat).toFixed(1)}:${note.pitch}`)
        .join(' ')
    const verse = song.sections.find((section) => section.kind === 'verse')
    expect(verse).toBeDefined()
    const end = (verse?.startBeat ?? 0) + (verse?.lengthBeats ?? 0)
    expect(bar(end - 4)).not.toBe(bar(end - 12))
  })
})

describe('bass', () => {
  it('plays the root or the written bass note when a bar begins', () => {
    for (const style of ['pop', 'rock', 'jazz', 'funk']) {
      const { song, notes } = notesOf(style, 6, 'bass')
      const starts = notes.filter((note) => Math.abs(note.startBeat / 4 - Math.round(note.startBeat / 4)) < 0.01)
      const onRoot = starts.filter((note) => {
        const chord = chordAt(song.chords, note.startBeat + 0.05)
        return pitchClass(note.pitch) === (chord.bass ?? chord.root) || Math.abs(chord.startBeat - note.startBeat) > 1
      })
      expect(onRoot.length).toBe(starts.length)
    }
  })

  it('walks in quarters in jazz', () => {
    const { song, notes } = notesOf('jazz 4/4', 2, 'bass')
    const solo = song.sections.find((section) => section.kind === 'solo')
    const from = solo?.startBeat ?? 0
    const inside = notes.filter((note) => note.startBeat > from - 0.1 && note.startBeat < from + 15.9)
    expect(inside.length).toBe(16)
    expect(new Set(inside.map((note) => note.pitch)).size).toBeGreaterThan(6)
  })
})

describe('reggae', () => {
  it('has its guitar off the beat', () => {
    const song = play('reggae', createRandom(8).integer(1, 50))
    const skank = song.parts.find((part) => part.name === 'Clean guitar')
    const first = (skank?.notes ?? []).filter((note) => note.startBeat < song.lengthBeats - 5)
    expect(first.length).toBeGreaterThan(50)
    const onOne = first.filter((note) => note.startBeat % 4 < 0.3 || note.startBeat % 4 > 3.9)
    expect(onOne.length).toBe(0)
  })
})
