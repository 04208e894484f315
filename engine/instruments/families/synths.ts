import { highPass, highShelf, peaking } from '../../audio/biquad.ts'
import { exp } from '../../audio/math.ts'
import { sineOfCycles } from '../../audio/sineTable.ts'
import type { SustainedSpec } from '../createSustained.ts'
import { snap } from '../snap.ts'

// A pulse that is high a quarter of the time, and a triangle cut into sixteen steps: an old console's two voices.
function quarterPulse(_: number, harmonic: number, shade: number): number {
  const strength = [0, 0.707, 1, 0.707][harmonic % 4] ?? 0
  return (0.55 / harmonic) * strength * (harmonic > 8 ? 0.4 + 0.6 * shade : 1)
}

function steppedTriangle(_: number, harmonic: number, shade: number): number {
  const edges = harmonic === 31 || harmonic === 33 ? 0.03 * (0.4 + shade) : 0
  return harmonic % 2 === 1 ? (harmonic % 4 === 1 ? 0.8 : -0.8) / (harmonic * harmonic) + edges : 0
}

export const SYNTHS: SustainedSpec[] = [
  {
    name: 'warm-pad',
    lowestPitch: 36,
    highestPitch: 84,
    velocityLayers: 2,
    releaseSeconds: 0.6,
    envelope: { attack: 0.22, decay: 1.5, sustain: 0.85 },
    tone: 'saw',
    unison: { voices: 6, cents: 10, width: 0.78 },
    cutoff: (velocity, hertz) => (seconds) =>
      (380 + 2 * hertz + 500 * velocity) *
      (1 + 0.7 * (1 - exp(-seconds / 0.9))) *
      (1 + 0.12 * sineOfCycles(seconds * 0.21)),
    resonance: 0.75,
  },
  {
    name: 'dark-pad',
    lowestPitch: 31,
    highestPitch: 79,
    velocityLayers: 2,
    releaseSeconds: 0.9,
    envelope: { attack: 0.3, decay: 2, sustain: 0.9 },
    tone: 'saw',
    unison: { voices: 5, cents: 8, width: 0.75 },
    cutoff: (velocity, hertz) => (seconds) =>
      (220 + 1.2 * hertz + 260 * velocity) * (1 + 0.35 * sineOfCycles(seconds * 0.13)),
    resonance: 1.1,
  },
  {
    name: 'glass-pad',
    lowestPitch: 48,
    highestPitch: 96,
    velocityLayers: 2,
    releaseSeconds: 0.8,
    envelope: { attack: 0.12, decay: 1.2, sustain: 0.7 },
    tone: (_, harmonic, shade) =>
      [0, 1, 0.22, 0.1, 0.3 * (0.3 + shade), 0.03, 0.04, 0.2 * shade, 0.16 * shade, 0, 0, 0.1 * shade][harmonic] ?? 0,
    shade: (velocity) => (seconds) => velocity * (0.4 + 0.6 * exp(-seconds / 0.7)),
    unison: { voices: 4, cents: 6, width: 0.75 },
    breath: { level: 0.01, harmonic: 8, q: 0.5, attackLevel: 0.02 },
  },
  {
    name: 'string-machine',
    lowestPitch: 36,
    highestPitch: 91,
    velocityLayers: 2,
    releaseSeconds: 0.4,
    envelope: { attack: 0.09, decay: 1, sustain: 0.9 },
    tone: 'saw',
    unison: { voices: 5, cents: 8, width: 0.85 },
    vibrato: { hertz: 6, cents: 4, delay: 0 },
    cutoff: (velocity, hertz) => () => 2400 + hertz + 2600 * velocity,
    resonance: 0.7,
    body: (rate) => [highPass(180, 0.7, rate), peaking(1800, 0.8, 2, rate)],
  },
  {
    name: 'saw-lead',
    lowestPitch: 48,
    highestPitch: 96,
    velocityLayers: 3,
    releaseSeconds: 0.1,
    envelope: { attack: 0.006, decay: 0.4, sustain: 0.8 },
    tone: 'saw',
    unison: { voices: 5, cents: 11, width: 0.8 },
    vibrato: { hertz: 5.2, cents: 8, delay: 0.35 },
    cutoff: (velocity, hertz) => (seconds) => (1200 + 2.5 * hertz) * (0.6 + velocity) * (1 + 1.2 * exp(-seconds / 0.2)),
    resonance: 0.9,
  },
  {
    name: 'supersaw',
    lowestPitch: 40,
    highestPitch: 96,
    velocityLayers: 3,
    releaseSeconds: 0.18,
    envelope: { attack: 0.008, decay: 0.6, sustain: 0.85 },
    tone: 'saw',
    unison: { voices: 7, cents: 17, width: 0.95 },
    cutoff: (velocity, hertz) => (seconds) => (2600 + 3 * hertz) * (0.5 + 1.1 * velocity) * (1 + exp(-seconds / 0.25)),
    resonance: 0.75,
    body: (rate) => [highPass(120, 0.7, rate), highShelf(6000, 2, rate)],
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
    name: 'synth-brass',
    lowestPitch: 40,
    highestPitch: 86,
    velocityLayers: 3,
    releaseSeconds: 0.15,
    envelope: { attack: 0.03, decay: 0.5, sustain: 0.75 },
    tone: 'saw',
    unison: { voices: 4, cents: 9, width: 0.8 },
    cutoff: (velocity, hertz) => (seconds) =>
      (350 + hertz + (900 + 2 * hertz) * (0.4 + 1.6 * velocity) * (1 - exp(-seconds / 0.05))) *
      (0.65 + 0.5 * exp(-seconds / 0.4)),
    resonance: 0.9,
  },
  {
    name: 'pluck',
    lowestPitch: 40,
    highestPitch: 96,
    velocityLayers: 3,
    releaseSeconds: 0.12,
    envelope: { attack: 0.002, decay: 0.3, sustain: 0 },
    tone: 'saw',
    unison: { voices: 3, cents: 6, width: 0.8 },
    cutoff: snap((velocity) => 5 + 16 * velocity, 1.5, 0.12),
    resonance: 1.1,
  },
  {
    // A chord once sampled from an organ and a string machine: house's short, hollow stab.
    name: 'stab',
    lowestPitch: 40,
    highestPitch: 91,
    velocityLayers: 3,
    releaseSeconds: 0.09,
    envelope: { attack: 0.003, decay: 0.22, sustain: 0.12 },
    tone: (_, harmonic) => (0.6 / harmonic) * (harmonic % 2 === 1 ? 1.2 : 0.6),
    unison: { voices: 4, cents: 8, width: 0.9 },
    cutoff: snap((velocity) => 6 + 12 * velocity, 2.2, 0.16),
    resonance: 1.6,
    body: (rate) => [highPass(150, 0.7, rate)],
  },
  {
    name: 'chip-pulse',
    lowestPitch: 45,
    highestPitch: 98,
    velocityLayers: 3,
    releaseSeconds: 0.015,
    envelope: { attack: 0.001, decay: 0.25, sustain: 0.6 },
    tone: quarterPulse,
    shade: (velocity) => () => velocity,
    unison: { voices: 1, cents: 0, width: 0 },
    vibrato: { hertz: 6.5, cents: 9, delay: 0.3 },
  },
  {
    name: 'chip-triangle',
    lowestPitch: 28,
    highestPitch: 88,
    velocityLayers: 2,
    releaseSeconds: 0.012,
    envelope: { attack: 0.001, decay: 0.2, sustain: 0.95 },
    tone: steppedTriangle,
    shade: (velocity) => () => velocity,
    unison: { voices: 1, cents: 0, width: 0 },
  },
]
