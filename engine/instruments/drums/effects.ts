import type { Kit } from './drumVoice.ts'
import { boom, crackle, noiseSweep, toneRise } from './effectVoices.ts'

/** What an effect's note must do to arrive on time: start `leadSeconds` before the moment it leads to or marks. */
export type EffectCue = { pitch: number; leadSeconds: number }

export const EFFECT_CUES = {
  impact: { pitch: 40, leadSeconds: 0 },
  subDrop: { pitch: 41, leadSeconds: 0 },
  downSweep: { pitch: 43, leadSeconds: 0 },
  shortRiser: { pitch: 47, leadSeconds: 2 },
  riser: { pitch: 48, leadSeconds: 4 },
  toneRiser: { pitch: 50, leadSeconds: 4 },
  reverseCymbal: { pitch: 52, leadSeconds: 1.6 },
  // Four seconds of dust; lay one after another.
  crackle: { pitch: 70, leadSeconds: 0 },
} as const satisfies Record<string, EffectCue>

const rising = (share: number): number => share * share * (share > 0.98 ? (1 - share) * (1 - share) * 2500 : 1)
const falling = (share: number): number => (1 - share) * (1 - share)

export const EFFECTS: Kit = {
  40: boom({ seconds: 2.4, fromHertz: 130, toHertz: 38, noise: 0.9, peak: 0.8 }),
  41: boom({ seconds: 2.8, fromHertz: 95, toHertz: 28, noise: 0.05, peak: 0.8 }),
  43: noiseSweep({ seconds: 2.2, fromHertz: 9000, toHertz: 300, level: falling, resonance: 1.2, peak: 0.35 }),
  47: noiseSweep({ seconds: 2, fromHertz: 400, toHertz: 11_000, level: rising, resonance: 1.6, peak: 0.38 }),
  48: noiseSweep({ seconds: 4, fromHertz: 250, toHertz: 12_000, level: rising, resonance: 1.6, peak: 0.4 }),
  50: toneRise({ seconds: 4, fromHertz: 220, toHertz: 880, peak: 0.34 }),
  52: noiseSweep({ seconds: 1.6, fromHertz: 3500, toHertz: 11_000, level: rising, resonance: 0.7, peak: 0.36 }),
  70: crackle({ seconds: 4, ticksPerSecond: 14, peak: 0.25, pan: 0.1 }),
}
