import {
  BAND_NUMBERS,
  SCORE_VERSION,
  type BackingPart,
  type Bus,
  type Chord,
  type ChordQuality,
  type Mode,
  type Note,
  type Part,
  type Score,
  type Section,
  type SectionKind,
  type SungLine,
  type SungSyllable,
  type SungWord,
  type VoicePart,
} from './score.ts'

type Reader<T> = (value: unknown, path: string) => T
type Shape<T> = { [K in keyof T]-?: Reader<T[K]> }

function refuse(path: string, wanted: string): never {
  throw new Error(`not a score: ${path} is not ${wanted}`)
}

const text: Reader<string> = (value, path) => (typeof value === 'string' ? value : refuse(path, 'text'))

const flag: Reader<boolean> = (value, path) => (typeof value === 'boolean' ? value : refuse(path, 'true or false'))

function number(low = -Infinity, high = Infinity): Reader<number> {
  return (value, path) =>
    typeof value === 'number' && Number.isFinite(value) && value >= low && value <= high
      ? value
      : refuse(path, `a number from ${low} to ${high}`)
}

function oneOf<T extends string>(names: Record<T, unknown>): Reader<T> {
  return (value, path) =>
    typeof value === 'string' && Object.hasOwn(names, value) ? (value as T) : refuse(path, 'a known name')
}

function list<T>(reader: Reader<T>): Reader<T[]> {
  return (value, path) =>
    Array.isArray(value) ? value.map((item, i) => reader(item, `${path}[${i}]`)) : refuse(path, 'a list')
}

function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value, path) => (value === undefined ? undefined : reader(value, path))
}

function record<T>(shape: Shape<T>): Reader<T> {
  const entries = Object.entries(shape) as [string, Reader<unknown>][]
  return (value, path) => {
    if (typeof value !== 'object' || value === null) return refuse(path, 'an object')
    const source = value as Record<string, unknown>
    const read = entries.map(([name, reader]) => [name, reader(source[name], `${path}.${name}`)] as const)
    return Object.fromEntries(read.filter(([, item]) => item !== undefined)) as T
  }
}

const MODES: Record<Mode, true> = {
  major: true,
  minor: true,
  dorian: true,
  mixolydian: true,
  phrygian: true,
  lydian: true,
}
const KINDS: Record<SectionKind, true> = {
  intro: true,
  verse: true,
  'pre-chorus': true,
  chorus: true,
  bridge: true,
  solo: true,
  breakdown: true,
  drop: true,
  instrumental: true,
  outro: true,
}
const QUALITIES: Record<ChordQuality, true> = {
  maj: true,
  min: true,
  dim: true,
  aug: true,
  sus2: true,
  sus4: true,
  maj7: true,
  min7: true,
  '7': true,
  m7b5: true,
  '6': true,
  m6: true,
  '9': true,
  min9: true,
  maj9: true,
  '5': true,
}
const BUSES: Record<Bus, true> = {
  drums: true,
  percussion: true,
  bass: true,
  keys: true,
  guitar: true,
  pads: true,
  strings: true,
  brass: true,
  woodwinds: true,
  lead: true,
  choir: true,
  voice: true,
  fx: true,
}

const beat = number(0)
const pitch = number(0, 127)
const share = number(0, 1)
const span = { startBeat: beat, lengthBeats: beat }
const mix = { gainDb: number(-120, 40), reverb: number(0, 2), delay: number(0, 2) }

const note = record<Note>({ ...span, pitch, velocity: share })
const section = record<Section>({ ...span, kind: oneOf(KINDS), label: text, energy: share })
const chord = record<Chord>({
  ...span,
  root: number(0, 11),
  quality: oneOf(QUALITIES),
  bass: optional(number(0, 11)),
  symbol: text,
})
const part = record<Part>({
  name: text,
  bus: oneOf(BUSES),
  instrument: text,
  ...mix,
  pan: number(-1, 1),
  pedal: optional(flag),
  notes: list(note),
})
const syllable = record<SungSyllable>({
  ...span,
  text,
  pitch,
  velocity: share,
  bends: optional(list(record({ atBeat: beat, pitch }))),
})
const word = record<SungWord>({ text, syllables: list(syllable) })
const line = record<SungLine>({
  text,
  section: number(0),
  words: list(word),
  delivery: optional(oneOf({ sung: true, spoken: true })),
  singer: optional(text),
})
const voice = record<VoicePart>({
  singer: text,
  manner: optional(oneOf({ breathy: true, whispered: true, belted: true })),
  ...mix,
  lines: list(line),
})
const backing = record<BackingPart>({
  kind: oneOf({ harmony: true, double: true, choir: true }),
  singer: text,
  gainDb: mix.gainDb,
  pan: number(-1, 1),
  lines: list(line),
})
const version: Reader<typeof SCORE_VERSION> = (value, path) =>
  value === SCORE_VERSION ? SCORE_VERSION : refuse(path, `version ${SCORE_VERSION}`)

const score = record<Score>({
  version,
  engine: text,
  seed: number(),
  title: text,
  genre: text,
  moods: list(text),
  meter: record({ beats: number(1, 32), unit: number(1, 32) }),
  tempoBpm: number(20, 400),
  swing: share,
  key: record({ tonic: number(0, 11), mode: oneOf(MODES) }),
  lengthBeats: beat,
  tailSeconds: number(0, 60),
  sections: list(section),
  chords: list(chord),
  parts: list(part),
  sound: optional(oneOf(BAND_NUMBERS)),
  voice: optional(voice),
  voiceNote: optional(text),
  backing: optional(list(backing)),
  unknownWords: list(text),
})

// A stored score, checked: throws with the place that is wrong. Fields nobody knows are left out.
export function parseScore(value: unknown): Score {
  return score(value, 'score')
}
