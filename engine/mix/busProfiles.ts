import { highPass, highShelf, lowShelf, peaking, type Biquad } from '../audio/biquad.ts'
import type { Bus } from '../score.ts'
import type { Compression } from './createCompressor.ts'

export type BusProfile = {
  equaliser: (sampleRate: number) => Biquad[]
  compression: Compression
  makeUpDb: number
  /** How much of the kick's pumping and of the voice's ducking reaches this bus, 0 to 1. */
  pump: number
  duck: number
}

// Little more than peaks: a quiet verse and a full chorus must reach the listener as far apart as they were played.
const gentle: Compression = { thresholdDb: -17, ratio: 1.35, attackSeconds: 0.02, releaseSeconds: 0.15 }
const punchy: Compression = { thresholdDb: -12, ratio: 1.4, attackSeconds: 0.02, releaseSeconds: 0.1 }
const firm: Compression = { thresholdDb: -16, ratio: 1.5, attackSeconds: 0.015, releaseSeconds: 0.12 }
const vocal: Compression = { thresholdDb: -24, ratio: 3.5, attackSeconds: 0.006, releaseSeconds: 0.12 }

export const BUS_PROFILES: Record<Exclude<Bus, 'fx'>, BusProfile> = {
  drums: {
    equaliser: (rate) => [
      lowShelf(70, -2.5, rate),
      peaking(120, 1, 2, rate),
      peaking(420, 1, -2, rate),
      highShelf(8000, -1, rate),
    ],
    compression: punchy,
    makeUpDb: 1.5,
    pump: 0,
    duck: 0.4,
  },
  percussion: {
    // Taikos, surdos, tablas and impacts live on this bus too: their floor must stay.
    equaliser: (rate) => [highPass(42, 0.7, rate), peaking(420, 1, -1.5, rate), highShelf(8000, -1, rate)],
    compression: punchy,
    makeUpDb: 0.5,
    pump: 0.2,
    duck: 0.5,
  },
  bass: {
    equaliser: (rate) => [
      highPass(32, 0.7, rate),
      lowShelf(60, -1.5, rate),
      peaking(120, 0.8, 2, rate),
      peaking(300, 1, -0.5, rate),
      peaking(900, 1, 1.5, rate),
    ],
    compression: firm,
    makeUpDb: 2.5,
    pump: 0.8,
    duck: 0.3,
  },
  keys: {
    equaliser: (rate) => [highPass(110, 0.7, rate), peaking(320, 0.9, -0.5, rate), highShelf(6000, 1, rate)],
    compression: gentle,
    makeUpDb: 1,
    pump: 0.8,
    duck: 1,
  },
  guitar: {
    equaliser: (rate) => [highPass(100, 0.7, rate), peaking(260, 1, -2, rate), highShelf(5000, 1, rate)],
    compression: gentle,
    makeUpDb: 1,
    pump: 0.6,
    duck: 1,
  },
  pads: {
    equaliser: (rate) => [highPass(160, 0.7, rate), peaking(480, 0.8, -2, rate), highShelf(5000, 3, rate)],
    compression: gentle,
    makeUpDb: 0.5,
    pump: 1,
    duck: 1,
  },
  strings: {
    equaliser: (rate) => [highPass(120, 0.7, rate), peaking(400, 1, -1.5, rate), highShelf(7000, 1.5, rate)],
    compression: gentle,
    makeUpDb: 0.5,
    pump: 0.9,
    duck: 1,
  },
  brass: {
    equaliser: (rate) => [highPass(120, 0.7, rate), peaking(500, 1, -1, rate), highShelf(6000, 1.5, rate)],
    compression: gentle,
    makeUpDb: 1,
    pump: 0.4,
    duck: 1,
  },
  woodwinds: {
    equaliser: (rate) => [highPass(150, 0.7, rate), highShelf(6000, 1, rate)],
    compression: gentle,
    makeUpDb: 1,
    pump: 0.4,
    duck: 0.6,
  },
  lead: {
    equaliser: (rate) => [highPass(150, 0.7, rate), peaking(2800, 1, 1.5, rate)],
    compression: gentle,
    makeUpDb: 1,
    pump: 0.5,
    duck: 0.8,
  },
  choir: {
    equaliser: (rate) => [highPass(160, 0.7, rate), peaking(520, 0.8, -2.5, rate), highShelf(5000, 2.5, rate)],
    compression: gentle,
    makeUpDb: 0.5,
    pump: 0.9,
    duck: 1,
  },
  voice: {
    equaliser: (rate) => [
      highPass(95, 0.7, rate),
      peaking(280, 1, -2, rate),
      peaking(1500, 0.8, 1, rate),
      peaking(3600, 0.9, 2, rate),
      highShelf(9000, 2, rate),
    ],
    compression: vocal,
    makeUpDb: 8,
    pump: 0,
    duck: 0,
  },
}
