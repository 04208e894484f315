import { highShelf, peaking, type Biquad } from '../../audio/biquad.ts'
import { exp } from '../../audio/math.ts'
import type { SustainedSpec } from '../createSustained.ts'

function violinBody(sampleRate: number): Biquad[] {
  return [
    peaking(285, 4, 3, sampleRate),
    peaking(480, 3, 4, sampleRate),
    peaking(1150, 2, -3, sampleRate),
    peaking(2600, 1.5, 4, sampleRate),
    highShelf(5500, -8, sampleRate),
  ]
}

function celloBody(sampleRate: number): Biquad[] {
  return [
    peaking(105, 3, 3, sampleRate),
    peaking(220, 3, 4, sampleRate),
    peaking(400, 3, 2, sampleRate),
    peaking(1700, 1.5, 3, sampleRate),
    highShelf(3500, -9, sampleRate),
  ]
}

function sectionBody(sampleRate: number): Biquad[] {
  return [peaking(350, 1.5, 2, sampleRate), peaking(2400, 1.2, 2, sampleRate), highShelf(4500, -9, sampleRate)]
}

/** A bowed string's saw, whose upper harmonics come with pressure. */
function bowed(dull: number) {
  return (_: number, harmonic: number, shade: number): number =>
    (0.6 / harmonic) * (harmonic > 3 ? dull + (1 - dull) * shade : 1)
}

function pressed(base: number, onset: number, onsetSeconds: number) {
  return (velocity: number) =>
    (seconds: number): number =>
      (base + (1 - base) * velocity) * (1 - onset * exp(-seconds / onsetSeconds))
}

const solo = { voices: 1, cents: 0, width: 0 }
const section = { voices: 6, cents: 9, width: 0.75 }

export const BOWED: SustainedSpec[] = [
  {
    name: 'strings',
    lowestPitch: 36,
    highestPitch: 91,
    velocityLayers: 2,
    releaseSeconds: 0.35,
    envelope: { attack: 0.13, decay: 0.6, sustain: 0.9 },
    tone: bowed(0.55),
    shade: pressed(0, 0.5, 0.12),
    unison: section,
    vibrato: { hertz: 5.3, cents: 7, delay: 0.1 },
    body: sectionBody,
  },
  {
    name: 'staccato-strings',
    lowestPitch: 36,
    highestPitch: 91,
    velocityLayers: 3,
    releaseSeconds: 0.14,
    envelope: { attack: 0.018, decay: 0.16, sustain: 0.25 },
    tone: bowed(0.5),
    shade: pressed(0.2, 0.2, 0.03),
    unison: section,
    breath: { level: 0.006, harmonic: 5, q: 0.5, attackLevel: 0.12 },
    body: sectionBody,
  },
  {
    name: 'tremolo-strings',
    lowestPitch: 36,
    highestPitch: 91,
    velocityLayers: 2,
    releaseSeconds: 0.3,
    envelope: { attack: 0.09, decay: 0.6, sustain: 0.9 },
    tone: bowed(0.45),
    shade: pressed(0, 0.4, 0.1),
    unison: { voices: 5, cents: 10, width: 0.8 },
    vibrato: { hertz: 4.5, cents: 5, delay: 0 },
    tremolo: { hertz: 11.5, depth: 0.6 },
    body: sectionBody,
  },
  {
    name: 'violin',
    lowestPitch: 55,
    highestPitch: 96,
    velocityLayers: 3,
    releaseSeconds: 0.16,
    envelope: { attack: 0.07, decay: 0.4, sustain: 0.9 },
    tone: bowed(0.4),
    shade: pressed(0.2, 0.6, 0.08),
    unison: solo,
    vibrato: { hertz: 5.6, cents: 13, delay: 0.22 },
    breath: { level: 0.008, harmonic: 6, q: 0.5, attackLevel: 0.05 },
    body: violinBody,
    variants: 2,
  },
  {
    name: 'fiddle',
    lowestPitch: 55,
    highestPitch: 93,
    velocityLayers: 3,
    releaseSeconds: 0.07,
    envelope: { attack: 0.022, decay: 0.25, sustain: 0.8 },
    tone: bowed(0.6),
    shade: pressed(0.35, 0.25, 0.04),
    unison: solo,
    vibrato: { hertz: 5.8, cents: 5, delay: 0.35 },
    glide: { cents: -35, seconds: 0.02 },
    breath: { level: 0.012, harmonic: 6, q: 0.5, attackLevel: 0.14 },
    body: violinBody,
    variants: 2,
  },
  {
    name: 'cello',
    lowestPitch: 36,
    highestPitch: 79,
    velocityLayers: 3,
    releaseSeconds: 0.2,
    envelope: { attack: 0.085, decay: 0.5, sustain: 0.9 },
    tone: bowed(0.35),
    shade: pressed(0.15, 0.6, 0.1),
    unison: solo,
    vibrato: { hertz: 5.1, cents: 12, delay: 0.25 },
    breath: { level: 0.008, harmonic: 8, q: 0.5, attackLevel: 0.06 },
    body: celloBody,
    variants: 2,
  },
]
