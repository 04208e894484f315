import { peaking } from '../audio/biquad.ts'
import { exp } from '../audio/math.ts'
import type { SustainedSpec } from './createSustained.ts'

/** Flat up to the corner, then falling with the given steepness: the spectrum a reed or lip sends out. */
function rolledOff(hertz: number, cornerHertz: number, steepness: 2 | 3): number {
  const x = hertz / cornerHertz
  return 1 / (1 + (steepness === 2 ? x * x : x * x * x))
}

function brassTone(dark: number, bright: number) {
  return (hertz: number, harmonic: number, shade: number): number =>
    rolledOff(hertz, dark * (1 + shade * shade * (bright / dark - 1)), 3) * (harmonic === 1 ? 0.8 : 1)
}

/** Brass brightens as it gets louder: the shade overshoots on the attack, then settles. */
function blown(velocity: number) {
  return (seconds: number): number =>
    (0.25 + 0.6 * velocity) * (1 - exp(-seconds / 0.03)) * (0.8 + 0.35 * exp(-seconds / 0.15))
}

export const WINDS: SustainedSpec[] = [
  {
    name: 'brass',
    lowestPitch: 43,
    highestPitch: 82,
    velocityLayers: 3,
    releaseSeconds: 0.12,
    envelope: { attack: 0.035, decay: 0.3, sustain: 0.8 },
    tone: brassTone(420, 2600),
    shade: blown,
    unison: { voices: 4, cents: 6, width: 0.6 },
    vibrato: { hertz: 4.6, cents: 4, delay: 0.3 },
    breath: { level: 0.002, harmonic: 6, q: 0.7, attackLevel: 0.03 },
    body: (sampleRate) => [peaking(1300, 1, 2.5, sampleRate)],
  },
  {
    name: 'trumpet',
    lowestPitch: 54,
    highestPitch: 86,
    velocityLayers: 3,
    releaseSeconds: 0.08,
    envelope: { attack: 0.025, decay: 0.25, sustain: 0.85 },
    tone: brassTone(700, 3600),
    shade: blown,
    unison: { voices: 1, cents: 0, width: 0 },
    vibrato: { hertz: 5.2, cents: 10, delay: 0.35 },
    breath: { level: 0.002, harmonic: 5, q: 0.7, attackLevel: 0.03 },
    body: (sampleRate) => [peaking(1200, 1.2, 3, sampleRate), peaking(2800, 2, 2, sampleRate)],
  },
  {
    name: 'saxophone',
    lowestPitch: 46,
    highestPitch: 81,
    velocityLayers: 3,
    releaseSeconds: 0.09,
    envelope: { attack: 0.03, decay: 0.3, sustain: 0.8 },
    tone: (hertz, harmonic, shade) =>
      rolledOff(hertz, 420 + 900 * shade, 2) * (harmonic % 2 === 0 ? 0.75 : 1) * (harmonic === 1 ? 1.2 : 1),
    shade: (velocity) => (seconds) => (0.3 + 0.6 * velocity) * (1 - 0.7 * exp(-seconds / 0.04)),
    unison: { voices: 1, cents: 0, width: 0 },
    vibrato: { hertz: 5, cents: 12, delay: 0.3 },
    breath: { level: 0.02, harmonic: 4, q: 0.5, attackLevel: 0.06 },
    body: (sampleRate) => [
      peaking(600, 1.5, 4, sampleRate),
      peaking(1500, 1.5, 3, sampleRate),
      peaking(2700, 2, 2, sampleRate),
    ],
  },
  {
    name: 'flute',
    lowestPitch: 60,
    highestPitch: 96,
    velocityLayers: 3,
    releaseSeconds: 0.1,
    envelope: { attack: 0.05, decay: 0.3, sustain: 0.85 },
    tone: (_, harmonic, shade) =>
      [0, 1, 0.3 + 0.35 * shade, 0.1 + 0.2 * shade, 0.06 * shade, 0.04 * shade][harmonic] ?? 0,
    shade: (velocity) => () => velocity,
    unison: { voices: 1, cents: 0, width: 0 },
    vibrato: { hertz: 5, cents: 9, delay: 0.25 },
    breath: { level: 0.05, harmonic: 2, q: 0.8, attackLevel: 0.12 },
  },
]
