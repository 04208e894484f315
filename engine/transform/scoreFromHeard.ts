import type { Heard, HeardChord } from '../analyse/heard.ts'
import { chordSymbol } from '../composer/parseProgression.ts'
import { SCORE_VERSION, type Chord, type Note, type Score, type Section } from '../score.ts'

const BEATS_PER_BAR = 4
const BARS_PER_SECTION = 8
// Sixteenths: finer, and a hummed tune would be played as unsteadily as it was hummed.
const GRID_BEATS = 0.25
// A last note may ring over the bar line without asking for a bar of its own.
const RING_BEATS = 1
const LEAD = { name: 'lead', bus: 'lead', instrument: 'piano', gainDb: 0, pan: 0, reverb: 0.2, delay: 0 } as const

/** What was heard in a recording, written down as a song: its tune on a lead instrument, its chords, its tempo. */
export function scoreFromHeard(heard: Heard, { seed, title }: { seed: number; title: string }): Score {
  const toBeat = createBeatClock(heard)
  const bars = Math.max(1, heard.chordsPerBar.filter(isMostlyHeard(heard)).length)
  const notes = heard.melody.map((note) => toNote(note, toBeat))
  // Notes before the first full bar need a bar to stand in.
  const pickup = notes.some(({ startBeat }) => startBeat < 0) ? BEATS_PER_BAR : 0
  const placed = notes
    .map((note) => ({ ...note, startBeat: note.startBeat + pickup }))
    .filter(({ startBeat }) => startBeat >= 0)
  const end = Math.max(
    0,
    ...placed.map(({ startBeat, lengthBeats }) => startBeat + Math.max(GRID_BEATS, lengthBeats - RING_BEATS)),
  )
  const lengthBeats = Math.max(bars * BEATS_PER_BAR + pickup, Math.ceil(end / BEATS_PER_BAR) * BEATS_PER_BAR)
  return {
    version: SCORE_VERSION,
    engine: 'heard',
    seed,
    title,
    genre: '',
    moods: [],
    meter: { beats: BEATS_PER_BAR, unit: 4 },
    tempoBpm: heard.tempoBpm.value,
    swing: 0,
    key: { tonic: heard.key.tonic, mode: heard.key.mode },
    lengthBeats,
    tailSeconds: 2,
    sections: sectionsOf(lengthBeats),
    chords: chordsOf(heard, pickup, lengthBeats),
    parts: [{ ...LEAD, notes: placed }],
    unknownWords: [],
  }
}

// A recording goes on for a moment after its last bar; that moment is not one more bar.
function isMostlyHeard({ tempoBpm }: Heard): (bar: HeardChord) => boolean {
  const barSeconds = (BEATS_PER_BAR * 60) / tempoBpm.value
  return ({ startSeconds, endSeconds }) => endSeconds - startSeconds > barSeconds / 2
}

// Beats are counted along those that were heard, so that a performance which speeds up still fits its bars.
function createBeatClock({ beatsSeconds, chordsPerBar, tempoBpm }: Heard): (seconds: number) => number {
  const perSecond = tempoBpm.value / 60
  const origin = chordsPerBar[0]?.startSeconds ?? beatsSeconds[0] ?? 0
  const first = beatsSeconds.findIndex((at) => at >= origin - 0.01)
  if (first < 0) return (seconds) => (seconds - origin) * perSecond
  return (seconds) => {
    const after = beatsSeconds.findIndex((at) => at > seconds)
    if (after <= 0) return (seconds - origin) * perSecond
    const [from, to] = [beatsSeconds[after - 1], beatsSeconds[after]]
    return after - 1 - first + (seconds - from) / (to - from)
  }
}

function toNote(note: Heard['melody'][number], toBeat: (seconds: number) => number): Note {
  const startBeat = Math.round(toBeat(note.startSeconds) / GRID_BEATS) * GRID_BEATS
  const endBeat = Math.round(toBeat(note.endSeconds) / GRID_BEATS) * GRID_BEATS
  return { startBeat, lengthBeats: Math.max(GRID_BEATS, endBeat - startBeat), pitch: note.midiPitch, velocity: 0.75 }
}

function chordsOf({ chordsPerBar, key }: Heard, pickup: number, lengthBeats: number): Chord[] {
  const home: Pick<HeardChord, 'root' | 'quality'> = { root: key.tonic, quality: key.mode }
  const bars = Math.round(lengthBeats / BEATS_PER_BAR)
  return Array.from({ length: bars }, (_, bar) => {
    const heard = chordsPerBar[bar - pickup / BEATS_PER_BAR] ?? chordsPerBar.at(bar === 0 ? 0 : -1) ?? home
    const chord = { root: heard.root, quality: heard.quality === 'minor' ? ('min' as const) : ('maj' as const) }
    return { startBeat: bar * BEATS_PER_BAR, lengthBeats: BEATS_PER_BAR, ...chord, symbol: chordSymbol(chord, key) }
  })
}

function sectionsOf(lengthBeats: number): Section[] {
  const length = BARS_PER_SECTION * BEATS_PER_BAR
  return Array.from({ length: Math.ceil(lengthBeats / length) }, (_, i) => ({
    kind: i % 2 === 0 ? 'verse' : 'chorus',
    label: i % 2 === 0 ? 'Verse' : 'Chorus',
    startBeat: i * length,
    lengthBeats: Math.min(length, lengthBeats - i * length),
    energy: i % 2 === 0 ? 0.5 : 0.7,
  }))
}
