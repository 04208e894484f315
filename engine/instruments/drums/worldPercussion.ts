import { clap, wood } from './clicks.ts'
import type { Kit } from './drumVoice.ts'
import { HAND_PERCUSSION } from './handPercussion.ts'
import { kick, snare } from './heads.ts'
import { cymbal, shaken } from './metals.ts'
import { bentSkin, jingles, metalBell, scrape, type BentSkinSpec } from './tuned.ts'

// Each set answers to the drum kit's pitches too (36 its lowest drum, 38 its accent, 42 its lightest stroke), so that any
// groove can be played on it.

const PLAIN_HEAD: BentSkinSpec['overtones'] = [
  [1.59, 0.3, 0.5],
  [2.14, 0.18, 0.35],
  [2.65, 0.1, 0.25],
]
// A tabla's black spot makes the overtones whole.
const LOADED_HEAD: BentSkinSpec['overtones'] = [
  [2, 0.6, 0.9],
  [3, 0.45, 0.7],
  [4, 0.25, 0.5],
  [5, 0.12, 0.4],
]

type Stroke = Pick<BentSkinSpec, 'hertz' | 'fallSeconds' | 'slap' | 'peak' | 'pan'>

function hand({ hertz, overtones = PLAIN_HEAD, ...stroke }: Stroke & { overtones?: BentSkinSpec['overtones'] }) {
  return bentSkin({
    ...stroke,
    fromHertz: hertz * 1.25,
    hertz,
    bendSeconds: 0.012,
    overtones,
    slapHertz: Math.min(5000, hertz * 9),
  })
}

/** A dry, damped stroke: mostly the hand. */
function dry(hertz: number, peak: number, pan: number) {
  return bentSkin({
    fromHertz: hertz,
    hertz,
    bendSeconds: 0.01,
    fallSeconds: 0.02,
    overtones: [[2.3, 0.4, 0.5]],
    slap: 2,
    slapHertz: hertz * 4,
    peak,
    pan,
  })
}

export const LATIN: Kit = {
  ...HAND_PERCUSSION,
  36: hand({ hertz: 98, fallSeconds: 0.13, slap: 0.3, peak: 0.75, pan: -0.15 }),
  37: wood({ hertz: 1900, seconds: 0.07, peak: 0.4, pan: 0.3, noise: 0.6 }),
  38: hand({ hertz: 310, fallSeconds: 0.07, slap: 1.6, peak: 0.6, pan: 0.3 }),
  39: clap({ hertz: 1400, fallSeconds: 0.05, peak: 0.5 }),
  42: shaken({ hertz: 7200, q: 1, attackSeconds: 0.008, fallSeconds: 0.022, peak: 0.24, pan: 0.4 }),
  44: scrape({ hertz: 3300, notches: 9, seconds: 0.09, peak: 0.26, pan: -0.4 }),
  45: hand({ hertz: 130, fallSeconds: 0.14, slap: 0.5, peak: 0.65, pan: -0.3 }),
  46: scrape({ hertz: 3000, notches: 24, seconds: 0.32, peak: 0.28, pan: -0.4 }),
  47: hand({ hertz: 175, fallSeconds: 0.12, slap: 0.6, peak: 0.6, pan: -0.35 }),
  49: cymbal({ seconds: 2, peak: 0.34, pan: -0.4, washSeconds: 0.4, wash: 0.8, ping: 0.5, pingHertz: 2600 }),
  50: hand({ hertz: 235, fallSeconds: 0.1, slap: 0.8, peak: 0.55, pan: -0.4 }),
  51: metalBell({ hertz: 620, ratios: [1, 1.51, 3.7, 5.2], fallSeconds: 0.3, peak: 0.34, pan: 0.35 }),
}

