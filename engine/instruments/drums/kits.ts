import { clap, wood } from './clicks.ts'
import { filtered, saturate, type DrumVoice } from './drumVoice.ts'
import { lowPass } from '../../audio/biquad.ts'
import { kick, skin, snare } from './heads.ts'
import { cymbal, hat, shaken } from './metals.ts'

/** General MIDI drum pitch → drum. */
export type Kit = Record<number, DrumVoice>

const HAND_PERCUSSION: Kit = {
  54: shaken({ hertz: 8200, q: 1.2, attackSeconds: 0.004, fallSeconds: 0.07, peak: 0.3, pan: 0.3 }),
  63: skin({ hertz: 235, seconds: 0.5, peak: 0.5, pan: -0.3, slap: 0.9 }),
  64: skin({ hertz: 175, seconds: 0.6, peak: 0.55, pan: -0.2, slap: 0.5 }),
  70: shaken({ hertz: 6200, q: 0.9, attackSeconds: 0.022, fallSeconds: 0.022, peak: 0.24, pan: -0.35 }),
  75: wood({ hertz: 2500, seconds: 0.12, peak: 0.4, pan: 0.35, noise: 0.2 }),
}

const ACOUSTIC: Kit = {
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
  42: hat({ seconds: 0.16, fallSeconds: 0.028, peak: 0.22, lowHertz: 5600, metal: 0.3, pan: 0.25 }),
  44: hat({ seconds: 0.12, fallSeconds: 0.018, peak: 0.14, lowHertz: 4800, metal: 0.3, pan: 0.25 }),
  45: skin({ hertz: 88, seconds: 0.9, peak: 0.75, pan: 0.4, slap: 0.5 }),
  46: hat({ seconds: 0.9, fallSeconds: 0.2, peak: 0.23, lowHertz: 5000, metal: 0.35, pan: 0.25 }),
  47: skin({ hertz: 118, seconds: 0.8, peak: 0.7, pan: 0.1, slap: 0.5 }),
  49: cymbal({ seconds: 2.6, peak: 0.4, pan: -0.4, washSeconds: 0.55, wash: 0.8, ping: 0.5, pingHertz: 2200 }),
  50: skin({ hertz: 160, seconds: 0.7, peak: 0.65, pan: -0.3, slap: 0.5 }),
  51: cymbal({ seconds: 1.8, peak: 0.24, pan: 0.4, washSeconds: 0.3, wash: 0.14, ping: 1.2, pingHertz: 2900 }),
}

const BRUSH: Kit = {
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
  42: hat({ seconds: 0.14, fallSeconds: 0.022, peak: 0.16, lowHertz: 5200, metal: 0.2, pan: 0.25 }),
  51: cymbal({ seconds: 1.9, peak: 0.26, pan: 0.35, washSeconds: 0.32, wash: 0.1, ping: 1.2, pingHertz: 2700 }),
}

const EIGHT_O_EIGHT: Kit = {
  ...HAND_PERCUSSION,
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
  42: hat({ seconds: 0.12, fallSeconds: 0.02, peak: 0.2, lowHertz: 7000, metal: 0.85, pan: 0.15 }),
  44: hat({ seconds: 0.1, fallSeconds: 0.014, peak: 0.16, lowHertz: 7000, metal: 0.85, pan: 0.15 }),
  45: skin({ hertz: 82, seconds: 1, peak: 0.7, pan: 0.35, slap: 0.1 }),
  46: hat({ seconds: 0.8, fallSeconds: 0.17, peak: 0.2, lowHertz: 6800, metal: 0.85, pan: 0.15 }),
  47: skin({ hertz: 124, seconds: 0.8, peak: 0.65, pan: 0, slap: 0.1 }),
  49: cymbal({ seconds: 2.2, peak: 0.32, pan: -0.3, washSeconds: 0.45, wash: 0.7, ping: 0.7, pingHertz: 2600 }),
  50: skin({ hertz: 172, seconds: 0.7, peak: 0.6, pan: -0.35, slap: 0.1 }),
  51: cymbal({ seconds: 1.2, peak: 0.2, pan: 0.3, washSeconds: 0.22, wash: 0.2, ping: 1, pingHertz: 3300 }),
}

const NINE_O_NINE: Kit = {
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
  42: hat({ seconds: 0.14, fallSeconds: 0.025, peak: 0.22, lowHertz: 6500, metal: 0.5, pan: 0.15 }),
  46: hat({ seconds: 0.7, fallSeconds: 0.14, peak: 0.23, lowHertz: 6000, metal: 0.5, pan: 0.15 }),
  49: cymbal({ seconds: 2.6, peak: 0.36, pan: -0.3, washSeconds: 0.6, wash: 0.9, ping: 0.4, pingHertz: 2800 }),
}

/** Through a small speaker and an old sampler: dull, driven, fewer bits and fewer samples. */
function crushed(voice: DrumVoice): DrumVoice {
  return {
    ...voice,
    play: (note, frames) => {
      const out = voice.play(note, frames)
      saturate(out, 1.8)
      const hold = Math.max(1, Math.round(note.sampleRate / 16_000))
      for (let i = 0; i < frames; i++) out[i] = Math.round(out[i - (i % hold)] * 200) / 200
      return filtered(out, [lowPass(5200, 0.8, note.sampleRate), lowPass(8000, 0.7, note.sampleRate)])
    },
  }
}

const LOFI: Kit = Object.fromEntries(
  Object.entries({ ...ACOUSTIC, 36: BRUSH[36], 39: EIGHT_O_EIGHT[39] }).map(([pitch, voice]) => [
    pitch,
    crushed(voice),
  ]),
)

export const KITS = {
  'acoustic-kit': ACOUSTIC,
  'brush-kit': BRUSH,
  '808-kit': EIGHT_O_EIGHT,
  '909-kit': NINE_O_NINE,
  'lofi-kit': LOFI,
  percussion: { ...ACOUSTIC, 42: ACOUSTIC[70] },
} as const satisfies Record<string, Kit>

// What other General MIDI drums are played on.
const STAND_INS: Record<number, number> = {
  35: 36,
  40: 38,
  41: 45,
  43: 45,
  48: 50,
  52: 49,
  53: 51,
  55: 49,
  56: 75,
  57: 49,
  59: 51,
  60: 63,
  61: 64,
  62: 63,
  69: 70,
  76: 75,
  77: 75,
  82: 70,
}

export function drumOf(kit: Kit, pitch: number): DrumVoice {
  return kit[pitch] ?? kit[STAND_INS[pitch] ?? 37]
}
