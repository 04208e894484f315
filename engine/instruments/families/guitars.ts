import { highPass, highShelf, lowPass, peaking, type Biquad } from '../../audio/biquad.ts'
import type { PluckedSpec } from '../createPlucked.ts'

function flatTop(rate: number): Biquad[] {
  return [
    highPass(70, 0.7, rate),
    peaking(105, 3, 3, rate),
    peaking(200, 3, 4, rate),
    peaking(400, 2, 2, rate),
    peaking(2600, 1, 3, rate),
  ]
}

/** A closed-back cabinet: nothing above the speaker's paper. */
function cabinet(rate: number): Biquad[] {
  return [
    highPass(95, 0.7, rate),
    peaking(450, 0.9, -2, rate),
    peaking(2300, 1.1, 4, rate),
    lowPass(4600, 0.8, rate),
    lowPass(5600, 0.7, rate),
  ]
}

function singleCoil(rate: number): Biquad[] {
  return [highPass(80, 0.7, rate), peaking(900, 0.8, 2, rate), peaking(3200, 1.2, 4, rate), lowPass(6000, 0.7, rate)]
}

const range = { lowestPitch: 38, highestPitch: 86 } as const

export const GUITARS: PluckedSpec[] = [
  {
    ...range,
    name: 'acoustic-guitar',
    releaseSeconds: 0.12,
    rings: false,
    decaySeconds: 4.5,
    brightDecaySeconds: 0.9,
    softness: 0.35,
    hardness: 0.95,
    position: 0.16,
    doubledCents: 0.8,
    click: { level: 0.12, hertz: 4200 },
    body: flatTop,
  },
  {
    ...range,
    name: 'nylon-guitar',
    releaseSeconds: 0.14,
    rings: false,
    decaySeconds: 3.2,
    brightDecaySeconds: 0.35,
    softness: 0.12,
    hardness: 0.55,
    position: 0.24,
    doubledCents: 0.8,
    click: { level: 0.08, hertz: 1800 },
    body: (rate) => [
      highPass(70, 0.7, rate),
      peaking(98, 3, 4, rate),
      peaking(190, 2.5, 4, rate),
      peaking(420, 1.5, 2, rate),
      highShelf(4500, -4, rate),
    ],
  },
  {
    ...range,
    name: 'twelve-string-guitar',
    highestPitch: 84,
    releaseSeconds: 0.14,
    rings: false,
    decaySeconds: 5,
    brightDecaySeconds: 1.1,
    softness: 0.4,
    hardness: 0.95,
    position: 0.14,
    doubledCents: 1.5,
    courses: [{ semitones: 12, cents: 3, gain: 0.6, delaySeconds: 0.006 }],
    click: { level: 0.15, hertz: 5000 },
    body: (rate) => [...flatTop(rate), highShelf(5000, 2, rate)],
  },
  {
    ...range,
    name: 'clean-guitar',
    releaseSeconds: 0.1,
    rings: false,
    decaySeconds: 6,
    brightDecaySeconds: 0.8,
    softness: 0.25,
    hardness: 0.8,
    position: 0.25,
    doubledCents: 0.8,
    body: singleCoil,
  },
  {
    ...range,
    name: 'funk-guitar',
    releaseSeconds: 0.025,
    rings: false,
    decaySeconds: 1.6,
    brightDecaySeconds: 0.5,
    softness: 0.5,
    hardness: 0.95,
    position: 0.1,
    click: { level: 0.35, hertz: 3600 },
    body: (rate) => [
      highPass(180, 0.7, rate),
      peaking(700, 0.8, -3, rate),
      peaking(3600, 1, 5, rate),
      lowPass(7500, 0.7, rate),
    ],
  },
  {
    ...range,
    name: 'muted-guitar',
    releaseSeconds: 0.03,
    rings: false,
    decaySeconds: 0.55,
    brightDecaySeconds: 0.09,
    softness: 0.35,
    hardness: 0.85,
    position: 0.14,
    click: { level: 0.3, hertz: 1700 },
    body: singleCoil,
  },
  {
    ...range,
    name: 'overdriven-guitar',
    releaseSeconds: 0.09,
    rings: false,
    decaySeconds: 7,
    brightDecaySeconds: 1.1,
    softness: 0.3,
    hardness: 0.85,
    position: 0.2,
    drive: 4,
    body: (rate) => [
      highPass(90, 0.7, rate),
      peaking(750, 0.9, 3, rate),
      peaking(2600, 1, 3, rate),
      lowPass(5200, 0.8, rate),
    ],
  },
  {
    ...range,
    name: 'distorted-guitar',
    lowestPitch: 36,
    releaseSeconds: 0.09,
    rings: false,
    decaySeconds: 9,
    brightDecaySeconds: 1.2,
    softness: 0.3,
    hardness: 0.8,
    position: 0.2,
    body: cabinet,
    drive: 14,
    doubledCents: 3,
  },
]
