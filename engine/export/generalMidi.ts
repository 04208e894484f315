// The General MIDI program that comes closest to each instrument, counted from 0.
const PROGRAMS: Readonly<Record<string, number>> = {
  'electric-bass': 33,
  'synth-bass': 38,
  'sub-bass': 39,
  'upright-bass': 32,
  piano: 0,
  'electric-piano': 4,
  organ: 16,
  'acoustic-guitar': 25,
  'clean-guitar': 27,
  'distorted-guitar': 30,
  strings: 48,
  violin: 40,
  brass: 61,
  trumpet: 56,
  saxophone: 65,
  flute: 73,
  bell: 14,
  marimba: 12,
  harp: 46,
  pluck: 45,
  'warm-pad': 89,
  'choir-pad': 52,
  'saw-lead': 81,
  'square-lead': 80,
}

export function programOf(instrument: string): number {
  return PROGRAMS[instrument] ?? 0
}

// Voice oohs.
export const SUNG_PROGRAM = 53
