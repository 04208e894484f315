import { dbToGain, pow } from '../audio/math.ts'
import type { Instrument, InstrumentName } from './instrument.ts'

/**
 * Decibels that bring a note of every instrument to the same loudness (-20 LUFS over its first second, velocity 0.8):
 * at the lowest pitch, then every octave up. Measured, not tuned by hand: measure again after changing an instrument.
 */
const LEVELS_DB: Record<InstrumentName, readonly number[]> = {
  'acoustic-kit': [-3.6],
  'brush-kit': [-1.7],
  '808-kit': [-7.6],
  '909-kit': [-5.6],
  'lofi-kit': [-5.1],
  percussion: [-7.4],
  'electric-bass': [-3.6, -6.9, -6.3, -4.4],
  'synth-bass': [-8.3, -11.8, -13.3, -13.9],
  'sub-bass': [-6.5, -10.8, -12.5, -13],
  'upright-bass': [0.2, -3.6, -3.7, -1.8],
  piano: [-5.9, -5.7, -2, -2.4, -2.7, 0.6, 0.9],
  'electric-piano': [-9.5, -11, -10.7, -9.9, -9.5, -10.1, -9.8],
  organ: [-8, -8.9, -9.8, -11.2, -12.3, -14.1],
  'acoustic-guitar': [-3.6, -5.3, -4.3, -2.8, -2.2],
  'clean-guitar': [-2.3, -4.9, -4.7, -4.6, -4.6],
  'distorted-guitar': [-8.6, -10.5, -11.9, -11.9, -13.6, -17.5],
  strings: [-9.5, -9.1, -12.1, -11.7, -11.9, -13.5],
  violin: [-11, -12, -11.8, -12.8, -14.4],
  brass: [-22.9, -19.8, -16.3, -12.2, -5.4],
  trumpet: [-23.4, -20.2, -16.3, -11.8],
  saxophone: [-22.4, -19.5, -17, -12.8],
  flute: [-13.7, -14.1, -15.4, -17.2],
  bell: [-5.5, -5.3, -5, -5.4, -5.5],
  marimba: [-7.3, -6.3, -4.8, -3.5, -3.7, -3.1],
  harp: [-1.8, -4.7, -6.1, -2.9, -2.8, -2.9],
  pluck: [-3.1, -4.5, -2.5, -5, -5.4, -6.5],
  'warm-pad': [-7.4, -9.7, -10.1, -10.5, -11.3],
  'choir-pad': [-17.3, -14.2, -7.8, -3.2, 11.9],
  'saw-lead': [-9.6, -10.1, -10.7, -11.6, -12.9],
  'square-lead': [-7.5, -10.3, -10.5, -10.7, -12.8],
}

const REFERENCE_VELOCITY = 0.8

export function levelGain(instrument: Instrument, pitch: number): number {
  const levels = LEVELS_DB[instrument.name]
  const octaves = Math.max(0, Math.min(levels.length - 1, (pitch - instrument.lowestPitch) / 12))
  const below = levels[Math.floor(octaves)]
  const above = levels[Math.min(levels.length - 1, Math.floor(octaves) + 1)]
  return dbToGain(below + (above - below) * (octaves - Math.floor(octaves)))
}

/** How loud a velocity (0 to 1) plays against the calibrated note. */
export function velocityGain(velocity: number): number {
  return pow(Math.max(0.02, velocity) / REFERENCE_VELOCITY, 1.4)
}
