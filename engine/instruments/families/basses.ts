import { highPass, lowPass, peaking } from '../../audio/biquad.ts'
import type { PluckedSpec } from '../createPlucked.ts'

const range = { lowestPitch: 26, highestPitch: 62 } as const

export const BASSES: PluckedSpec[] = [
  {
    ...range,
    name: 'electric-bass',
    releaseSeconds: 0.07,
    rings: false,
    decaySeconds: 5,
    brightDecaySeconds: 0.5,
    softness: 0.15,
    hardness: 0.55,
    position: 0.22,
    body: (rate) => [peaking(90, 0.8, 3, rate), peaking(800, 1, 2, rate), lowPass(3800, 0.7, rate)],
  },
  {
    ...range,
    name: 'pick-bass',
    releaseSeconds: 0.05,
    rings: false,
    decaySeconds: 4,
    brightDecaySeconds: 0.7,
    softness: 0.45,
    hardness: 0.85,
    position: 0.12,
    click: { level: 0.25, hertz: 2600 },
    body: (rate) => [
      highPass(35, 0.7, rate),
      peaking(85, 0.8, 2, rate),
      peaking(1100, 1, 4, rate),
      peaking(2600, 1.2, 3, rate),
      lowPass(5200, 0.7, rate),
    ],
  },
  {
    ...range,
    name: 'slap-bass',
    releaseSeconds: 0.04,
    rings: false,
    decaySeconds: 3,
    brightDecaySeconds: 0.45,
    softness: 0.5,
    hardness: 1,
    position: 0.08,
    click: { level: 0.6, hertz: 3800 },
    body: (rate) => [
      peaking(75, 0.8, 4, rate),
      peaking(500, 0.8, -6, rate),
      peaking(3200, 0.9, 6, rate),
      lowPass(8500, 0.7, rate),
    ],
  },
  {
    ...range,
    name: 'upright-bass',
    releaseSeconds: 0.1,
    rings: false,
    decaySeconds: 2.2,
    brightDecaySeconds: 0.22,
    softness: 0.1,
    hardness: 0.4,
    position: 0.3,
    click: { level: 0.12, hertz: 900 },
    body: (rate) => [
      peaking(100, 1.5, 4, rate),
      peaking(220, 2, 3, rate),
      peaking(650, 2, 2, rate),
      lowPass(2600, 0.7, rate),
    ],
  },
]
