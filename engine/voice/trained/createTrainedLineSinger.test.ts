import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { bandLevelDb, powerSpectrum } from '../../measure/spectrum.ts'
import type { Score } from '../../score.ts'
import { createSinger, type SungAudio } from '../singing/createSinger.ts'
import { openTrainedVoices } from './createTrainedLineSinger.ts'
import { lineToSing, scoreToSing } from '../singing/scoreToSing.ts'
import { TRAINED_SINGERS } from './trainedSingers.ts'

const SAMPLE_RATE = 48_000
const BEAT_SECONDS = 0.5
const dictionary = createRequire(new URL('../../../providers/package.json', import.meta.url)).resolve(
  'cmu-pronouncing-dictionary',
)
const open = () =>
  openTrainedVoices({
    voices: new Uint8Array(readFileSync(new URL('../network/voices.bin', import.meta.url))),
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

  describe('uses the voice as the style wants', () => {
    const inManner = (manner?: 'breathy' | 'whispered' | 'belted', low = 62) => {
      const score = scoreToSing([line(low)], 'Clara')
      const strong = score.voice?.lines.flatMap(({ words }) => words.flatMap(({ syllables }) => syllables)) ?? []
      for (const syllable of strong) syllable.velocity = 0.95
      return sing({ ...score, ...(score.voice && manner && { voice: { ...score.voice, manner } }) })
    }
    // How alike one period is to the next, over the long last note: 1 is all tone, 0 all breath.
    const tone = (audio: SungAudio) => {
      const lag = Math.round(SAMPLE_RATE / (440 * 2 ** ((64 - 69) / 12)))
      const samples = audio.samples.subarray(at(audio, 8.2), at(audio, 8.9))
      let product = 0
      for (let i = lag; i < samples.length; i++) product += samples[i] * samples[i - lag]
      return product / (power(samples) * (samples.length - lag))
    }
    const plain = inManner()
    const level = (audio: SungAudio) => 10 * Math.log10(power(audio.samples.subarray(at(audio, 4), at(audio, 9))))

    it('a whisper is nearly all breath and softer, and a breathy voice lies between', () => {
      const [breathy, whispered] = [inManner('breathy'), inManner('whispered')]
      expect(tone(plain)).toBeGreaterThan(0.9)
      expect(tone(whispered)).toBeLessThan(0.45)
      expect(tone(breathy)).toBeLessThan(tone(plain) - 0.03)
      expect(tone(breathy)).toBeGreaterThan(tone(whispered) + 0.1)
      expect(level(whispered)).toBeLessThan(level(plain) - 3)
      expect(level(breathy)).toBeLessThan(level(plain) - 1)
    })

    it('belting is brighter and louder, most of all on high and strong notes', () => {
      const belted = inManner('belted')
      const bright = (audio: SungAudio, beat: number) =>
        brightness(audio.samples.subarray(at(audio, beat + 0.2), at(audio, beat + 0.8)))
      const gain = (beat: number) => bright(belted, beat) / bright(plain, beat)
      expect(gain(6)).toBeGreaterThan(1.3)
      expect(gain(6)).toBeGreaterThan(gain(4) * 1.1)
      expect(tone(belted)).toBeGreaterThan(tone(plain) - 0.02)
      // From the lowest note to a high one.
      const rise = (audio: SungAudio) =>
        10 *
        Math.log10(
          power(audio.samples.subarray(at(audio, 6.2), at(audio, 6.8))) /
            power(audio.samples.subarray(at(audio, 4.2), at(audio, 4.8))),
        )
      expect(rise(inManner('belted', 65))).toBeGreaterThan(rise(inManner(undefined, 65)) + 1)
    })
  })

  it('hums a line of mmm with closed lips, in tune', () => {
    const hummed = sing(scoreToSing([lineToSing('Mmm hmm', [[['Mmm', 4, 2, 60]], [['hmm', 6, 2, 63]]])], 'Maeve'))
    const sung = sing(scoreToSing([lineToSing('La la', [[['La', 4, 2, 60]], [['la', 6, 2, 63]]])], 'Maeve'))
    for (const [beat, pitch] of [
      [4.4, 60],
      [6.4, 63],
    ]) {
      expect(Math.abs(centsOff(hummed.samples, at(hummed, beat), pitch))).toBeLessThan(20)
      const middle = (audio: SungAudio) => audio.samples.subarray(at(audio, beat), at(audio, beat + 0.5))
      expect(power(middle(hummed))).toBeGreaterThan(1e-4)
      expect(brightness(middle(hummed))).toBeLessThan(brightness(middle(sung)) / 2)
    }
  })

  it('raps: a spoken line keeps its beats and falls like speech', () => {
    const rap = lineToSing('no more tears', [[['no', 4, 1, 50]], [['more', 5, 1, 50]], [['tears', 6, 1, 50]]])
    const audio = sing(scoreToSing([{ ...rap, delivery: 'spoken' }], 'Theo'))
    // A semitone above the score at first, half a one below at last.
    expect(Math.abs(centsOff(audio.samples, at(audio, 4.2), 51))).toBeLessThan(40)
    expect(centsOff(audio.samples, at(audio, 6.3), 50)).toBeLessThan(-30)
    const loud = power(audio.samples.subarray(at(audio, 4.1), at(audio, 4.4)))
    expect(power(audio.samples.subarray(at(audio, 7.6), at(audio, 7.9)))).toBeLessThan(loud / 100)
  })

  it('has air above 12 kHz, and breathes before a phrase when there is time', () => {
    const audio = sing(scoreToSing([line(62)], 'Nora'))
    const treble = bandLevelDb(powerSpectrum(audio.samples), 12_000, 16_000, SAMPLE_RATE)
    const all = bandLevelDb(powerSpectrum(audio.samples), 60, 20_000, SAMPLE_RATE)
    expect(treble - all).toBeGreaterThan(-40)
    const later = lineToSing('love', [[['love', 8, 2, 62]]])
    const after = (startBeat: number, lengthBeats: number) =>
      sing(scoreToSing([lineToSing('love', [[['love', startBeat, lengthBeats, 62]]]), later], 'Nora'), 1)
    const [hurried, afterRest, afterLongNote] = [after(6.5, 1.5), after(4, 2), after(4, 4)]
    // A long note is let go of before its written end, which leaves time to breathe.
    for (const { startFrame, samples } of [afterRest, afterLongNote]) {
      expect(hurried.startFrame - startFrame).toBeGreaterThan(0.2 * SAMPLE_RATE)
      const breath = 10 * Math.log10(power(samples.subarray(0, 0.28 * SAMPLE_RATE)))
      expect(breath).toBeGreaterThan(-50)
      expect(breath).toBeLessThan(-38)
    }
  })

  it('a score of before them asks for the speaker', () => {
    expect(() => sing(scoreToSing([line(50)], 'baritone'))).toThrow('speaker')
  })
})
