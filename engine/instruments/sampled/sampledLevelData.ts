import type { InstrumentName } from '@arioso/words'

/**
 * Decibels that bring a note of every instrument to the same loudness (-20 LUFS over its first second, velocity 0.8):
 * at the lowest pitch, then every octave up, the last at the highest pitch. Written by scripts/calibrate.ts, not by hand.
 */
export const SAMPLED_LEVELS_DB: Partial<Record<InstrumentName, readonly number[]>> = {
  'electric-bass': [0, 0.1, 0.1, 0.1],
  'pick-bass': [-0.2, 0, 0.2, 1.3],
  'slap-bass': [0.2, 0, 0.2, 1.3],
  'upright-bass': [0.2, 0.1, -0.7, 0.4],
  piano: [-0.1, 0, 0, 0, 0, 0, 0.2],
  'felt-piano': [0.3, 0.7, 0.4, 0.3, 0.3, 2.4, 6.2],
  'honky-tonk-piano': [-2.6, -2.3, -2, -1.5, -0.5, -1.2, -1.4],
  harpsichord: [0.1, 0, 0.1, 0.3, -0.4, 0.5],
  'church-organ': [0, 0, 0, 0, 0, 0],
  accordion: [-0.4, 0.1, -0.1, 0, 0.3, -0.2],
  'acoustic-guitar': [-0.3, 0, -0.3, -0.3, 0.4],
  'nylon-guitar': [0, 0, -0.1, 0.2, 0.5],
  'twelve-string-guitar': [-1.5, -1.1, -1.3, -1.1, -0.4],
  'clean-guitar': [0.1, -0.2, -0.1, -0.2, 0.2],
  'funk-guitar': [0.1, -0.2, -0.2, -0.2, 0],
  'muted-guitar': [-0.2, 0.1, 0, 0.3, 0.8],
  banjo: [-0.4, 0.2, -0.2, 1.7, 2.2],
  ukulele: [0, 0.2, 0, 0.6],
  strings: [0, 0.1, -0.3, -0.3, -1.4, -3.9],
  violin: [0, 0, 0, 0, 0],
  cello: [0, 0, 0, 0, -0.3],
  fiddle: [-0.3, -0.7, -1.2, -1.2, -1.5],
  brass: [-0.1, -0.3, -0.2, -0.3, 0.1],
  trumpet: [0, -0.1, -0.1, -0.3],
  trombone: [0.1, 0.1, 0, 0.1],
  'french-horn': [-0.1, 0, 0.8, 0],
  tuba: [0, 0, 0.1, -0.2],
  saxophone: [0.1, 0, 0, 0],
  'alto-sax': [-0.1, -0.6, -0.6, -0.8],
  flute: [0, 0, 0, 0],
  bassoon: [0.6, -0.1, -0.1, -0.1],
  marimba: [-0.5, -0.6, -0.7, -0.4, 0.4, 0.6],
  harp: [0, 0, 0.2, 0, 0.2, 0.1],
  'choir-pad': [-0.1, -0.1, -0.1, -0.1, -0.7],
}