export const SAMBA: Kit = {
  ...HAND_PERCUSSION,
  36: bentSkin({
    fromHertz: 74,
    hertz: 58,
    bendSeconds: 0.03,
    fallSeconds: 0.2,
    overtones: PLAIN_HEAD,
    slap: 0.25,
    slapHertz: 400,
    peak: 0.9,
    pan: 0,
  }),
  37: wood({ hertz: 1500, seconds: 0.05, peak: 0.42, pan: 0.25, noise: 0.8 }),
  38: snare({
    seconds: 0.35,
    peak: 0.6,
    bodyHertz: 260,
    bodySeconds: 0.12,
    body: 0.4,
    wireHertz: 1800,
    wireAttackSeconds: 0.0006,
    wireSeconds: 0.07,
    wire: 1,
    topHertz: 11_000,
  }),
  39: dry(700, 0.5, 0.4),
  42: jingles({ hertz: 7200, fallSeconds: 0.03, discs: 3, peak: 0.26, pan: -0.3 }),
  44: shaken({ hertz: 6800, q: 0.9, attackSeconds: 0.01, fallSeconds: 0.02, peak: 0.22, pan: -0.4 }),
  45: hand({ hertz: 76, fallSeconds: 0.14, slap: 0.3, peak: 0.75, pan: 0.2 }),
  46: jingles({ hertz: 6600, fallSeconds: 0.09, discs: 5, peak: 0.3, pan: -0.3 }),
  47: hand({ hertz: 105, fallSeconds: 0.11, slap: 0.4, peak: 0.65, pan: 0.3 }),
  49: cymbal({ seconds: 2, peak: 0.3, pan: -0.4, washSeconds: 0.4, wash: 0.8, ping: 0.5, pingHertz: 2600 }),
  50: dry(560, 0.5, 0.45),
  51: metalBell({ hertz: 930, ratios: [1, 2.72, 3.31, 5.1], fallSeconds: 0.35, peak: 0.3, pan: 0.4 }),
}

export const AFRICAN: Kit = {
  ...HAND_PERCUSSION,
  36: hand({ hertz: 72, fallSeconds: 0.12, slap: 0.3, peak: 0.85, pan: 0 }),
  37: hand({ hertz: 280, fallSeconds: 0.06, slap: 0.7, peak: 0.55, pan: -0.2 }),
  38: hand({ hertz: 360, fallSeconds: 0.05, slap: 2.2, peak: 0.65, pan: -0.15 }),
  39: clap({ hertz: 1200, fallSeconds: 0.04, peak: 0.5 }),
  42: shaken({ hertz: 4600, q: 0.8, attackSeconds: 0.006, fallSeconds: 0.035, peak: 0.26, pan: 0.4 }),
  44: shaken({ hertz: 5200, q: 0.8, attackSeconds: 0.004, fallSeconds: 0.02, peak: 0.2, pan: 0.4 }),
  45: hand({ hertz: 88, fallSeconds: 0.16, slap: 0.4, peak: 0.75, pan: 0.3 }),
  46: shaken({ hertz: 4200, q: 0.6, attackSeconds: 0.03, fallSeconds: 0.07, peak: 0.28, pan: 0.4 }),
  47: bentSkin({
    fromHertz: 130,
    hertz: 190,
    bendSeconds: 0.06,
    fallSeconds: 0.09,
    overtones: PLAIN_HEAD,
    slap: 0.6,
    slapHertz: 1500,
    peak: 0.6,
    pan: -0.4,
  }),
  49: jingles({ hertz: 4200, fallSeconds: 0.18, discs: 7, peak: 0.3, pan: 0.3 }),
  50: hand({ hertz: 215, fallSeconds: 0.09, slap: 0.9, peak: 0.6, pan: -0.3 }),
  51: metalBell({ hertz: 780, ratios: [1, 2.41, 3.9], fallSeconds: 0.3, peak: 0.34, pan: 0.3 }),
}

