import { clap, wood } from './clicks.ts'
import type { Kit } from './drumVoice.ts'
import { HAND_PERCUSSION } from './handPercussion.ts'
import { kick, skin, snare } from './heads.ts'
import { cymbal, hat, shaken } from './metals.ts'

export const ACOUSTIC: Kit = {
  ...HAND_PERCUSSION,
  36: kick({
    fromHertz: 170,
    toHertz: 54,
    sweepSeconds: 0.018,
    fallSeconds: 0.11,
    seconds: 0.6,
    peak: 0.95,
    clickHertz: 3200,
    click: 0.7,
    drive: 1.4,
  }),
  37: wood({ hertz: 820, seconds: 0.09, peak: 0.5, pan: -0.1, noise: 0.8 }),
  38: snare({
    seconds: 0.45,
    peak: 0.85,
    bodyHertz: 186,
    bodySeconds: 0.28,
    body: 0.6,
    wireHertz: 1500,
    wireAttackSeconds: 0.0006,
    wireSeconds: 0.075,
    wire: 0.9,
    topHertz: 12_000,
  }),
  39: clap({ hertz: 1300, fallSeconds: 0.07, peak: 0.55 }),
  42: hat({ seconds: 0.16, fallSeconds: 0.028, peak: 0.22, lowHertz: 5600, metal: 0.3, pan: 0.38 }),
  44: hat({ seconds: 0.12, fallSeconds: 0.018, peak: 0.14, lowHertz: 4800, metal: 0.3, pan: 0.38 }),
  45: skin({ hertz: 88, seconds: 0.9, peak: 0.75, pan: 0.4, slap: 0.5 }),
  46: hat({ seconds: 0.9, fallSeconds: 0.2, peak: 0.23, lowHertz: 5000, metal: 0.35, pan: 0.38 }),
  47: skin({ hertz: 118, seconds: 0.8, peak: 0.7, pan: 0.1, slap: 0.5 }),
  49: cymbal({ seconds: 2.6, peak: 0.4, pan: -0.4, washSeconds: 0.55, wash: 0.8, ping: 0.5, pingHertz: 2200 }),
  50: skin({ hertz: 160, seconds: 0.7, peak: 0.65, pan: -0.3, slap: 0.5 }),
  51: cymbal({ seconds: 1.8, peak: 0.24, pan: 0.4, washSeconds: 0.3, wash: 0.14, ping: 1.2, pingHertz: 2900 }),
}

/** Bigger drums, harder heads, a room that is heard. */
export const ROCK: Kit = {
  ...ACOUSTIC,
  36: kick({
    fromHertz: 210,
    toHertz: 57,
    sweepSeconds: 0.014,
    fallSeconds: 0.1,
    seconds: 0.6,
    peak: 0.98,
    clickHertz: 4200,
    click: 1.2,
    drive: 2,
  }),
  38: snare({
    seconds: 0.7,
    peak: 0.92,
    bodyHertz: 172,
    bodySeconds: 0.4,
    body: 0.75,
    wireHertz: 1100,
    wireAttackSeconds: 0.0005,
    wireSeconds: 0.12,
    wire: 1,
    topHertz: 13_000,
  }),
  42: hat({ seconds: 0.18, fallSeconds: 0.035, peak: 0.24, lowHertz: 4600, metal: 0.35, pan: 0.35 }),
  45: skin({ hertz: 72, seconds: 1.2, peak: 0.85, pan: 0.5, slap: 0.9 }),
  46: hat({ seconds: 1.2, fallSeconds: 0.3, peak: 0.27, lowHertz: 4200, metal: 0.4, pan: 0.35 }),
  47: skin({ hertz: 98, seconds: 1.1, peak: 0.8, pan: 0.1, slap: 0.9 }),
  49: cymbal({ seconds: 3.2, peak: 0.46, pan: -0.5, washSeconds: 0.75, wash: 1, ping: 0.5, pingHertz: 1900 }),
  50: skin({ hertz: 138, seconds: 0.9, peak: 0.75, pan: -0.4, slap: 0.9 }),
  51: cymbal({ seconds: 2, peak: 0.28, pan: 0.5, washSeconds: 0.4, wash: 0.3, ping: 1.1, pingHertz: 2600 }),
}

export const BRUSH: Kit = {
  ...ACOUSTIC,
  36: kick({
    fromHertz: 110,
    toHertz: 50,
    sweepSeconds: 0.02,
    fallSeconds: 0.1,
    seconds: 0.55,
    peak: 0.75,
    clickHertz: 1400,
    click: 0.25,
    drive: 1.1,
  }),
  38: snare({
    seconds: 0.5,
    peak: 0.5,
    bodyHertz: 205,
    bodySeconds: 0.16,
    body: 0.22,
    wireHertz: 1100,
    wireAttackSeconds: 0.018,
    wireSeconds: 0.085,
    wire: 0.9,
    topHertz: 8500,
  }),
  39: shaken({ hertz: 3200, q: 0.5, attackSeconds: 0.09, fallSeconds: 0.09, peak: 0.28, pan: -0.1 }),
  42: hat({ seconds: 0.14, fallSeconds: 0.022, peak: 0.16, lowHertz: 5200, metal: 0.2, pan: 0.38 }),
  51: cymbal({ seconds: 1.9, peak: 0.26, pan: 0.35, washSeconds: 0.32, wash: 0.1, ping: 1.2, pingHertz: 2700 }),
}
