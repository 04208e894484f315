import { glideHertz } from '../../audio/controlCurve.ts'
import { highPass, lowPass, peaking } from '../../audio/biquad.ts'
import { exp } from '../../audio/math.ts'
import { sineOfCycles } from '../../audio/sineTable.ts'
import type { SustainedSpec } from '../createSustained.ts'
import { snap } from '../snap.ts'

const solo = { voices: 1, cents: 0, width: 0 }

// A wobble is one note: open when it is struck, closed an eighth later (at dubstep's 140 beats a minute), then hardly
// moving. Its rhythm is the score's, so that it keeps time at every tempo.
const WOBBLE_SECONDS = 0.214
const LATER_WOBBLES = 0.12

function wobble(velocity: number, hertz: number): (seconds: number) => number {
  const top = 700 + 2600 * velocity
  const floor = Math.max(90, hertz * 1.6)
  return (seconds) => {
    const open = 0.5 + 0.5 * sineOfCycles((0.5 * seconds) / WOBBLE_SECONDS + 0.25)
    return glideHertz(floor, top, seconds < WOBBLE_SECONDS ? open : LATER_WOBBLES * open)
  }
}

export const SYNTH_BASSES: SustainedSpec[] = [
  {
    name: 'synth-bass',
    lowestPitch: 24,
    highestPitch: 60,
    velocityLayers: 3,
    releaseSeconds: 0.05,
    envelope: { attack: 0.003, decay: 0.5, sustain: 0.75 },
    tone: (_, harmonic) => (0.6 / harmonic) * (harmonic === 1 ? 1.8 : 1),
    unison: solo,
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
    unison: solo,
  },
  {
    // The 808's kick played as a bass: a drop, a long fall, and a hot desk.
    name: '808-bass',
    lowestPitch: 24,
    highestPitch: 55,
    velocityLayers: 3,
    releaseSeconds: 0.12,
    envelope: { attack: 0.002, decay: 0.9, sustain: 0.25 },
    tone: (_, harmonic, shade) => [0, 1, 0.05 + 0.1 * shade, 0.1 * shade][harmonic] ?? 0,
    shade: (velocity) => (seconds) => velocity * (0.3 + 0.7 * exp(-seconds / 0.2)),
    unison: solo,
    glide: { cents: 1400, seconds: 0.014 },
    breath: { level: 0, harmonic: 30, q: 0.6, attackLevel: 0.12 },
    drive: 3.2,
    body: (rate) => [highPass(22, 0.7, rate), lowPass(2400, 0.7, rate), lowPass(5000, 0.7, rate)],
  },
  {
    name: 'acid-bass',
    lowestPitch: 24,
    highestPitch: 64,
    velocityLayers: 4,
    releaseSeconds: 0.03,
    envelope: { attack: 0.002, decay: 0.35, sustain: 0.55 },
    tone: 'saw',
    unison: solo,
    cutoff: snap((velocity) => 4 + 44 * velocity * velocity, 2.2, 0.13),
    resonance: 6,
    drive: 1.6,
    body: (rate) => [highPass(35, 0.7, rate), lowPass(9000, 0.7, rate)],
  },
  {
    // Two saws sliding against each other, and a sine that stays: the growl wanders, the floor does not.
    name: 'reese-bass',
    lowestPitch: 24,
    highestPitch: 57,
    velocityLayers: 3,
    releaseSeconds: 0.07,
    envelope: { attack: 0.008, decay: 0.8, sustain: 0.85 },
    tone: (_, harmonic) => (0.6 / harmonic) * (harmonic === 1 ? 2 : 1),
    unison: { voices: 3, cents: 13, width: 0.35 },
    cutoff: (velocity, hertz) => (seconds) =>
      (260 + 5 * hertz + 900 * velocity) * (1 + 0.3 * sineOfCycles(seconds * 0.45)),
    resonance: 1.2,
    drive: 1.8,
    body: (rate) => [highPass(22, 0.7, rate), peaking(650, 0.8, 3, rate), lowPass(5000, 0.7, rate)],
  },
  {
    name: 'wobble-bass',
    lowestPitch: 24,
    highestPitch: 60,
    velocityLayers: 3,
    releaseSeconds: 0.05,
    envelope: { attack: 0.004, decay: 0.8, sustain: 0.9 },
    tone: (_, harmonic) => (harmonic === 1 ? 1.1 : (0.6 / harmonic) * (harmonic % 2 === 1 ? 1.2 : 0.8)),
    unison: { voices: 3, cents: 7, width: 0.3 },
    cutoff: wobble,
    resonance: 2.4,
    drive: 2.6,
    body: (rate) => [
      highPass(22, 0.7, rate),
      peaking(420, 1, 3, rate),
      peaking(1400, 1, 3, rate),
      lowPass(6500, 0.7, rate),
    ],
  },
  {
    // Amapiano's drum that is a bass: a hollow knock that falls into its note.
    name: 'log-drum',
    lowestPitch: 26,
    highestPitch: 62,
    velocityLayers: 3,
    releaseSeconds: 0.09,
    envelope: { attack: 0.002, decay: 0.36, sustain: 0 },
    tone: (_, harmonic, shade) => [0, 1, 0.12, 0.3 * shade, 0.04, 0.16 * shade, 0, 0.07 * shade][harmonic] ?? 0,
    shade: (velocity) => (seconds) => (0.3 + 0.7 * velocity) * exp(-seconds / 0.09),
    unison: solo,
    glide: { cents: 600, seconds: 0.009 },
    breath: { level: 0, harmonic: 12, q: 0.8, attackLevel: 0.2, mostHertz: 1500 },
    drive: 2.4,
    body: (rate) => [highPass(22, 0.7, rate), peaking(380, 1, 3, rate), lowPass(3800, 0.7, rate)],
  },
]
