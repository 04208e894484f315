import { chipDrop, chipNoise } from './chipNoise.ts'
import { clap, wood } from './clicks.ts'
import type { Kit } from './drumVoice.ts'
import { HAND_PERCUSSION } from './handPercussion.ts'
import { kick, skin, snare } from './heads.ts'
import { cymbal, hat } from './metals.ts'
import { metalBell } from './tuned.ts'

export const EIGHT_O_EIGHT: Kit = {
  ...HAND_PERCUSSION,
  56: metalBell({ hertz: 540, ratios: [1, 1.481], fallSeconds: 0.3, peak: 0.42, pan: 0.2 }),
  36: kick({
    fromHertz: 150,
    toHertz: 48,
    sweepSeconds: 0.022,
    fallSeconds: 0.33,
    seconds: 1.5,
    peak: 0.95,
    clickHertz: 2500,
    click: 0.3,
    drive: 1.5,
  }),
  37: wood({ hertz: 1700, seconds: 0.05, peak: 0.5, pan: 0, noise: 0.5 }),
  38: snare({
    seconds: 0.35,
    peak: 0.75,
    bodyHertz: 176,
    bodySeconds: 0.22,
    body: 0.55,
    wireHertz: 1900,
    wireAttackSeconds: 0.0005,
    wireSeconds: 0.06,
    wire: 0.7,
    topHertz: 10_000,
  }),
  39: clap({ hertz: 1050, fallSeconds: 0.1, peak: 0.65 }),
  42: hat({ seconds: 0.12, fallSeconds: 0.02, peak: 0.2, lowHertz: 7000, metal: 0.85, pan: 0.34 }),
  44: hat({ seconds: 0.1, fallSeconds: 0.014, peak: 0.16, lowHertz: 7000, metal: 0.85, pan: 0.34 }),
  45: skin({ hertz: 82, seconds: 1, peak: 0.7, pan: 0.35, slap: 0.1 }),
  46: hat({ seconds: 0.8, fallSeconds: 0.17, peak: 0.2, lowHertz: 6800, metal: 0.85, pan: 0.34 }),
  47: skin({ hertz: 124, seconds: 0.8, peak: 0.65, pan: 0, slap: 0.1 }),
  49: cymbal({ seconds: 2.2, peak: 0.32, pan: -0.3, washSeconds: 0.45, wash: 0.7, ping: 0.7, pingHertz: 2600 }),
  50: skin({ hertz: 172, seconds: 0.7, peak: 0.6, pan: -0.35, slap: 0.1 }),
  51: cymbal({ seconds: 1.2, peak: 0.2, pan: 0.3, washSeconds: 0.22, wash: 0.2, ping: 1, pingHertz: 3300 }),
}

export const NINE_O_NINE: Kit = {
  ...EIGHT_O_EIGHT,
  36: kick({
    fromHertz: 240,
    toHertz: 51,
    sweepSeconds: 0.028,
    fallSeconds: 0.13,
    seconds: 0.7,
    peak: 0.98,
    clickHertz: 3800,
    click: 0.7,
    drive: 2.2,
  }),
  38: snare({
    seconds: 0.4,
    peak: 0.75,
    bodyHertz: 196,
    bodySeconds: 0.18,
    body: 0.5,
    wireHertz: 1300,
    wireAttackSeconds: 0.0005,
    wireSeconds: 0.08,
    wire: 0.9,
    topHertz: 13_000,
  }),
  39: clap({ hertz: 1250, fallSeconds: 0.085, peak: 0.65 }),
  42: hat({ seconds: 0.14, fallSeconds: 0.025, peak: 0.22, lowHertz: 6500, metal: 0.5, pan: 0.34 }),
  46: hat({ seconds: 0.7, fallSeconds: 0.14, peak: 0.23, lowHertz: 6000, metal: 0.5, pan: 0.34 }),
  49: cymbal({ seconds: 2.6, peak: 0.36, pan: -0.3, washSeconds: 0.6, wash: 0.9, ping: 0.4, pingHertz: 2800 }),
}

/** An old game console: its noise channel and its triangle. */
export const CHIP: Kit = {
  ...HAND_PERCUSSION,
  36: chipDrop({ fromHertz: 320, toHertz: 46, fallSeconds: 0.06, peak: 0.9, pan: 0 }),
  37: chipNoise({ hertz: 9000, fallSeconds: 0.012, peak: 0.4, pan: 0 }),
  38: chipNoise({ hertz: 11_000, fallSeconds: 0.07, peak: 0.6, pan: 0 }),
  39: chipNoise({ hertz: 7000, fallSeconds: 0.05, peak: 0.5, pan: 0.1 }),
  42: chipNoise({ hertz: 60_000, fallSeconds: 0.014, peak: 0.3, pan: 0.2 }),
  44: chipNoise({ hertz: 60_000, fallSeconds: 0.008, peak: 0.22, pan: 0.2 }),
  45: chipDrop({ fromHertz: 260, toHertz: 70, fallSeconds: 0.09, peak: 0.8, pan: 0.3 }),
  46: chipNoise({ hertz: 52_000, fallSeconds: 0.07, peak: 0.3, pan: 0.2 }),
  47: chipDrop({ fromHertz: 340, toHertz: 100, fallSeconds: 0.08, peak: 0.8, pan: 0 }),
  49: chipNoise({ hertz: 24_000, fallSeconds: 0.22, peak: 0.38, pan: -0.2 }),
  50: chipDrop({ fromHertz: 440, toHertz: 140, fallSeconds: 0.07, peak: 0.8, pan: -0.3 }),
  51: chipNoise({ hertz: 44_000, fallSeconds: 0.1, peak: 0.26, pan: 0.3 }),
  54: chipNoise({ hertz: 34_000, fallSeconds: 0.03, peak: 0.28, pan: 0.3 }),
  70: chipNoise({ hertz: 28_000, fallSeconds: 0.02, peak: 0.24, pan: -0.3 }),
}
