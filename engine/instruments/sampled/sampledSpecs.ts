import type { InstrumentName } from '@arioso/words'
import type { Vibrato } from '../../audio/controlCurve.ts'
import type { Amp, Articulation } from '../instrument.ts'
import type { SampleSet } from './bankData.ts'

export const USUAL_TAKES = 2

/** How the recordings of a set become an instrument. */
export type SampledSpec = {
  name: InstrumentName
  set: SampleSet
  /** Left out, as the formula has it. */
  rings?: boolean
  releaseSeconds?: number
  /** Above it the recordings would have to be played too fast. */
  highestPitch?: number
  longestSeconds?: number
  /** So long before its beat a note begins, so that what is heard as its attack falls on it. */
  leadSeconds?: number
  fadeInSeconds?: number
  transpose?: number
  hasPedal?: true
  /** How many ways it plays the same note: one where many play at once. */
  takes?: number
  /** How many shades of velocity are told apart: few where an amplifier evens them out. */
  velocityLayers?: number
  /** 0 to 1: how much darker soft notes are. */
  softening?: number
  /** Seconds to fall 60 dB at A2 once a plucked string's loop is reached, which by itself would sound for ever. */
  loopDecaySeconds?: number
  vibrato?: Vibrato
  /** Shelves, or bells where there is a q. */
  colour?: readonly { hertz: number; gainDb: number; q?: number }[]
  /** Another take on each side, so that a wall of guitars is two players. */
  isDoubled?: boolean
  amp?: Amp
  /** Between soft and hard both recordings are heard, where there are two. */
  blendsLayers?: true
  articulations?: readonly Articulation[]
  courses?: readonly { semitones: number; gain: number; pan: number; delaySeconds: number }[]
}

const BOWED_LEAD_SECONDS = 0.05
const BLOWN_LEAD_SECONDS = 0.03

const violin: Omit<SampledSpec, 'name'> = {
  set: 'violin',
  leadSeconds: BOWED_LEAD_SECONDS,
  fadeInSeconds: 0.012,
  releaseSeconds: 0.12,
}
const saxophone: Omit<SampledSpec, 'name'> = {
  set: 'saxophone',
  leadSeconds: BLOWN_LEAD_SECONDS,
  fadeInSeconds: 0.006,
  releaseSeconds: 0.09,
  vibrato: { hertz: 5.2, cents: 16, delay: 0.35 },
}

