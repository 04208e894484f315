import { highShelf, peaking } from '../../audio/biquad.ts'
import { exp } from '../../audio/math.ts'
import { sineOfCycles } from '../../audio/sineTable.ts'
import type { SustainedSpec } from '../createSustained.ts'
import { rolledOff } from '../rolledOff.ts'

const DRAWBARS: Record<number, number> = { 1: 1, 2: 0.75, 3: 0.55, 4: 0.45, 6: 0.2, 8: 0.28 }
// Principals at 8', 4', 2 2/3', 2' and a mixture on top.
const PRINCIPALS: Record<number, number> = { 1: 1, 2: 0.8, 3: 0.35, 4: 0.5, 6: 0.16, 8: 0.24, 12: 0.07, 16: 0.06 }

/** Organs and everything with bellows or a bag. */
export const WIND_KEYS: SustainedSpec[] = [
  {
    name: 'organ',
    lowestPitch: 36,
    highestPitch: 96,
    velocityLayers: 2,
    releaseSeconds: 0.06,
    envelope: { attack: 0.008, decay: 0.1, sustain: 0.92 },
    tone: (_, harmonic, shade) => (DRAWBARS[harmonic] ?? 0) * (harmonic > 2 ? 0.45 + 0.75 * shade : 1) * 0.5,
    shade: (velocity) => (seconds) => velocity * (0.85 + 0.15 * sineOfCycles(seconds * 5.9)),
    unison: { voices: 2, cents: 2.5, width: 0.6 },
    vibrato: { hertz: 5.9, cents: 5, delay: 0 },
    tremolo: { hertz: 5.9, depth: 0.16 },
    breath: { level: 0.001, harmonic: 9, q: 0.6, attackLevel: 0.06 },
  },
  {
    name: 'church-organ',
    lowestPitch: 36,
    highestPitch: 96,
    velocityLayers: 2,
    releaseSeconds: 0.35,
    envelope: { attack: 0.05, decay: 0.3, sustain: 0.95 },
    tone: (_, harmonic, shade) => (PRINCIPALS[harmonic] ?? 0) * (harmonic > 3 ? 0.4 + 0.8 * shade : 1) * 0.5,
    shade: (velocity) => () => velocity,
    unison: { voices: 3, cents: 3, width: 0.8 },
    breath: { level: 0.008, harmonic: 3, q: 0.6, attackLevel: 0.09 },
  },
  {
    name: 'accordion',
    lowestPitch: 41,
    highestPitch: 91,
    velocityLayers: 3,
    releaseSeconds: 0.07,
    envelope: { attack: 0.03, decay: 0.3, sustain: 0.88 },
    tone: (hertz, harmonic, shade) => (rolledOff(hertz, 1100 + 1500 * shade, 2) / Math.sqrt(harmonic)) * 0.7,
    shade: (velocity) => (seconds) => velocity * (1 - 0.5 * exp(-seconds / 0.05)),
    // Two reeds a little apart: the musette's beat.
    unison: { voices: 3, cents: 9, width: 0.4 },
    breath: { level: 0.006, harmonic: 5, q: 0.5, attackLevel: 0.03 },
    body: (rate) => [peaking(900, 1, 3, rate), highShelf(5000, -5, rate)],
  },
  {
    name: 'harmonica',
    lowestPitch: 55,
    highestPitch: 91,
    velocityLayers: 3,
    releaseSeconds: 0.07,
    envelope: { attack: 0.03, decay: 0.25, sustain: 0.85 },
    tone: (hertz, harmonic, shade) => rolledOff(hertz, 1600 + 1800 * shade, 2) * (harmonic === 1 ? 0.8 : 0.8),
    shade: (velocity) => (seconds) => velocity * (1 - 0.6 * exp(-seconds / 0.05)),
    unison: { voices: 1, cents: 0, width: 0 },
    vibrato: { hertz: 5.5, cents: 8, delay: 0.25 },
    glide: { cents: -60, seconds: 0.025 },
    tremolo: { hertz: 5.5, depth: 0.15 },
    breath: { level: 0.012, harmonic: 4, q: 0.5, attackLevel: 0.06 },
    body: (rate) => [peaking(750, 2, 4, rate), peaking(2400, 1.5, 4, rate), highShelf(5500, -6, rate)],
    variants: 2,
  },
  {
    name: 'bagpipe',
    lowestPitch: 45,
    highestPitch: 84,
    velocityLayers: 2,
    releaseSeconds: 0.03,
    envelope: { attack: 0.012, decay: 0.2, sustain: 0.97 },
    tone: (hertz, harmonic, shade) => rolledOff(hertz, 2200 + 1200 * shade, 2) * (harmonic === 1 ? 0.5 : 0.8),
    shade: (velocity) => () => velocity,
    unison: { voices: 2, cents: 3, width: 0.3 },
    breath: { level: 0.003, harmonic: 5, q: 0.5, attackLevel: 0.03 },
    body: (rate) => [peaking(1000, 2, 4, rate), peaking(2100, 2, 4, rate), highShelf(6000, -6, rate)],
  },
]
