// What can be told apart in a finished mix without knowing its parts: what is sung usually stands in the middle and
// lasts, what is drummed is short and wide. A recording goes in block by block, two versions of it come out: "karaoke"
// with the voice turned down, "drumless" with the drums turned down. Neither is clean; both keep the recording's length.
//
//   left, right ─ STFT ─┬─ medians over time and pitch (Fitzgerald 2010) ─ what lasts ───────────► drumless
//                       └─ likeness of left and right (Avendano 2003), in the voice's range ─ rest ► karaoke
import type { Samples } from '../mix/master/levelRecording.ts'
import {
  BINS,
  createAnalysis,
  createSpectrum,
  createSynthesis,
  HOP,
  SIZE,
  type StereoSpectrum,
} from './shortTimeFourier.ts'
import { createRunningMedian, medianOfNeighbours } from './slidingMedian.ts'

export type Separated = { karaoke: Samples; drumless: Samples }

// A sixth of a second to either side, and 180 Hz: shorter than a sung tone, longer than a drum, wider than a harmonic.
const TIME_REACH = 8
const PITCH_REACH = 15
// Below lie bass and kick, which a mix keeps in the middle, too.
const VOICE_HERTZ = { from: 140, full: 200, until: 12_000 }
const ALIKE = { from: 0.7, full: 0.93 }
// A kick is no wider than a bass tone, only shorter: down there what is louder than it usually is counts as one.
const KICK_HERTZ = 185
const KICK_WEIGHT = 8
// More takes consonants and plucked strings along, less leaves the snare.
const DRUM_WEIGHT = 1.5 ** 2

export function* separateRecording(blocks: Iterable<Samples>, sampleRate: number): Generator<Separated> {
  const analyse = createAnalysis()
  const findTones = createToneFinder(Math.round((KICK_HERTZ * SIZE) / sampleRate))
  const voiceRange = voiceRangeOf(sampleRate)
  const [karaoke, drumless] = [createSynthesis(), createSynthesis()]
  let early = SIZE - HOP
  let due = 0

  function* turnDown(block: Samples): Generator<Separated> {
    for (const heard of analyse(block)) {
      const found = findTones(heard)
      if (found === undefined) continue
      const { spectrum, tones, undrummed } = found
      const made = {
        karaoke: karaoke(withoutVoice(spectrum, tones, voiceRange)),
        drumless: drumless(keepShare(spectrum, undrummed)),
      }
      const from = Math.min(HOP, early)
      early -= from
      const to = Math.min(HOP, from + due)
      due -= to - from
      if (to > from) yield { karaoke: cut(made.karaoke, from, to), drumless: cut(made.drumless, from, to) }
    }
  }

  for (const block of blocks) {
    due += block.left.length
    yield* turnDown(block)
  }
  const silence = { left: new Float32Array(HOP), right: new Float32Array(HOP) }
  while (due > 0) yield* turnDown(silence)
}

// Shares of every bin: how much of it is a tone, and how much is left when drums are taken out.
type Found = { spectrum: StereoSpectrum; tones: Float32Array; undrummed: Float32Array }

// Told once the moments after it are known.
function createToneFinder(kickBins: number): (spectrum: StereoSpectrum) => Found | undefined {
  const lastingOver = createRunningMedian(BINS, 2 * TIME_REACH + 1)
  const waiting: { spectrum: StereoSpectrum; sizes: Float32Array }[] = []
  const [lasting, wide] = [new Float32Array(BINS), new Float32Array(BINS)]
  return (heard) => {
    const heardSizes = sizesOf(heard)
    waiting.push({ spectrum: heard, sizes: heardSizes })
    lastingOver(heardSizes, lasting)
    if (waiting.length <= TIME_REACH) return undefined
    const [{ spectrum, sizes }] = waiting.splice(0, 1)
    medianOfNeighbours(sizes, PITCH_REACH, wide)
    const [tones, undrummed] = [new Float32Array(BINS), new Float32Array(BINS)]
    for (let k = 0; k < BINS; k++) {
      const [tone, drum] = [lasting[k] ** 2, wide[k] ** 2]
      const kick = k < kickBins ? KICK_WEIGHT * Math.max(0, sizes[k] - lasting[k]) ** 2 : 0
      tones[k] = shareOf(tone, drum)
      undrummed[k] = shareOf(tone, drum * DRUM_WEIGHT + kick)
    }
    return { spectrum, tones, undrummed }
  }
}

function shareOf(part: number, rest: number): number {
  return part + rest === 0 ? 0 : part / (part + rest)
}

function sizesOf({ left, right }: StereoSpectrum): Float32Array {
  return left.real.map((real, k) =>
    Math.sqrt(real ** 2 + left.imaginary[k] ** 2 + right.real[k] ** 2 + right.imaginary[k] ** 2),
  )
}

// What both sides have in common is taken out of both, where it may be a voice.
function withoutVoice({ left, right }: StereoSpectrum, tones: Float32Array, range: Float32Array): StereoSpectrum {
  const kept = createSpectrum()
  for (let k = 0; k < BINS; k++) {
    const common = left.real[k] * right.real[k] + left.imaginary[k] * right.imaginary[k]
    const whole = left.real[k] ** 2 + left.imaginary[k] ** 2 + right.real[k] ** 2 + right.imaginary[k] ** 2
    const alike = whole === 0 ? 0 : (2 * common) / whole
    const share = (range[k] * ramp(alike, ALIKE.from, ALIKE.full) * tones[k]) / 2
    for (const part of ['real', 'imaginary'] as const) {
      const middle = (left[part][k] + right[part][k]) * share
      kept.left[part][k] = left[part][k] - middle
      kept.right[part][k] = right[part][k] - middle
    }
  }
  return kept
}

function keepShare({ left, right }: StereoSpectrum, share: Float32Array): StereoSpectrum {
  const scale = (values: Float32Array): Float32Array => values.map((value, k) => value * share[k])
  return {
    left: { real: scale(left.real), imaginary: scale(left.imaginary) },
    right: { real: scale(right.real), imaginary: scale(right.imaginary) },
  }
}

function voiceRangeOf(sampleRate: number): Float32Array {
  const { from, full, until } = VOICE_HERTZ
  return Float32Array.from({ length: BINS }, (_, k) => {
    const hertz = (k * sampleRate) / SIZE
    return hertz > until ? 0 : ramp(hertz, from, full)
  })
}

function ramp(value: number, from: number, full: number): number {
  return Math.min(1, Math.max(0, (value - from) / (full - from)))
}

function cut({ left, right }: Samples, from: number, to: number): Samples {
  return { left: left.subarray(from, to), right: right.subarray(from, to) }
}