export const TABLA: Kit = {
  ...HAND_PERCUSSION,
  // Bayan: the heel of the hand presses the pitch up.
  36: bentSkin({
    fromHertz: 62,
    hertz: 84,
    bendSeconds: 0.09,
    fallSeconds: 0.2,
    overtones: PLAIN_HEAD,
    slap: 0.2,
    slapHertz: 600,
    peak: 0.85,
    pan: -0.2,
  }),
  37: dry(420, 0.5, 0.2),
  38: hand({ hertz: 311, fallSeconds: 0.12, slap: 0.9, peak: 0.65, pan: 0.2, overtones: LOADED_HEAD }),
  39: dry(180, 0.55, -0.2),
  42: dry(620, 0.36, 0.25),
  44: dry(520, 0.3, 0.25),
  45: hand({ hertz: 104, fallSeconds: 0.12, slap: 0.3, peak: 0.75, pan: -0.2 }),
  46: hand({ hertz: 311, fallSeconds: 0.2, slap: 0.3, peak: 0.5, pan: 0.2, overtones: LOADED_HEAD }),
  47: hand({ hertz: 156, fallSeconds: 0.2, slap: 0.3, peak: 0.6, pan: 0.2, overtones: LOADED_HEAD }),
  49: hand({ hertz: 311, fallSeconds: 0.3, slap: 1.4, peak: 0.6, pan: 0.2, overtones: LOADED_HEAD }),
  50: hand({ hertz: 233, fallSeconds: 0.14, slap: 0.5, peak: 0.55, pan: 0.2, overtones: LOADED_HEAD }),
  51: metalBell({ hertz: 2650, ratios: [1, 1.52, 2.4], fallSeconds: 1.1, peak: 0.16, pan: 0.4 }),
  63: hand({ hertz: 311, fallSeconds: 0.12, slap: 0.9, peak: 0.6, pan: 0.2, overtones: LOADED_HEAD }),
  64: hand({ hertz: 78, fallSeconds: 0.2, slap: 0.3, peak: 0.8, pan: -0.2 }),
}

function bigSkin(stroke: Stroke) {
  return bentSkin({
    ...stroke,
    fromHertz: stroke.hertz * 1.35,
    bendSeconds: 0.03,
    overtones: [
      [1.5, 0.35, 0.6],
      [1.98, 0.25, 0.5],
      [2.44, 0.18, 0.4],
      [3.1, 0.1, 0.25],
    ],
    slapHertz: 1800,
  })
}

export const TAIKO: Kit = {
  ...HAND_PERCUSSION,
  36: bigSkin({ hertz: 52, fallSeconds: 0.32, slap: 0.5, peak: 0.98, pan: 0 }),
  37: wood({ hertz: 1100, seconds: 0.06, peak: 0.5, pan: 0.2, noise: 1 }),
  38: bigSkin({ hertz: 92, fallSeconds: 0.22, slap: 0.9, peak: 0.85, pan: 0.2 }),
  39: wood({ hertz: 780, seconds: 0.08, peak: 0.5, pan: -0.25, noise: 1 }),
  42: wood({ hertz: 1400, seconds: 0.04, peak: 0.32, pan: 0.3, noise: 0.8 }),
  44: wood({ hertz: 1600, seconds: 0.03, peak: 0.26, pan: 0.3, noise: 0.8 }),
  45: bigSkin({ hertz: 66, fallSeconds: 0.28, slap: 0.6, peak: 0.9, pan: -0.3 }),
  46: wood({ hertz: 620, seconds: 0.1, peak: 0.4, pan: -0.3, noise: 0.9 }),
  47: bigSkin({ hertz: 120, fallSeconds: 0.18, slap: 0.9, peak: 0.8, pan: 0.3 }),
  49: cymbal({ seconds: 4, peak: 0.36, pan: -0.3, washSeconds: 1.1, wash: 0.7, ping: 0.9, pingHertz: 900 }),
  50: bigSkin({ hertz: 190, fallSeconds: 0.12, slap: 1.1, peak: 0.75, pan: 0.4 }),
  51: metalBell({ hertz: 1900, ratios: [1, 1.71, 2.6], fallSeconds: 0.5, peak: 0.24, pan: 0.35 }),
}

