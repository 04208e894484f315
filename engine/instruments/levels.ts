import { dbToGain, pow } from '../audio/math.ts'
import type { Instrument } from './instrument.ts'
import { LEVELS_DB } from './levelData.ts'
import { SAMPLED_LEVELS_DB } from './sampled/sampledLevelData.ts'

const REFERENCE_VELOCITY = 0.8

export function levelGain({ name, lowestPitch, highestPitch, isSampled, isLevel }: Instrument, pitch: number): number {
  if (isLevel) return 1
  const levels = (isSampled && SAMPLED_LEVELS_DB[name]) || LEVELS_DB[name]
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
