// A score goes in, a Standard MIDI File of format 1 comes out: tempo, meter, key and sections, a track for each part, and the
// words. Other programs open it: what the format does not know is left out.
import { isMinorLike } from '../composer/harmony/scales.ts'
import type { Note, Score, SungLine } from '../score.ts'
import { programOf, SUNG_PROGRAM } from './generalMidi.ts'
import { asciiBytes, bigEndian, meta, trackChunk, type MidiEvent } from './midiBytes.ts'

const TICKS_PER_BEAT = 480
const DRUM_CHANNEL = 9
const MICROSECONDS_PER_MINUTE = 60_000_000
// Sharps (or flats, below zero) of the major key on each tonic.
const SHARPS = [0, -5, 2, -3, 4, -1, 6, 1, -4, 3, -2, 5]
const META = { text: 1, name: 3, lyric: 5, marker: 6, tempo: 0x51, meter: 0x58, key: 0x59 }

const ticks = (beats: number): number => Math.round(beats * TICKS_PER_BEAT)

function conductorTrack(score: Score): number[] {
  const { meter, key } = score
  const parent = isMinorLike(key.mode) ? (key.tonic + 3) % 12 : key.tonic
  const unitPower = [1, 2, 4, 8, 16, 32].indexOf(meter.unit)
  const events: MidiEvent[] = [
    { tick: 0, bytes: meta(META.name, asciiBytes(score.title)) },
    { tick: 0, bytes: meta(META.tempo, bigEndian(Math.round(MICROSECONDS_PER_MINUTE / score.tempoBpm), 3)) },
    { tick: 0, bytes: meta(META.meter, [meter.beats, unitPower, 24, 8]) },
    { tick: 0, bytes: meta(META.key, [SHARPS[parent] & 0xff, isMinorLike(key.mode) ? 1 : 0]) },
    ...score.sections.map(({ startBeat, label }) => ({
      tick: ticks(startBeat),
      bytes: meta(META.marker, asciiBytes(label)),
    })),
  ]
  return trackChunk(events)
}

function noteEvents(note: Note, channel: number): MidiEvent[] {
  const velocity = Math.max(1, Math.min(127, Math.round(note.velocity * 127)))
  const start = ticks(note.startBeat)
  return [
    { tick: start, bytes: [0x90 | channel, note.pitch, velocity] },
    { tick: Math.max(start + 1, ticks(note.startBeat + note.lengthBeats)), bytes: [0x80 | channel, note.pitch, 64] },
  ]
}

type NoteTrack = { name: string; channel: number; program: number; notes: readonly Note[]; lyrics?: MidiEvent[] }

function noteTrack({ name, channel, program, notes, lyrics = [] }: NoteTrack): number[] {
  const setUp: MidiEvent[] = [
    { tick: 0, bytes: meta(META.name, asciiBytes(name)) },
    ...(channel === DRUM_CHANNEL ? [] : [{ tick: 0, bytes: [0xc0 | channel, program] }]),
  ]
  return trackChunk([...setUp, ...lyrics, ...notes.flatMap((note) => noteEvents(note, channel))])
}

function sungTrack(name: string, channel: number, lines: readonly SungLine[]): number[] {
  const syllables = lines.flatMap((line) =>
    line.words.flatMap((word) =>
      word.syllables.map((syllable, i) => ({
        ...syllable,
        written: i === word.syllables.length - 1 ? `${syllable.text} ` : syllable.text,
      })),
    ),
  )
  const lyrics = syllables.map(({ startBeat, written }) => ({
    tick: ticks(startBeat),
    bytes: meta(META.lyric, asciiBytes(written)),
  }))
  return noteTrack({ name, channel, program: SUNG_PROGRAM, notes: syllables, lyrics })
}

export function scoreToMidi(score: Score): Uint8Array {
  let melodic = 0
  const nextChannel = (): number => {
    const channel = melodic % 15
    melodic += 1
    return channel < DRUM_CHANNEL ? channel : channel + 1
  }
  const tracks = [
    conductorTrack(score),
    ...score.parts.map((part) => {
      const channel = part.bus === 'drums' || part.bus === 'percussion' ? DRUM_CHANNEL : nextChannel()
      return noteTrack({ name: part.name, channel, program: programOf(part.instrument), notes: part.notes })
    }),
    ...(score.voice ? [sungTrack('Voice', nextChannel(), score.voice.lines)] : []),
    ...(score.backing ?? []).map((backing) => sungTrack(`Backing ${backing.kind}`, nextChannel(), backing.lines)),
  ]
  const header = [
    ...asciiBytes('MThd'),
    ...bigEndian(6, 4),
    ...bigEndian(1, 2),
    ...bigEndian(tracks.length, 2),
    ...bigEndian(TICKS_PER_BEAT, 2),
  ]
  return Uint8Array.from([header, ...tracks].flat())
}