export const ORCHESTRAL: Kit = {
  ...HAND_PERCUSSION,
  36: bigSkin({ hertz: 44, fallSeconds: 0.4, slap: 0.15, peak: 0.95, pan: 0 }),
  37: wood({ hertz: 900, seconds: 0.08, peak: 0.4, pan: 0.3, noise: 0.6 }),
  38: snare({
    seconds: 0.4,
    peak: 0.55,
    bodyHertz: 220,
    bodySeconds: 0.2,
    body: 0.35,
    wireHertz: 1700,
    wireAttackSeconds: 0.001,
    wireSeconds: 0.08,
    wire: 0.9,
    topHertz: 10_000,
  }),
  39: wood({ hertz: 640, seconds: 0.12, peak: 0.4, pan: -0.3, noise: 0.6 }),
  42: metalBell({ hertz: 2650, ratios: [1, 1.62, 2.31, 3.2], fallSeconds: 0.2, peak: 0.14, pan: 0.4 }),
  44: metalBell({ hertz: 2650, ratios: [1, 1.62, 2.31, 3.2], fallSeconds: 0.1, peak: 0.12, pan: 0.4 }),
  45: bigSkin({ hertz: 73.4, fallSeconds: 0.5, slap: 0.3, peak: 0.85, pan: -0.25 }),
  46: metalBell({ hertz: 2650, ratios: [1, 1.62, 2.31, 3.2], fallSeconds: 1.6, peak: 0.16, pan: 0.4 }),
  47: bigSkin({ hertz: 98, fallSeconds: 0.45, slap: 0.3, peak: 0.8, pan: -0.1 }),
  49: cymbal({ seconds: 4.5, peak: 0.46, pan: 0.3, washSeconds: 1.1, wash: 1, ping: 0.5, pingHertz: 1700 }),
  50: bigSkin({ hertz: 146.8, fallSeconds: 0.35, slap: 0.3, peak: 0.75, pan: 0.1 }),
  51: cymbal({ seconds: 3, peak: 0.26, pan: 0.35, washSeconds: 0.9, wash: 0.9, ping: 0.3, pingHertz: 2100 }),
}

export const SHAKERS: Kit = {
  ...HAND_PERCUSSION,
  36: hand({ hertz: 82, fallSeconds: 0.06, slap: 0.5, peak: 0.5, pan: 0 }),
  37: wood({ hertz: 1250, seconds: 0.08, peak: 0.34, pan: 0.3, noise: 0.4 }),
  38: jingles({ hertz: 8200, fallSeconds: 0.07, discs: 6, peak: 0.36, pan: 0.25 }),
  39: clap({ hertz: 1500, fallSeconds: 0.05, peak: 0.45 }),
  42: shaken({ hertz: 7000, q: 0.9, attackSeconds: 0.016, fallSeconds: 0.02, peak: 0.24, pan: -0.3 }),
  44: shaken({ hertz: 8600, q: 0.9, attackSeconds: 0.01, fallSeconds: 0.012, peak: 0.18, pan: -0.3 }),
  46: shaken({ hertz: 5600, q: 0.7, attackSeconds: 0.05, fallSeconds: 0.05, peak: 0.26, pan: -0.3 }),
  49: jingles({ hertz: 5600, fallSeconds: 0.2, discs: 9, peak: 0.3, pan: 0.3 }),
  51: shaken({ hertz: 9500, q: 1.1, attackSeconds: 0.006, fallSeconds: 0.02, peak: 0.2, pan: 0.35 }),
}

