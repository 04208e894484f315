import { highShelf, peaking } from '../../audio/biquad.ts'
import { exp } from '../../audio/math.ts'
import type { SustainedSpec } from '../createSustained.ts'
import { rolledOff } from '../rolledOff.ts'

const solo = { voices: 1, cents: 0, width: 0 }

/** A conical reed: all harmonics, opening with effort. */
function reed(dark: number, opens: number, evens: number) {
  return (hertz: number, harmonic: number, shade: number): number =>
    rolledOff(hertz, dark + opens * shade, 2) * (harmonic % 2 === 0 ? evens : 1) * (harmonic === 1 ? 1.2 : 1)
}

function eased(velocity: number) {
  return (seconds: number): number => (0.3 + 0.6 * velocity) * (1 - 0.7 * exp(-seconds / 0.04))
}

/** An edge-blown pipe: a fundamental and little more. */
function pipe(second: number, third: number) {
  return (_: number, harmonic: number, shade: number): number =>
    [0, 1, second * (0.5 + shade), third * (0.4 + shade), 0.06 * shade, 0.04 * shade][harmonic] ?? 0
}

export const WOODWINDS: SustainedSpec[] = [
  {
    name: 'saxophone',
    lowestPitch: 46,
    highestPitch: 81,
    velocityLayers: 3,
    releaseSeconds: 0.09,
    envelope: { attack: 0.03, decay: 0.3, sustain: 0.8 },
    tone: reed(420, 900, 0.75),
    shade: eased,
    unison: solo,
    vibrato: { hertz: 5, cents: 12, delay: 0.3 },
    glide: { cents: -30, seconds: 0.018 },
    breath: { level: 0.02, harmonic: 4, q: 0.5, attackLevel: 0.06 },
    body: (rate) => [peaking(600, 1.5, 4, rate), peaking(1500, 1.5, 3, rate), peaking(2700, 2, 2, rate)],
    variants: 2,
  },
  {
    name: 'alto-sax',
    lowestPitch: 49,
    highestPitch: 84,
    velocityLayers: 3,
    releaseSeconds: 0.08,
    envelope: { attack: 0.026, decay: 0.3, sustain: 0.82 },
    tone: reed(620, 1300, 0.85),
    shade: eased,
    unison: solo,
    vibrato: { hertz: 5.3, cents: 13, delay: 0.28 },
    glide: { cents: -30, seconds: 0.016 },
    breath: { level: 0.014, harmonic: 4, q: 0.5, attackLevel: 0.06 },
    body: (rate) => [peaking(850, 1.5, 4, rate), peaking(1900, 1.5, 3, rate), peaking(3300, 2, 2, rate)],
    variants: 2,
  },
  {
    name: 'clarinet',
    lowestPitch: 50,
    highestPitch: 88,
    velocityLayers: 3,
    releaseSeconds: 0.09,
    envelope: { attack: 0.035, decay: 0.3, sustain: 0.9 },
    // A closed cylinder: the even harmonics are nearly missing low down.
    tone: (hertz, harmonic, shade) =>
      rolledOff(hertz, 700 + 1100 * shade, 2) * (harmonic % 2 === 0 ? Math.min(0.7, hertz / 3500) : 1),
    shade: eased,
    unison: solo,
    vibrato: { hertz: 4.8, cents: 3, delay: 0.4 },
    breath: { level: 0.006, harmonic: 5, q: 0.5, attackLevel: 0.03 },
    body: (rate) => [peaking(1500, 1.2, 2, rate), highShelf(5000, -4, rate)],
    variants: 2,
  },
  {
    name: 'oboe',
    lowestPitch: 58,
    highestPitch: 88,
    velocityLayers: 3,
    releaseSeconds: 0.08,
    envelope: { attack: 0.03, decay: 0.25, sustain: 0.9 },
    tone: (hertz, harmonic, shade) => rolledOff(hertz, 1500 + 1200 * shade, 2) * (harmonic === 1 ? 0.55 : 1),
    shade: eased,
    unison: solo,
    vibrato: { hertz: 5.4, cents: 9, delay: 0.25 },
    breath: { level: 0.004, harmonic: 5, q: 0.5, attackLevel: 0.03 },
    body: (rate) => [peaking(1100, 2, 5, rate), peaking(2900, 2, 4, rate), highShelf(5500, -5, rate)],
    variants: 2,
  },
  {
    name: 'bassoon',
    lowestPitch: 34,
    highestPitch: 70,
    velocityLayers: 3,
    releaseSeconds: 0.08,
    envelope: { attack: 0.03, decay: 0.25, sustain: 0.85 },
    tone: (hertz, harmonic, shade) => rolledOff(hertz, 420 + 500 * shade, 2) * (harmonic === 1 ? 0.6 : 1),
    shade: eased,
    unison: solo,
    vibrato: { hertz: 5, cents: 6, delay: 0.3 },
    breath: { level: 0.004, harmonic: 8, q: 0.5, attackLevel: 0.03 },
    body: (rate) => [peaking(460, 2.5, 5, rate), peaking(1150, 2, 3, rate)],
    variants: 2,
  },
  {
    name: 'flute',
    lowestPitch: 60,
    highestPitch: 96,
    velocityLayers: 3,
    releaseSeconds: 0.1,
    envelope: { attack: 0.05, decay: 0.3, sustain: 0.85 },
    tone: pipe(0.55, 0.22),
    shade: (velocity) => () => velocity,
    unison: solo,
    vibrato: { hertz: 5, cents: 9, delay: 0.25 },
    breath: { level: 0.05, harmonic: 2, q: 0.8, attackLevel: 0.12 },
    variants: 2,
  },
  {
    name: 'tin-whistle',
    lowestPitch: 67,
    highestPitch: 98,
    velocityLayers: 3,
    releaseSeconds: 0.06,
    envelope: { attack: 0.018, decay: 0.2, sustain: 0.9 },
    tone: pipe(0.35, 0.3),
    shade: (velocity) => () => 0.3 + 0.7 * velocity,
    unison: solo,
    vibrato: { hertz: 5.6, cents: 5, delay: 0.3 },
    glide: { cents: 40, seconds: 0.01 },
    breath: { level: 0.035, harmonic: 2, q: 0.7, attackLevel: 0.25 },
    variants: 2,
  },
  {
    name: 'bansuri',
    lowestPitch: 57,
    highestPitch: 89,
    velocityLayers: 3,
    releaseSeconds: 0.14,
    envelope: { attack: 0.06, decay: 0.4, sustain: 0.85 },
    tone: pipe(0.4, 0.3),
    shade: (velocity) => () => velocity,
    unison: solo,
    vibrato: { hertz: 4.6, cents: 16, delay: 0.35 },
    glide: { cents: -120, seconds: 0.03 },
    breath: { level: 0.07, harmonic: 2.5, q: 0.6, attackLevel: 0.12 },
    variants: 2,
  },
  {
    name: 'pan-flute',
    lowestPitch: 60,
    highestPitch: 91,
    velocityLayers: 3,
    releaseSeconds: 0.12,
    envelope: { attack: 0.03, decay: 0.35, sustain: 0.75 },
    tone: pipe(0.15, 0.35),
    shade: (velocity) => () => velocity,
    unison: solo,
    vibrato: { hertz: 5, cents: 8, delay: 0.3 },
    breath: { level: 0.12, harmonic: 2, q: 0.7, attackLevel: 0.5 },
    variants: 2,
  },
]