export const SAMPLED_SPECS: readonly SampledSpec[] = [
  { name: 'piano', set: 'grand', hasPedal: true, softening: 0.6, releaseSeconds: 0.18 },
  {
    name: 'felt-piano',
    set: 'grand-soft',
    hasPedal: true,
    softening: 0.6,
    releaseSeconds: 0.25,
    colour: [
      { hertz: 1800, gainDb: -9 },
      { hertz: 5000, gainDb: -6 },
    ],
  },
  {
    name: 'honky-tonk-piano',
    set: 'grand',
    transpose: -0.03,
    softening: 0.5,
    releaseSeconds: 0.15,
    courses: [{ semitones: 0.1, gain: 0.8, pan: 0.2, delaySeconds: 0.002 }],
  },
  {
    name: 'electric-bass',
    set: 'electric-bass',
    softening: 0.8,
    // Straight from the pick-ups its lowest octave is weak.
    colour: [
      { hertz: 60, gainDb: 12, q: 0.45 },
      { hertz: 350, gainDb: -6 },
    ],
  },
  {
    name: 'pick-bass',
    set: 'pick-bass',
    softening: 0.7,
    loopDecaySeconds: 6,
    colour: [
      { hertz: 55, gainDb: 10, q: 0.5 },
      { hertz: 500, gainDb: -2 },
    ],
  },
  { name: 'slap-bass', set: 'slap-bass', softening: 0.7, loopDecaySeconds: 5 },
  {
    name: 'upright-bass',
    set: 'upright-bass',
    softening: 0.8,
    loopDecaySeconds: 3,
    colour: [{ hertz: 55, gainDb: 4, q: 0.6 }],
  },
  { name: 'acoustic-guitar', set: 'steel-guitar', softening: 0.8, loopDecaySeconds: 5 },
  {
    name: 'twelve-string-guitar',
    set: 'steel-guitar',
    softening: 0.8,
    loopDecaySeconds: 5,
    courses: [{ semitones: 12.06, gain: 0.5, pan: 0.3, delaySeconds: 0.004 }],
  },
  { name: 'nylon-guitar', set: 'nylon-guitar', softening: 0.9 },
  { name: 'ukulele', set: 'nylon-guitar', softening: 0.9, longestSeconds: 1.6 },
  { name: 'clean-guitar', set: 'electric-guitar', softening: 0.8 },
  { name: 'funk-guitar', set: 'electric-guitar', softening: 0.6, colour: [{ hertz: 3000, gainDb: 3 }] },
  {
    name: 'muted-guitar',
    set: 'palm-muted-guitar',
    highestPitch: 80,
    softening: 0.7,
    loopDecaySeconds: 0.5,
    longestSeconds: 1,
  },
  {
    name: 'overdriven-guitar',
    set: 'electric-guitar',
    softening: 0.3,
    isDoubled: true,
    takes: 1,
    amp: { drive: 14, bias: 0.3, second: 1.6, gainDb: -16.5, lowPassHertz: 5200 },
  },
  {
    name: 'distorted-guitar',
    set: 'electric-guitar',
    softening: 0.2,
    isDoubled: true,
    takes: 1,
    amp: { drive: 55, bias: 0.2, second: 2.4, gainDb: -19.5, lowPassHertz: 4800 },
  },
  { name: 'harp', set: 'harp', softening: 0.8, longestSeconds: 3.5 },
  { name: 'banjo', set: 'banjo', softening: 0.6, loopDecaySeconds: 1.5 },
  { name: 'harpsichord', set: 'harpsichord', softening: 0.3, loopDecaySeconds: 4 },
  { name: 'marimba', set: 'marimba', softening: 0.8 },
  {
    name: 'strings',
    set: 'strings',
    takes: 1,
    leadSeconds: BOWED_LEAD_SECONDS,
    softening: 0.7,
    colour: [{ hertz: 3000, gainDb: 5 }],
  },
  { name: 'violin', ...violin },
  { name: 'fiddle', ...violin, colour: [{ hertz: 2500, gainDb: 2 }] },
  {
    name: 'cello',
    set: 'cello',
    leadSeconds: BOWED_LEAD_SECONDS,
    fadeInSeconds: 0.012,
    releaseSeconds: 0.15,
    vibrato: { hertz: 5, cents: 8, delay: 0.3 },
  },
  { name: 'brass', set: 'brass', leadSeconds: BLOWN_LEAD_SECONDS },
  { name: 'trumpet', set: 'trumpet', leadSeconds: BLOWN_LEAD_SECONDS, vibrato: { hertz: 5, cents: 9, delay: 0.5 } },
  { name: 'trombone', set: 'trombone', leadSeconds: BLOWN_LEAD_SECONDS },
  { name: 'french-horn', set: 'french-horn', leadSeconds: BLOWN_LEAD_SECONDS },
  { name: 'tuba', set: 'tuba', leadSeconds: BLOWN_LEAD_SECONDS },
  { name: 'saxophone', ...saxophone },
  { name: 'alto-sax', ...saxophone, colour: [{ hertz: 2000, gainDb: 2 }] },
  { name: 'flute', set: 'flute', leadSeconds: BLOWN_LEAD_SECONDS, vibrato: { hertz: 4.8, cents: 7, delay: 0.4 } },
  { name: 'bassoon', set: 'bassoon', leadSeconds: BLOWN_LEAD_SECONDS },
  { name: 'choir-pad', set: 'choir', takes: 1, colour: [{ hertz: 3000, gainDb: 3 }] },
  { name: 'church-organ', set: 'church-organ', takes: 1, softening: 0.3 },
  { name: 'accordion', set: 'accordion', takes: 1, softening: 0.5, leadSeconds: 0.02 },
]
