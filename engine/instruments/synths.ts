import { glideHertz } from '../audio/controlCurve.ts'
import { exp } from '../audio/math.ts'
import { sineOfCycles } from '../audio/sineTable.ts'
import type { SustainedSpec } from './createSustained.ts'

/** A filter that opens at once and closes to its resting place. */
function snap(opening: (velocity: number) => number, rest: number, seconds60: number) {
  return (velocity: number, hertz: number) => {
    const top = Math.min(15_000, hertz * opening(velocity))
    const bottom = Math.min(top, Math.max(180, hertz * rest))
    return (seconds: number): number => glideHertz(bottom, top, exp(-seconds / seconds60))
  }
}

const DRAWBARS: Record<number, number> = { 1: 1, 2: 0.75, 3: 0.55, 4: 0.45, 6: 0.2, 8: 0.28 }

export const SYNTHS: SustainedSpec[] = [
  {
    name: 'synth-bass',
    lowestPitch: 24,
    highestPitch: 60,
    velocityLayers: 3,
    releaseSeconds: 0.05,
    envelope: { attack: 0.003, decay: 0.5, sustain: 0.75 },
    tone: (_, harmonic) => (0.6 / harmonic) * (harmonic === 1 ? 1.8 : 1),
    unison: { voices: 1, cents: 0, width: 0 },
    cutoff: snap((velocity) => 6 + 26 * velocity, 4, 0.14),
    resonance: 1.5,
  },
  {
    name: 'sub-bass',
    lowestPitch: 24,
    highestPitch: 55,
    velocityLayers: 2,
    releaseSeconds: 0.07,
    envelope: { attack: 0.006, decay: 1.2, sustain: 0.8 },
    tone: (_, harmonic, shade) =>
      [0, 1, 0.16 + 0.25 * shade, 0.1 + 0.22 * shade, 0.04 * shade, 0.05 * shade][harmonic] ?? 0,
    shade: (velocity) => (seconds) => velocity * (0.35 + 0.65 * exp(-seconds / 0.12)),
    unison: { voices: 1, cents: 0, width: 0 },
  },
  {
    name: 'organ',
    lowestPitch: 36,
    highestPitch: 96,
    velocityLayers: 2,
    releaseSeconds: 0.06,
    envelope: { attack: 0.008, decay: 0.1, sustain: 0.92 },
    tone: (_, harmonic, shade) => (DRAWBARS[harmonic] ?? 0) * (harmonic > 2 ? 0.45 + 0.75 * shade : 1) * 0.5,
    shade: (velocity) => (seconds) => velocity * (0.85 + 0.15 * sineOfCycles(seconds * 5.9)),
    unison: { voices: 2, cents: 2.5, width: 0.5 },
    vibrato: { hertz: 5.9, cents: 5, delay: 0 },
    breath: { level: 0.001, harmonic: 9, q: 0.6, attackLevel: 0.06 },
  },
  {
    name: 'warm-pad',
    lowestPitch: 36,
    highestPitch: 84,
    velocityLayers: 2,
    releaseSeconds: 0.6,
    envelope: { attack: 0.22, decay: 1.5, sustain: 0.85 },
    tone: 'saw',
    unison: { voices: 6, cents: 10, width: 0.85 },
    cutoff: (velocity, hertz) => (seconds) =>
      (380 + 2 * hertz + 500 * velocity) *
      (1 + 0.7 * (1 - exp(-seconds / 0.9))) *
      (1 + 0.12 * sineOfCycles(seconds * 0.21)),
    resonance: 0.75,
  },
  {
    name: 'saw-lead',
    lowestPitch: 48,
    highestPitch: 96,
    velocityLayers: 3,
    releaseSeconds: 0.1,
    envelope: { attack: 0.006, decay: 0.4, sustain: 0.8 },
    tone: 'saw',
    unison: { voices: 5, cents: 11, width: 0.7 },
    vibrato: { hertz: 5.2, cents: 8, delay: 0.35 },
    cutoff: (velocity, hertz) => (seconds) => (1200 + 2.5 * hertz) * (0.6 + velocity) * (1 + 1.2 * exp(-seconds / 0.2)),
    resonance: 0.9,
  },
  {
    name: 'square-lead',
    lowestPitch: 48,
    highestPitch: 96,
    velocityLayers: 3,
    releaseSeconds: 0.08,
    envelope: { attack: 0.005, decay: 0.3, sustain: 0.8 },
    tone: (_, harmonic) => (harmonic % 2 === 1 ? 0.7 / harmonic : 0.06 / harmonic),
    unison: { voices: 3, cents: 5, width: 0.5 },
    vibrato: { hertz: 5.5, cents: 9, delay: 0.3 },
    cutoff: (velocity, hertz) => (seconds) =>
      (1000 + 2.5 * hertz) * (0.5 + velocity) * (1 + 0.8 * exp(-seconds / 0.15)),
    resonance: 0.8,
  },
  {
    name: 'pluck',
    lowestPitch: 40,
    highestPitch: 96,
    velocityLayers: 3,
    releaseSeconds: 0.12,
    envelope: { attack: 0.002, decay: 0.3, sustain: 0 },
    tone: 'saw',
    unison: { voices: 3, cents: 6, width: 0.7 },
    cutoff: snap((velocity) => 5 + 16 * velocity, 1.5, 0.12),
    resonance: 1.1,
  },
]
