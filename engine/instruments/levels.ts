import { dbToGain, pow } from '../audio/math.ts'
import type { InstrumentName } from '@arioso/words'
import type { Instrument } from './instrument.ts'

/**
 * Decibels that bring a note of every instrument to the same loudness (-20 LUFS over its first second, velocity 0.8):
 * at the lowest pitch, then every octave up, the last at the highest pitch. Measured, not tuned by hand: measure again after changing an instrument.
 */
const LEVELS_DB: Record<InstrumentName, readonly number[]> = {
  'acoustic-kit': [-5.2],
  'brush-kit': [-3.4],
  '808-kit': [-9.4],
  '909-kit': [-7.3],
  'lofi-kit': [-6.8],
  percussion: [-8.4],
  'electric-bass': [-3.6, -6.9, -6.3, -4.4],
  'synth-bass': [-9.1, -12.6, -14.2, -14.7],
  'sub-bass': [-7.3, -11.6, -13.3, -13.7],
  'upright-bass': [0.2, -3.6, -3.7, -1.8],
  piano: [-5.9, -5.7, -2, -2.4, -2.7, 0.6, 0.9],
  'electric-piano': [-9.5, -11, -10.7, -9.9, -9.5, -10.1, -10.3],
  organ: [-2.8, -3.7, -4.6, -6, -7.2, -8.9],
  'acoustic-guitar': [-3.6, -5.3, -4.3, -2.8, -2.3],
  'clean-guitar': [-2.3, -4.9, -4.7, -4.6, -4.6],
  'distorted-guitar': [-8.6, -10.5, -11.9, -11.9, -13.6, -13.9],
  strings: [-8.3, -6.8, -10.1, -9.6, -9.8, -10.8],
  violin: [-11.8, -12.8, -12.6, -13.6, -15.2],
  brass: [-20.5, -17.4, -13.8, -9.7, -7.9],
  trumpet: [-24.3, -21, -17.1, -14.5],
  saxophone: [-23.2, -20.3, -17.8, -14.1],
  flute: [-14.5, -15, -16.3, -18],
  bell: [-5.5, -5.3, -5, -5.4, -5.5],
  marimba: [-7.3, -6.3, -4.8, -3.5, -3.7, -3.7],
  harp: [-1.8, -4.7, -6.1, -2.9, -2.8, -2.9],
  pluck: [-0.9, -2.2, -0.3, -2.8, -3.2, -4.4],
  'warm-pad': [-5.5, -7.9, -7.8, -8.5, -9.3],
  'choir-pad': [-19.3, -15.8, -12.3, -7.3, -6.5],
  'saw-lead': [-7.9, -8.3, -8.5, -9.6, -11],
  'square-lead': [-6.4, -7.3, -8.8, -8.9, -11.1],
}

const REFERENCE_VELOCITY = 0.8

export function levelGain({ name, lowestPitch, highestPitch }: Instrument, pitch: number): number {
  const levels = LEVELS_DB[name]
  const place = Math.max(0, Math.min(highestPitch - lowestPitch, pitch - lowestPitch))
  const step = Math.min(Math.floor(place / 12), Math.max(0, levels.length - 2))
  const from = step * 12
  const to = step === levels.length - 2 ? highestPitch - lowestPitch : from + 12
  const above = levels[Math.min(levels.length - 1, step + 1)]
  return dbToGain(levels[step] + ((above - levels[step]) * (place - from)) / (to - from))
}

/** How loud a velocity (0 to 1) plays against the calibrated note. */
export function velocityGain(velocity: number): number {
  return pow(Math.max(0.02, velocity) / REFERENCE_VELOCITY, 1.4)
}
