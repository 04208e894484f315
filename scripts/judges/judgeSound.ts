// What a sung line is like, by measurement: how far its notes lie from the score, and how much treble it has.
import { secondsPerBeat, type Score, type SungAudio } from '../../engine/index.ts'
import type { SungLine } from '../../engine/score.ts'

export type SoundFacts = {
  cents: number[]
  // How alike neighbouring periods of each long note are: 1 is all tone, 0 all breath.
  tone: number[]
  power: number
  presencePower: number
  treblePower: number
  airPower: number
}
type NoteHeard = { cents: number; tone: number }

const FFT = 4096
const LONG_NOTE_SECONDS = 0.2
// Below this a note has no pitch to speak of.
const LEAST_TONE = 0.6

type Span = { from: number; to: number }

// The strongest period near the expected one, by autocorrelation, with a parabola through its top.
function hearNote(samples: Float32Array, { from, to }: Span, expected: number, rate: number): NoteHeard {
  const length = Math.min(to - from, Math.round(0.08 * rate))
  const start = Math.round((from + to - length) / 2)
  const correlation = (lag: number): number => {
    let product = 0
    let a = 1e-12
    let b = 1e-12
    for (let i = start; i < start + length; i++) {
      const [x, y] = [samples[i] ?? 0, samples[i + lag] ?? 0]
      product += x * y
      a += x * x
      b += y * y
    }
    return product / Math.sqrt(a * b)
  }
  const [shortest, longest] = [Math.floor(rate / (expected * 1.08)), Math.ceil(rate / (expected / 1.08))]
  let best = shortest
  for (let lag = shortest; lag <= longest; lag++) if (correlation(lag) > correlation(best)) best = lag
  const [left, middle, right] = [correlation(best - 1), correlation(best), correlation(best + 1)]
  const bend = left - 2 * middle + right
  const hertz = rate / (best + (bend === 0 ? 0 : (0.5 * (left - right)) / bend))
  return { cents: 1200 * Math.log2(hertz / expected), tone: middle }
}

function hearNotes({ samples, startFrame }: SungAudio, line: SungLine, score: Score, rate: number): NoteHeard[] {
  const beatFrames = secondsPerBeat(score) * rate
  return line.words
    .flatMap(({ syllables }) => syllables)
    .flatMap(({ startBeat, lengthBeats, pitch, bends }) => {
      const seconds = (lengthBeats * beatFrames) / rate
      if (bends || seconds < LONG_NOTE_SECONDS) return []
      const from = Math.round(startBeat * beatFrames - startFrame + 0.35 * lengthBeats * beatFrames)
      const to = Math.round(startBeat * beatFrames - startFrame + 0.65 * lengthBeats * beatFrames)
      const expected = 440 * 2 ** ((pitch - 69) / 12)
      return [hearNote(samples, { from, to }, expected, rate)]
    })
}

// Power of each band by a plain windowed transform of every stretch of the line.
function bandPowers(samples: Float32Array, rate: number, bands: readonly [number, number][]): number[] {
  const powers = bands.map(() => 0)
  const real = new Float64Array(FFT)
  const imaginary = new Float64Array(FFT)
  for (let start = 0; start + FFT <= samples.length; start += FFT / 2) {
    for (let i = 0; i < FFT; i++) {
      real[i] = samples[start + i] * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FFT))
      imaginary[i] = 0
    }
    transform(real, imaginary)
    for (const [b, [low, high]] of bands.entries()) {
      for (let k = Math.ceil((low * FFT) / rate); k < Math.floor((high * FFT) / rate); k++) {
        powers[b] += real[k] * real[k] + imaginary[k] * imaginary[k]
      }
    }
  }
  return powers
}

function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[real[i], real[j]] = [real[j], real[i]]
      ;[imaginary[i], imaginary[j]] = [imaginary[j], imaginary[i]]
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    for (let k = 0; k < length / 2; k++) {
      const [wr, wi] = [Math.cos((2 * Math.PI * k) / length), -Math.sin((2 * Math.PI * k) / length)]
      for (let i = k; i < size; i += length) {
        const j = i + length / 2
        const [xr, xi] = [real[j] * wr - imaginary[j] * wi, real[j] * wi + imaginary[j] * wr]
        real[j] = real[i] - xr
        imaginary[j] = imaginary[i] - xi
        real[i] += xr
        imaginary[i] += xi
      }
    }
  }
}

export function judgeSound(audio: SungAudio, line: SungLine, score: Score, rate: number): SoundFacts {
  const [power, presencePower, treblePower, airPower] = bandPowers(audio.samples, rate, [
    [60, 20_000],
    [2000, 5000],
    [5000, 8000],
    [12_000, 16_000],
  ])
  const notes = hearNotes(audio, line, score, rate)
  const cents = notes.filter(({ tone }) => tone >= LEAST_TONE).map((note) => note.cents)
  return { cents, tone: notes.map(({ tone }) => tone), power, presencePower, treblePower, airPower }
}
