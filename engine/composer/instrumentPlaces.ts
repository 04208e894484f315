import type { InstrumentName } from '@arioso/words'
import type { PartTemplate, Playing } from '../genres/genre.ts'
import type { Bus } from '../score.ts'

type InstrumentPlace = { bus: Bus; low: number; high: number; family: 'kit' | 'bass' | 'harmony' | 'tune' }

export const INSTRUMENT_PLACES: Record<InstrumentName, InstrumentPlace> = {
  'acoustic-kit': { bus: 'drums', low: 35, high: 81, family: 'kit' },
  'brush-kit': { bus: 'drums', low: 35, high: 81, family: 'kit' },
  '808-kit': { bus: 'drums', low: 35, high: 81, family: 'kit' },
  '909-kit': { bus: 'drums', low: 35, high: 81, family: 'kit' },
  'lofi-kit': { bus: 'drums', low: 35, high: 81, family: 'kit' },
  percussion: { bus: 'percussion', low: 35, high: 81, family: 'kit' },
  'electric-bass': { bus: 'bass', low: 28, high: 52, family: 'bass' },
  'synth-bass': { bus: 'bass', low: 28, high: 52, family: 'bass' },
  'sub-bass': { bus: 'bass', low: 26, high: 45, family: 'bass' },
  'upright-bass': { bus: 'bass', low: 28, high: 55, family: 'bass' },
  piano: { bus: 'keys', low: 36, high: 96, family: 'harmony' },
  'electric-piano': { bus: 'keys', low: 40, high: 88, family: 'harmony' },
  organ: { bus: 'keys', low: 40, high: 88, family: 'harmony' },
  'acoustic-guitar': { bus: 'guitar', low: 40, high: 79, family: 'harmony' },
  'clean-guitar': { bus: 'guitar', low: 40, high: 81, family: 'harmony' },
  'distorted-guitar': { bus: 'guitar', low: 38, high: 84, family: 'harmony' },
  strings: { bus: 'strings', low: 40, high: 90, family: 'harmony' },
  violin: { bus: 'strings', low: 55, high: 93, family: 'tune' },
  brass: { bus: 'brass', low: 45, high: 80, family: 'harmony' },
  trumpet: { bus: 'brass', low: 54, high: 82, family: 'tune' },
  saxophone: { bus: 'woodwinds', low: 50, high: 80, family: 'tune' },
  flute: { bus: 'woodwinds', low: 60, high: 93, family: 'tune' },
  bell: { bus: 'keys', low: 60, high: 98, family: 'tune' },
  marimba: { bus: 'keys', low: 48, high: 90, family: 'harmony' },
  harp: { bus: 'strings', low: 40, high: 94, family: 'harmony' },
  pluck: { bus: 'keys', low: 48, high: 92, family: 'harmony' },
  'warm-pad': { bus: 'pads', low: 42, high: 84, family: 'harmony' },
  'choir-pad': { bus: 'choir', low: 45, high: 80, family: 'harmony' },
  'saw-lead': { bus: 'lead', low: 50, high: 90, family: 'tune' },
  'square-lead': { bus: 'lead', low: 50, high: 90, family: 'tune' },
}

export const LEAD_RANGES: Partial<Record<InstrumentName, { low: number; high: number }>> = {
  flute: { low: 67, high: 84 },
  violin: { low: 64, high: 83 },
  bell: { low: 69, high: 88 },
  trumpet: { low: 60, high: 77 },
  saxophone: { low: 57, high: 75 },
  'distorted-guitar': { low: 57, high: 76 },
  'clean-guitar': { low: 57, high: 76 },
  'acoustic-guitar': { low: 57, high: 76 },
  strings: { low: 60, high: 79 },
  brass: { low: 57, high: 74 },
}

export const DEFAULT_LEAD_RANGE = { low: 62, high: 81 }

export function isInstrument(name: string): name is InstrumentName {
  return Object.hasOwn(INSTRUMENT_PLACES, name)
}

// How an instrument plays when a style asks for it and the genre has no part written.
const GUEST_PLAYING: Partial<Record<InstrumentName, Playing[]>> = {
  piano: [
    { how: 'chords', register: 62, pattern: '7-------6-------' },
    { how: 'chords', register: 63, pattern: '7---5---6---5---' },
  ],
  'electric-piano': [
    { how: 'chords', register: 61, pattern: '7-------........' },
    { how: 'chords', register: 62, pattern: '7---..5-6---..5-' },
  ],
  organ: [{ how: 'pad', register: 62 }],
  'acoustic-guitar': [
    { how: 'arpeggio', register: 59, pattern: '0.2.1.2.3.2.1.2.' },
    { how: 'strum', register: 60, pattern: '8---6-5-.-5-6-5-' },
  ],
  'clean-guitar': [
    { how: 'arpeggio', register: 62, pattern: '0.1.2.1.3.1.2.1.' },
    { how: 'chords', register: 64, pattern: '..6...6...6...6.' },
  ],
  'distorted-guitar': [
    { how: 'power', register: 48, pattern: '8-------8-------' },
    { how: 'power', register: 50, pattern: '9---8-8-9---8-8-' },
  ],
  strings: [{ how: 'pad', register: 66 }],
  violin: [{ how: 'guide', register: 74 }],
  brass: [
    { how: 'guide', register: 62 },
    { how: 'chords', register: 64, pattern: '8-......8-..8---' },
  ],
  trumpet: [{ how: 'guide', register: 67 }],
  saxophone: [{ how: 'guide', register: 64 }],
  flute: [{ how: 'guide', register: 76 }],
  bell: [
    { how: 'arpeggio', register: 79, pattern: '2.......1.......' },
    { how: 'arpeggio', register: 79, pattern: '2...1...3...1...' },
  ],
  marimba: [{ how: 'arpeggio', register: 70, pattern: '0.2.1.0.2.1.0.2.' }],
  harp: [
    { how: 'arpeggio', register: 67, pattern: '0.1.2.3.........' },
    { how: 'arpeggio', register: 67, pattern: '0.1.2.3.2.1.2.1.' },
  ],
  pluck: [{ how: 'arpeggio', register: 72, pattern: '0.1.2.3.2.1.2.1.' }],
  'warm-pad': [{ how: 'pad', register: 62 }],
  'choir-pad': [{ how: 'pad', register: 64 }],
  'saw-lead': [{ how: 'arpeggio', register: 70, pattern: '0.1.2.1.0.1.2.1.' }],
  'square-lead': [{ how: 'arpeggio', register: 70, pattern: '0...2...1...2...' }],
}

export function guestPart(instrument: InstrumentName): PartTemplate {
  const playing = GUEST_PLAYING[instrument] ?? [{ how: 'pad', register: 62 }]
  return { instrument, entersAt: 0.2, chance: 1, gainDb: -5, pan: 0.3, reverb: 0.2, delay: 0, playing }
}
