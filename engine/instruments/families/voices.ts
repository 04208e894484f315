import { exp } from '../../audio/math.ts'
import type { SustainedSpec } from '../createSustained.ts'

type Formant = readonly [hertz: number, width: number, gain: number]

/** Loudness of a sung vowel's harmonics: formants over a glottal slope; the third opens with effort. */
function sung(first: Formant, second: Formant, third: Formant, fourth: Formant) {
  const formant = ([centre, width, gain]: Formant, hertz: number): number => {
    const x = (hertz - centre) / width
    return gain / (1 + x * x)
  }
  return (hertz: number, _harmonic: number, shade: number): number => {
    const formants =
      formant(first, hertz) + formant(second, hertz) + formant(third, hertz) * (1 + shade) + formant(fourth, hertz)
    return (formants + 0.35 / (1 + (hertz / 300) * (hertz / 300))) * (500 / (500 + hertz)) * 2
  }
}

const ah = sung([620, 230, 1], [1080, 280, 0.6], [2600, 220, 0.18], [3300, 260, 0.1])
const ooh = sung([360, 160, 1], [780, 180, 0.4], [2400, 220, 0.03], [3200, 260, 0.02])

export const VOICES: SustainedSpec[] = [
  {
    name: 'choir-pad',
    lowestPitch: 45,
    highestPitch: 84,
    velocityLayers: 2,
    releaseSeconds: 0.5,
    envelope: { attack: 0.22, decay: 1, sustain: 0.95 },
    tone: ah,
    shade: (velocity) => () => velocity,
    unison: { voices: 6, cents: 9, width: 0.8 },
    vibrato: { hertz: 5, cents: 11, delay: 0 },
    breath: { level: 0.02, harmonic: 8, q: 0.4, attackLevel: 0.02, mostHertz: 2800 },
  },
  {
    name: 'choir-ooh',
    lowestPitch: 45,
    highestPitch: 84,
    velocityLayers: 2,
    releaseSeconds: 0.55,
    envelope: { attack: 0.25, decay: 1, sustain: 0.95 },
    tone: ooh,
    shade: (velocity) => () => velocity,
    unison: { voices: 6, cents: 7, width: 0.8 },
    vibrato: { hertz: 4.8, cents: 10, delay: 0 },
    breath: { level: 0.02, harmonic: 5, q: 0.4, attackLevel: 0.02, mostHertz: 2200 },
  },
  {
    // A sampled syllable: a scoop into the note, the mouth closing from "ah" behind it.
    name: 'vocal-chop',
    lowestPitch: 52,
    highestPitch: 88,
    velocityLayers: 3,
    releaseSeconds: 0.06,
    envelope: { attack: 0.012, decay: 0.35, sustain: 0.35 },
    tone: (hertz, harmonic, shade) => ooh(hertz, harmonic, 0) * (1 - shade) + ah(hertz, harmonic, shade) * shade,
    shade: (velocity) => (seconds) => (0.4 + 0.6 * velocity) * (0.25 + 0.75 * exp(-seconds / 0.14)),
    unison: { voices: 3, cents: 7, width: 0.7 },
    vibrato: { hertz: 5.5, cents: 8, delay: 0.3 },
    glide: { cents: -120, seconds: 0.022 },
    breath: { level: 0.02, harmonic: 6, q: 0.5, attackLevel: 0.2, mostHertz: 5000 },
  },
]
