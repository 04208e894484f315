import { highShelf, lowPass, peaking } from '../../audio/biquad.ts'
import { exp } from '../../audio/math.ts'
import type { SustainedSpec } from '../createSustained.ts'
import { rolledOff } from '../rolledOff.ts'

function brassTone(dark: number, bright: number) {
  return (hertz: number, harmonic: number, shade: number): number =>
    rolledOff(hertz, dark * (1 + shade * shade * (bright / dark - 1)), 3) * (harmonic === 1 ? 0.8 : 1)
}

/** Brass brightens as it gets louder: the shade overshoots on the attack, then settles. */
function blown(velocity: number) {
  return (seconds: number): number =>
    (0.25 + 0.6 * velocity) * (1 - exp(-seconds / 0.03)) * (0.8 + 0.35 * exp(-seconds / 0.15))
}

const solo = { voices: 1, cents: 0, width: 0 }

export const BRASS: SustainedSpec[] = [
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
    glide: { cents: -25, seconds: 0.02 },
    breath: { level: 0.002, harmonic: 6, q: 0.7, attackLevel: 0.03 },
    body: (rate) => [peaking(1300, 1, 2.5, rate)],
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
    unison: solo,
    vibrato: { hertz: 5.2, cents: 10, delay: 0.35 },
    glide: { cents: -20, seconds: 0.015 },
    breath: { level: 0.002, harmonic: 5, q: 0.7, attackLevel: 0.03 },
    body: (rate) => [peaking(1200, 1.2, 3, rate), peaking(2800, 2, 2, rate)],
    variants: 2,
  },
  {
    // A harmon mute: the bell's middle is gone, a nasal band and a hiss are left.
    name: 'muted-trumpet',
    lowestPitch: 54,
    highestPitch: 86,
    velocityLayers: 3,
    releaseSeconds: 0.07,
    envelope: { attack: 0.022, decay: 0.2, sustain: 0.8 },
    tone: brassTone(900, 4800),
    shade: blown,
    unison: solo,
    vibrato: { hertz: 5.2, cents: 10, delay: 0.3 },
    breath: { level: 0.006, harmonic: 6, q: 0.7, attackLevel: 0.05 },
    body: (rate) => [peaking(550, 0.9, -9, rate), peaking(2100, 2.5, 9, rate), peaking(4200, 2, 3, rate)],
    variants: 2,
  },
  {
    name: 'trombone',
    lowestPitch: 40,
    highestPitch: 74,
    velocityLayers: 3,
    releaseSeconds: 0.1,
    envelope: { attack: 0.04, decay: 0.3, sustain: 0.85 },
    tone: brassTone(320, 2200),
    shade: blown,
    unison: solo,
    vibrato: { hertz: 4.8, cents: 8, delay: 0.35 },
    glide: { cents: -45, seconds: 0.022 },
    breath: { level: 0.002, harmonic: 7, q: 0.7, attackLevel: 0.03 },
    body: (rate) => [peaking(520, 1.5, 3, rate), peaking(1500, 1.5, 2, rate)],
    variants: 2,
  },
  {
    name: 'french-horn',
    lowestPitch: 41,
    highestPitch: 77,
    velocityLayers: 3,
    releaseSeconds: 0.18,
    envelope: { attack: 0.06, decay: 0.4, sustain: 0.85 },
    tone: brassTone(300, 1300),
    shade: blown,
    unison: { voices: 2, cents: 4, width: 0.5 },
    vibrato: { hertz: 4.6, cents: 4, delay: 0.4 },
    breath: { level: 0.002, harmonic: 5, q: 0.7, attackLevel: 0.02 },
    body: (rate) => [peaking(400, 1.5, 3, rate), highShelf(2500, -6, rate)],
  },
  {
    name: 'tuba',
    lowestPitch: 28,
    highestPitch: 60,
    velocityLayers: 3,
    releaseSeconds: 0.1,
    envelope: { attack: 0.04, decay: 0.25, sustain: 0.75 },
    tone: brassTone(230, 900),
    shade: blown,
    unison: solo,
    breath: { level: 0.004, harmonic: 7, q: 0.6, attackLevel: 0.06 },
    body: (rate) => [peaking(230, 1.2, 3, rate), lowPass(3000, 0.7, rate)],
    variants: 2,
  },
]
