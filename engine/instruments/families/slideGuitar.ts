import { highPass, lowPass, peaking } from '../../audio/biquad.ts'
import { exp } from '../../audio/math.ts'
import type { SustainedSpec } from '../createSustained.ts'

/** A pedal steel: a bar slides into the note, a volume pedal rounds its start, a slow hand shakes it. */
export const STEEL_GUITAR: SustainedSpec = {
  name: 'steel-guitar',
  lowestPitch: 43,
  highestPitch: 88,
  velocityLayers: 3,
  releaseSeconds: 0.25,
  envelope: { attack: 0.03, decay: 1.8, sustain: 0.25 },
  tone: (_, harmonic, shade) =>
    (0.7 / harmonic) * (harmonic > 2 ? 0.25 + 0.7 * shade : 1) * (harmonic % 5 === 0 ? 0.3 : 1),
  shade: (velocity) => (seconds) => (0.25 + 0.75 * velocity) * (0.3 + 0.7 * exp(-seconds / 0.5)),
  unison: { voices: 2, cents: 2, width: 0.4 },
  vibrato: { hertz: 5.2, cents: 11, delay: 0.3 },
  glide: { cents: -150, seconds: 0.028 },
  breath: { level: 0, harmonic: 9, q: 0.6, attackLevel: 0.06 },
  body: (rate) => [highPass(120, 0.7, rate), peaking(1800, 0.9, 3, rate), lowPass(5500, 0.7, rate)],
}
