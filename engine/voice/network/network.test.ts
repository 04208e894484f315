import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createPredictor, type LineToPredict } from './createPredictor.ts'
import { openNetwork, MOST_STEPS, type PhoneFlag } from './openNetwork.ts'

type Case = {
  voice: string
  phones: string[]
  durations: number[]
  midi: number[]
  // As the header lists them, 0 or 1.
  flags?: number[][]
  expectedDb: number[][]
  expectedAperiodicity: number[][]
  expectedVoicing: number[]
}

const here = (name: string) => new URL(name, import.meta.url)
const predictor = createPredictor(openNetwork(new Uint8Array(readFileSync(here('voices.bin')))))
const cases = JSON.parse(readFileSync(here('reference.json'), 'utf8')) as Case[]
// Every 80th frame is written down.
const STRIDE = 80

const flagsOf = (marks: number[]): Set<PhoneFlag> =>
  new Set((predictor.facts.phoneFlags ?? []).filter((_, k) => marks[k] === 1))

const lineOf = ({ voice, phones, durations, midi, flags }: Case): LineToPredict => ({
  phones: phones.map((name, i) => ({ name, seconds: durations[i], flags: flagsOf(flags?.[i] ?? []) })),
  pitches: Float64Array.from(midi),
  voices: [{ voice, share: 1 }],
})

describe('the trained voices', () => {
  it('say what the network said when it was trained', () => {
    for (const one of cases) {
      const { bandDb, bands, noiseShares, noiseBands, voicing } = predictor.predict(lineOf(one))
      one.expectedDb.forEach((row, i) =>
        row.forEach((expected, k) => expect(bandDb[i * STRIDE * bands + k]).toBeCloseTo(expected, 1.5)),
      )
      one.expectedAperiodicity.forEach((row, i) =>
        row.forEach((expected, k) => {
          const share = noiseShares[i * STRIDE * noiseBands + k]
          expect(share).toBeCloseTo(Math.min(1, Math.max(0, expected)), 2)
        }),
      )
      one.expectedVoicing.forEach((expected, i) => expect(voicing[i * STRIDE]).toBeCloseTo(expected, 1.5))
    }
  })

  it('say the same of a line too long for one run as of its beginning alone', () => {
    const [one] = cases
    const line = lineOf(one)
    const steps = MOST_STEPS * 2
    const held = { ...line.phones[line.phones.length - 1], seconds: 20 }
    const pitches = Float64Array.from({ length: steps }, (_, s) => one.midi[Math.min(s, one.midi.length - 1)])
    const long = predictor.predict({ ...line, phones: [...line.phones.slice(0, -1), held], pitches })
    const short = predictor.predict({
      ...line,
      phones: [...line.phones.slice(0, -1), held],
      pitches: pitches.slice(0, MOST_STEPS),
    })
    const sure = (MOST_STEPS - 100) * 2 * long.bands
    expect(long.bandDb.slice(0, sure)).toEqual(short.bandDb.slice(0, sure))
    expect(long.bandDb.slice(-80).every((level) => level < -20)).toBe(true)
  })

  it('refuse a sound or a voice nobody was taught', () => {
    const line = lineOf(cases[0])
    expect(() => predictor.predict({ ...line, phones: [{ name: 'xx', seconds: 1 }] })).toThrow('xx')
    expect(() => predictor.predict({ ...line, voices: [{ voice: 'nobody', share: 1 }] })).toThrow('nobody')
  })

  it('say the same of what is heard when the quiet around it is left out', () => {
    const [one] = cases
    const whole = predictor.predict(lineOf(one))
    const unheardSteps = 24
    const cut = predictor.predict({ ...lineOf(one), unheardSteps })
    const heard = ({ bandDb, bands, count }: typeof whole) => {
      const frames = unheardSteps * predictor.facts.framesPerStep
      return bandDb.slice(frames * bands, (count - frames) * bands)
    }
    expect(heard(cut)).toEqual(heard(whole))
    expect(heard(cut).length).toBeGreaterThan(0)
  })
})