export const CAJON: Kit = {
  ...HAND_PERCUSSION,
  36: kick({
    fromHertz: 130,
    toHertz: 74,
    sweepSeconds: 0.014,
    fallSeconds: 0.075,
    seconds: 0.45,
    peak: 0.85,
    clickHertz: 700,
    click: 0.5,
    drive: 1.1,
  }),
  37: wood({ hertz: 520, seconds: 0.05, peak: 0.4, pan: 0.1, noise: 1 }),
  38: snare({
    seconds: 0.3,
    peak: 0.7,
    bodyHertz: 245,
    bodySeconds: 0.1,
    body: 0.5,
    wireHertz: 1400,
    wireAttackSeconds: 0.0005,
    wireSeconds: 0.05,
    wire: 0.8,
    topHertz: 9000,
  }),
  39: clap({ hertz: 1700, fallSeconds: 0.035, peak: 0.5 }),
  42: wood({ hertz: 900, seconds: 0.03, peak: 0.26, pan: 0.15, noise: 1 }),
  44: wood({ hertz: 1100, seconds: 0.02, peak: 0.2, pan: 0.15, noise: 1 }),
  46: shaken({ hertz: 2600, q: 0.6, attackSeconds: 0.004, fallSeconds: 0.05, peak: 0.3, pan: 0.1 }),
  49: cymbal({ seconds: 1.6, peak: 0.28, pan: -0.35, washSeconds: 0.3, wash: 0.8, ping: 0.4, pingHertz: 2800 }),
  51: shaken({ hertz: 6200, q: 0.9, attackSeconds: 0.01, fallSeconds: 0.02, peak: 0.22, pan: 0.35 }),
}

export const PALMAS: Kit = {
  ...CAJON,
  // The heel on the floor, then open and cupped hands.
  36: kick({
    fromHertz: 190,
    toHertz: 92,
    sweepSeconds: 0.008,
    fallSeconds: 0.035,
    seconds: 0.25,
    peak: 0.7,
    clickHertz: 1600,
    click: 1.4,
    drive: 1.2,
  }),
  38: clap({ hertz: 1900, fallSeconds: 0.03, peak: 0.6 }),
  39: clap({ hertz: 1500, fallSeconds: 0.04, peak: 0.55 }),
  42: clap({ hertz: 850, fallSeconds: 0.025, peak: 0.4 }),
  44: clap({ hertz: 700, fallSeconds: 0.02, peak: 0.32 }),
  46: clap({ hertz: 1200, fallSeconds: 0.05, peak: 0.45 }),
  75: wood({ hertz: 2100, seconds: 0.05, peak: 0.4, pan: 0.35, noise: 0.9 }),
}

export const BODHRAN: Kit = {
  ...HAND_PERCUSSION,
  36: hand({ hertz: 78, fallSeconds: 0.1, slap: 0.4, peak: 0.85, pan: 0 }),
  37: wood({ hertz: 1300, seconds: 0.04, peak: 0.4, pan: 0.15, noise: 1 }),
  38: hand({ hertz: 122, fallSeconds: 0.07, slap: 0.9, peak: 0.75, pan: 0.05 }),
  39: hand({ hertz: 165, fallSeconds: 0.05, slap: 1.2, peak: 0.6, pan: 0.1 }),
  42: hand({ hertz: 105, fallSeconds: 0.045, slap: 0.7, peak: 0.42, pan: 0.05 }),
  44: hand({ hertz: 110, fallSeconds: 0.03, slap: 0.7, peak: 0.34, pan: 0.05 }),
  45: hand({ hertz: 84, fallSeconds: 0.11, slap: 0.4, peak: 0.75, pan: -0.1 }),
  46: hand({ hertz: 145, fallSeconds: 0.06, slap: 0.8, peak: 0.5, pan: 0.1 }),
  47: hand({ hertz: 112, fallSeconds: 0.09, slap: 0.5, peak: 0.7, pan: 0 }),
  49: wood({ hertz: 1000, seconds: 0.06, peak: 0.45, pan: 0.2, noise: 1 }),
  50: hand({ hertz: 150, fallSeconds: 0.08, slap: 0.6, peak: 0.65, pan: 0.1 }),
  51: wood({ hertz: 1700, seconds: 0.03, peak: 0.3, pan: 0.2, noise: 1 }),
}
