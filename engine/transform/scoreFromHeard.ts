import type { Heard, HeardChord, HeardSection } from '../analyse/heard.ts'
import { chordSymbol } from '../composer/harmony/parseProgression.ts'
import { SCORE_VERSION, type Chord, type Note, type Score, type Section } from '../score.ts'

// Sixteenths: finer, and a hummed tune would be played as unsteadily as it was hummed.
const GRID_BEATS = 0.25
// A last note may ring over the bar line without asking for a bar of its own.
const RING_BEATS = 1
const LEAD = { name: 'lead', bus: 'lead', instrument: 'piano', gainDb: 0, pan: 0, reverb: 0.2, delay: 0 } as const
const ONE_VERSE = { kind: 'verse', label: 'Verse', energy: 0.5 } as const
const LABELS: Record<HeardSection['kind'], string> = {
  intro: 'Intro',
  verse: 'Verse',
  chorus: 'Chorus',
  bridge: 'Bridge',
  outro: 'Outro',
}

/** What was heard in a recording, written down as a song: its tune on a lead instrument, its chords, its tempo, its form. */
export function scoreFromHeard(heard: Heard, { seed, title }: { seed: number; title: string }): Score {
  const toBeat = createBeatClock(heard)
  const barBeats = heard.beatsPerBar.value
  const bars = Math.max(1, heard.chordsPerBar.filter(isMostlyHeard(heard)).length)
  const notes = heard.melody.map((note) => toNote(note, toBeat))
  // Notes before the first full bar need a bar to stand in.
  const pickup = notes.some(({ startBeat }) => startBeat < 0) ? barBeats : 0
  const placed = notes
    .map((note) => ({ ...note, startBeat: note.startBeat + pickup }))
    .filter(({ startBeat }) => startBeat >= 0)
  const end = Math.max(
    0,
    ...placed.map(({ startBeat, lengthBeats }) => startBeat + Math.max(GRID_BEATS, lengthBeats - RING_BEATS)),
  )
  const lengthBeats = Math.max(bars * barBeats + pickup, Math.ceil(end / barBeats) * barBeats)
  return {
    version: SCORE_VERSION,
    engine: 'heard',
    seed,
    title,
    genre: '',
    moods: [],
    meter: { beats: barBeats, unit: 4 },
    tempoBpm: heard.tempoBpm.value,
    swing: 0,
    key: { tonic: heard.key.tonic, mode: heard.key.mode },
    lengthBeats,
    tailSeconds: 2,
    sections: sectionsOf(heard, { toBeat, pickup, lengthBeats }),
    chords: chordsOf(heard, pickup, lengthBeats),
    parts: [{ ...LEAD, notes: placed }],
    unknownWords: [],
  }
}

// A recording goes on for a moment after its last bar; that moment is not one more bar.
function isMostlyHeard({ tempoBpm, beatsPerBar }: Heard): (bar: HeardChord) => boolean {
  const barSeconds = (beatsPerBar.value * 60) / tempoBpm.value
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

function chordsOf({ chordsPerBar, key, beatsPerBar }: Heard, pickup: number, lengthBeats: number): Chord[] {
  const home: Pick<HeardChord, 'root' | 'quality'> = { root: key.tonic, quality: key.mode }
  const barBeats = beatsPerBar.value
  const bars = Math.round(lengthBeats / barBeats)
  return Array.from({ length: bars }, (_, bar) => {
    const heard = chordsPerBar[bar - pickup / barBeats] ?? chordsPerBar.at(bar === 0 ? 0 : -1) ?? home
    const chord = { root: heard.root, quality: heard.quality === 'minor' ? ('min' as const) : ('maj' as const) }
    return { startBeat: bar * barBeats, lengthBeats: barBeats, ...chord, symbol: chordSymbol(chord, key) }
  })
}

type Placing = { toBeat: (seconds: number) => number; pickup: number; lengthBeats: number }

// On whole bars. A moment too short to have a form is one verse.
function sectionsOf({ sections, beatsPerBar }: Heard, { toBeat, pickup, lengthBeats }: Placing): Section[] {
  const barBeats = beatsPerBar.value
  const toBar = (seconds: number): number => Math.round((toBeat(seconds) + pickup) / barBeats) * barBeats
  const placed = sections.map((section, i) => ({ ...section, startBeat: i === 0 ? 0 : toBar(section.startSeconds) }))
  const kept = placed.filter(
    ({ startBeat }, i) => startBeat < Math.min(lengthBeats, placed[i + 1]?.startBeat ?? Infinity),
  )
  if (kept.length === 0) return [{ ...ONE_VERSE, startBeat: 0, lengthBeats }]
  return kept.map(({ kind, energy, startBeat }, i) => {
    const start = i === 0 ? 0 : startBeat
    const end = kept[i + 1]?.startBeat ?? lengthBeats
    return { kind, label: LABELS[kind], startBeat: start, lengthBeats: end - start, energy }
  })
}
