import { INSTRUMENT_NAMES } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { composeSong } from '../composer/composeSong.ts'
import { KITS } from '../instruments/drums/kits.ts'
import { parseScore } from '../parseScore.ts'
import { wordTimes } from '../voice/singing/wordTimes.ts'
import { chordSheet } from './chordSheet.ts'
import { programOf } from './generalMidi.ts'
import { scoreToMidi } from './scoreToMidi.ts'
import { toLrc } from './toLrc.ts'

const LYRICS = '[Verse]\nStreetlights hum above the river\nI count the windows\n\n[Chorus]\nHold on to the morning'
const song = composeSong({
  seed: 4,
  title: 'Morning',
  style: 'folk in D major, 100 bpm, 4/4',
  lyrics: LYRICS,
  instrumental: false,
  extras: { backingVocals: true, keyChanges: false, solos: false, moreParts: 0 },
})

type Track = { notes: { tick: number; pitch: number; channel: number }[]; meta: Map<number, string[]>; open: number }

// Written from the specification, apart from the writer under test.
function readMidi(bytes: Uint8Array): { format: number; division: number; tracks: Track[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tracks: Track[] = []
  let at = 14
  for (let i = 0; i < view.getUint16(10); i++) {
    const end = at + 8 + view.getUint32(at + 4)
    const track: Track = { notes: [], meta: new Map(), open: 0 }
    let tick = 0
    const readLength = (): number => {
      let value = 0
      for (;;) {
        const byte = bytes[at]
        at += 1
        value = (value << 7) | (byte & 0x7f)
        if (byte < 0x80) return value
      }
    }
    at += 8
    while (at < end) {
      tick += readLength()
      const status = bytes[at]
      if (status === 0xff) {
        const type = bytes[at + 1]
        at += 2
        const length = readLength()
        const text = new TextDecoder().decode(bytes.subarray(at, at + length))
        track.meta.set(type, [...(track.meta.get(type) ?? []), text])
        at += length
      } else if (status >> 4 === 0xc) at += 2
      else {
        if (status >> 4 === 9) track.notes.push({ tick, pitch: bytes[at + 1], channel: status & 15 })
        track.open += status >> 4 === 9 ? 1 : -1
        at += 3
      }
    }
    tracks.push(track)
  }
  return { format: view.getUint16(8), division: view.getUint16(12), tracks }
}

function pitchesOf(notes: readonly { pitch: number }[]): number[] {
  return notes.map(({ pitch }) => pitch).sort((a, b) => a - b)
}

describe('scoreToMidi', () => {
  const midi = readMidi(scoreToMidi(song))

  it('holds every note of every part, on the beat it has in the score', () => {
    expect([midi.format, midi.tracks.length]).toEqual([1, 2 + song.parts.length + (song.backing?.length ?? 0)])
    song.parts.forEach((part, i) => {
      const track = midi.tracks[i + 1]
      expect(pitchesOf(track.notes)).toEqual(pitchesOf(part.notes))
      expect(track.open).toBe(0)
      const first = Math.min(...track.notes.map(({ tick }) => tick)) / midi.division
      expect(first).toBeCloseTo(Math.min(...part.notes.map(({ startBeat }) => startBeat)), 2)
      expect(track.notes.every(({ channel }) => (channel === 9) === /drums|percussion/.test(part.bus))).toBe(true)
    })
  })

  it('asks for the nearest sound of General MIDI: only pianos come out as a piano', () => {
    const melodic = INSTRUMENT_NAMES.filter((name) => !Object.hasOwn(KITS, name))
    expect(melodic.filter((name) => programOf(name) === 0)).toEqual(['piano', 'felt-piano'])
    expect(['banjo', 'sitar', 'cello', 'tuba'].map(programOf)).toEqual([105, 104, 42, 58])
  })

  it('names the sections and carries the words', () => {
    expect(midi.tracks[0].meta.get(6)).toEqual(song.sections.map(({ label }) => label))
    const words = midi.tracks[song.parts.length + 1].meta.get(5)?.join('') ?? ''
    expect(words.toLowerCase()).toContain('streetlights hum above the river')
  })
})

describe('chordSheet', () => {
  it('shows key, tempo, sections, chords by bar and the words', () => {
    const sheet = chordSheet(song)
    expect(sheet).toContain('D major, 100 bpm, 4/4')
    for (const { label } of song.sections) expect(sheet).toContain(`[${label}]`)
    expect(sheet).toMatch(/\| [A-G]/)
    expect(sheet.replaceAll(/ +/g, ' ')).toContain('Streetlights hum above the river')
  })
})

describe('toLrc', () => {
  it('gives each line and word its time, in order', () => {
    const words = wordTimes(song)
    const lrc = toLrc(words, { title: 'Morning [demo]', lengthSeconds: 187 })
    expect(lrc.startsWith('[ti:Morning  demo]\n[length:03:07]\n')).toBe(true)
    const times = [...lrc.matchAll(/^\[(\d\d):(\d\d\.\d\d)\]/gm)].map(
      (match) => Number(match[1]) * 60 + Number(match[2]),
    )
    expect(times.length).toBe(3)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[0]).toBeCloseTo(words[0].startSeconds, 1)
    expect(lrc.match(/</g)?.length).toBe(words.length)
  })
})

describe('parseScore', () => {
  it('reads back what was stored', () => {
    expect(parseScore(JSON.parse(JSON.stringify(song)))).toEqual(song)
  })

  it.each([
    ['another version', { ...song, version: 99 }, 'score.version'],
    ['a note out of range', { ...song, parts: [{ ...song.parts[0], notes: [{ startBeat: 0 }] }] }, 'notes[0]'],
    ['a chord nobody knows', { ...song, chords: [{ ...song.chords[0], quality: 'lush' }] }, 'chords[0].quality'],
    ['text', 'la la la', 'score'],
  ])('refuses %s and says where', (_, value, place) => {
    expect(() => parseScore(value)).toThrow(place)
  })
})
