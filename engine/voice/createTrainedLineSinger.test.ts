import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import type { Score } from '../score.ts'
import { createSinger, type SungAudio } from './createSinger.ts'
import { openTrainedVoices } from './createTrainedLineSinger.ts'
import { lineToSing, scoreToSing } from './scoreToSing.ts'
import { TRAINED_SINGERS } from './trainedSingers.ts'

const SAMPLE_RATE = 48_000
const BEAT_SECONDS = 0.5
const dictionary = createRequire(new URL('../../providers/package.json', import.meta.url)).resolve(
  'cmu-pronouncing-dictionary',
)
const open = () =>
  openTrainedVoices({
    voices: new Uint8Array(readFileSync(new URL('network/voices.bin', import.meta.url))),
    dictionary: new Uint8Array(readFileSync(dictionary)),
  })
const trained = open()

const line = (low: number) =>
  lineToSing('Hold me close tonight', [
    [['Hold', 4, 1, low]],
    [['me', 5, 1, low + 3]],
    [['close', 6, 1.5, low + 5]],
    [
      ['to', 7.5, 0.5, low + 7],
      ['night', 8, 3, low + 2],
    ],
  ])

function sing(score: Score, index = 0): SungAudio {
  return createSinger({ trained, score, sampleRate: SAMPLE_RATE }).renderLine(index)
}

// By hand: showing two long rows that differ takes minutes.
function isSame(a: Float32Array, b: Float32Array): boolean {
  return a.length === b.length && a.every((sample, i) => sample === b[i])
}

function at(audio: SungAudio, beat: number): number {
  return Math.round(beat * BEAT_SECONDS * SAMPLE_RATE) - audio.startFrame
}

function power(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
}

// How far the period nearest to the expected one is from it, in cents.
function centsOff(samples: Float32Array, start: number, pitch: number): number {
  const expected = SAMPLE_RATE / (440 * 2 ** ((pitch - 69) / 12))
  const similarity = (lag: number) => {
    let [product, before, after] = [0, 1e-12, 1e-12]
    for (let i = start; i < start + 3000; i += 2) {
      const [a, b] = [samples[i], samples[i + lag]]
      product += a * b
      before += a * a
      after += b * b
    }
    return product / Math.sqrt(before * after)
  }
  let best = Math.round(expected)
  for (let lag = Math.floor(expected * 0.95); lag <= expected * 1.05; lag++)
    if (similarity(lag) > similarity(best)) best = lag
  const [left, middle, right] = [similarity(best - 1), similarity(best), similarity(best + 1)]
  return 1200 * Math.log2(expected / (best + (0.5 * (left - right)) / (left - 2 * middle + right)))
}

// A first difference is a crude high-pass: its share tells bright sounds from dull ones.
function brightness(samples: Float32Array): number {
  return power(samples.map((sample, i) => sample - (samples[i - 1] ?? 0))) / power(samples)
}

describe('a trained singer', () => {
  it('[ENG-03] every one of them sings the notes of the score, at one level, from before the first beat', () => {
    for (const { name, range } of TRAINED_SINGERS) {
      const low = Math.round((range.low + range.high) / 2) - 3
      const audio = sing(scoreToSing([line(low)], name))
      expect(audio.startFrame, `${name} begins`).toBeLessThan(4 * BEAT_SECONDS * SAMPLE_RATE)
      expect(audio.startFrame, `${name} begins`).toBeGreaterThan(1.2 * SAMPLE_RATE)
      // Vibrato swings about the note: the middle of several places is the note itself.
      const off = [
        [4.3, 0],
        [4.45, 0],
        [5.3, 3],
        [5.45, 3],
        [6.3, 5],
        [6.5, 5],
        [8.4, 2],
        [8.6, 2],
        [8.8, 2],
      ].map(([beat, step]) => centsOff(audio.samples, at(audio, beat), low + step))
      const middle = off.toSorted((a, b) => a - b)[4]
      expect(Math.abs(middle), `${name} ${off.join(' ')}`).toBeLessThan(8)
      const level = 10 * Math.log10(power(audio.samples.subarray(at(audio, 4), at(audio, 9))))
      expect(Math.abs(level + 20), `${name} is level`).toBeLessThan(4)
    }
  })

  it('sings the same samples again, opened anew, and others for another seed', () => {
    const score = scoreToSing([line(60)], 'Clara')
    const first = sing(score)
    const again = createSinger({ trained: open(), score, sampleRate: SAMPLE_RATE }).renderLine(0)
    expect(again.startFrame).toBe(first.startFrame)
    expect(isSame(again.samples, first.samples)).toBe(true)
    expect(isSame(sing({ ...score, seed: 8 }).samples, first.samples)).toBe(false)
  })

  it('hisses where an s is and hums where an m is', () => {
    const audio = sing(
      scoreToSing(
        [
          lineToSing('Sister moon', [
            [
              ['Sis', 4, 1, 62],
              ['ter', 5, 1, 62],
            ],
            [['moon', 6, 2, 62]],
          ]),
        ],
        'Nora',
      ),
    )
    const s = audio.samples.subarray(at(audio, 4) - 3500, at(audio, 4) - 1200)
    const m = audio.samples.subarray(at(audio, 6) - 2400, at(audio, 6) - 600)
    expect(brightness(s)).toBeGreaterThan(20 * brightness(m))
  })

  it('lines of a duet are sung by their own singers, and a choir is several people', () => {
    const lead = scoreToSing([line(60), { ...line(48), singer: 'Theo' }], 'Clara')
    const theo = sing(scoreToSing([line(60), line(48)], 'Theo'), 1)
    expect(isSame(sing(lead, 1).samples, theo.samples)).toBe(true)
    const choir: Score = {
      ...lead,
      backing: [{ kind: 'choir', singer: 'Clara', gainDb: 0, pan: 0, lines: [line(60)] }],
    }
    expect(isSame(sing(choir, 2).samples, sing(lead, 0).samples)).toBe(false)
  })

  it('a score of before them asks for the speaker', () => {
    expect(() => sing(scoreToSing([line(50)], 'baritone'))).toThrow('speaker')
  })
})
