import type { DrumVoice } from '../../genres/drumVoice.ts'

// General MIDI.
export const DRUM_PITCHES: Record<DrumVoice, number> = {
  kick: 36,
  snare: 38,
  rim: 37,
  clap: 39,
  closedHat: 42,
  pedalHat: 44,
  openHat: 46,
  crash: 49,
  ride: 51,
  lowTom: 45,
  midTom: 47,
  highTom: 50,
  tambourine: 54,
  shaker: 70,
  congaHigh: 63,
  congaLow: 64,
  claves: 75,
  cowbell: 56,
  bongoHigh: 60,
  bongoLow: 61,
  cabasa: 69,
  woodblock: 76,
}
