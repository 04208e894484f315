import { highShelf, peaking, type Biquad } from '../audio/biquad.ts'
import { exp } from '../audio/math.ts'
import type { SustainedSpec } from './createSustained.ts'

function violinBody(sampleRate: number): Biquad[] {
  return [
    peaking(285, 4, 3, sampleRate),
    peaking(480, 3, 4, sampleRate),
    peaking(1150, 2, -3, sampleRate),
    peaking(2600, 1.5, 4, sampleRate),
    highShelf(5500, -8, sampleRate),
  ]
}

/** Loudness of a sung vowel's harmonics: three formants over a glottal slope. */
function sungAh(hertz: number, _harmonic: number, shade: number): number {
  const formant = (centre: number, width: number, gain: number): number => {
    const x = (hertz - centre) / width
    return gain / (1 + x * x)
  }
  const formants =
    formant(620, 230, 1) + formant(1080, 280, 0.6) + formant(2600, 220, 0.18 + 0.2 * shade) + formant(3300, 260, 0.1)
  return (formants + 0.35 / (1 + (hertz / 300) * (hertz / 300))) * (500 / (500 + hertz)) * 2
}

export const BOWED: SustainedSpec[] = [
  {
    name: 'strings',
    lowestPitch: 36,
    highestPitch: 91,
    velocityLayers: 2,
    releaseSeconds: 0.35,
    envelope: { attack: 0.13, decay: 0.6, sustain: 0.9 },
    tone: (_, harmonic, shade) => (0.6 / harmonic) * (harmonic > 3 ? 0.55 + 0.45 * shade : 1),
    shade: (velocity) => (seconds) => velocity * (1 - 0.5 * exp(-seconds / 0.12)),
    unison: { voices: 6, cents: 9, width: 0.75 },
    vibrato: { hertz: 5.3, cents: 7, delay: 0.1 },
    body: (sampleRate) => [
      peaking(350, 1.5, 2, sampleRate),
      peaking(2400, 1.2, 2, sampleRate),
      highShelf(4500, -9, sampleRate),
    ],
  },
  {
    name: 'violin',
    lowestPitch: 55,
    highestPitch: 96,
    velocityLayers: 3,
    releaseSeconds: 0.16,
    envelope: { attack: 0.07, decay: 0.4, sustain: 0.9 },
    tone: (_, harmonic, shade) => (0.6 / harmonic) * (harmonic > 3 ? 0.4 + 0.6 * shade : 1),
    shade: (velocity) => (seconds) => (0.2 + 0.8 * velocity) * (1 - 0.6 * exp(-seconds / 0.08)),
    unison: { voices: 1, cents: 0, width: 0 },
    vibrato: { hertz: 5.6, cents: 13, delay: 0.22 },
    breath: { level: 0.008, harmonic: 6, q: 0.5, attackLevel: 0.05 },
    body: violinBody,
  },
  {
    name: 'choir-pad',
    lowestPitch: 45,
    highestPitch: 84,
    velocityLayers: 2,
    releaseSeconds: 0.5,
    envelope: { attack: 0.22, decay: 1, sustain: 0.95 },
    tone: sungAh,
    shade: (velocity) => () => velocity,
    unison: { voices: 6, cents: 9, width: 0.8 },
    vibrato: { hertz: 5, cents: 11, delay: 0 },
    breath: { level: 0.02, harmonic: 8, q: 0.4, attackLevel: 0.02, mostHertz: 2800 },
  },
]
