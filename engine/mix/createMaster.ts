import { highPass, highShelf, pairOf, runBiquad, runStereoBiquad } from '../audio/biquad.ts'
import { CONTROL_FRAMES } from '../audio/controlCurve.ts'
import { dbToGain } from '../audio/math.ts'
import { createGainComputer } from './createGainComputer.ts'
import { createLimiter, LIMITER_LATENCY_FRAMES } from './createLimiter.ts'
import { WINDOW_FRAMES } from './createMixer.ts'

export const MASTER_LATENCY_FRAMES = LIMITER_LATENCY_FRAMES

const MONO_BELOW_HERTZ = 130
const RUMBLE_HERTZ = 25
// Brings the octave bands to the slope of commercial pop.
const TOP = { hertz: 5000, gainDb: -3 }
const WIDTH = 1.5
const GLUE = { thresholdDb: -18, ratio: 1.5, attackSeconds: 0.03, releaseSeconds: 0.2 }

export type Master = {
  /** Takes one window of the mix (changed in place) and fills one finished window, MASTER_LATENCY_FRAMES late. */
  process: (mix: { left: Float32Array; right: Float32Array }, gainDb: number, out: MasteredWindow) => void
}

/** `gain` is the whole curve: glue, loudness and limiter. A stem through the same linear filters gets it alike. */
export type MasteredWindow = { left: Float32Array; right: Float32Array; gain: Float32Array }

/** linear (rumble, top, width, mono bass) → one gain curve = glue × loudness × limiter, the same on both sides. */
export function createMaster(sampleRate: number): Master {
  const rumble = pairOf(highPass(RUMBLE_HERTZ, 0.7, sampleRate))
  const top = pairOf(highShelf(TOP.hertz, TOP.gainDb, sampleRate))
  const sideFilter = highPass(MONO_BELOW_HERTZ, 0.7, sampleRate)
  const glue = createGainComputer(GLUE, CONTROL_FRAMES, sampleRate)
  const limiter = createLimiter(WINDOW_FRAMES, sampleRate)
  const buffered = WINDOW_FRAMES + MASTER_LATENCY_FRAMES
  const late = { left: new Float32Array(buffered), right: new Float32Array(buffered), gain: new Float32Array(buffered) }
  const limit = new Float32Array(WINDOW_FRAMES)
  const side = new Float32Array(WINDOW_FRAMES)
  let gain = 0

  function filterLinear(left: Float32Array, right: Float32Array): void {
    for (let i = 0; i < WINDOW_FRAMES; i++) side[i] = 0.5 * WIDTH * (left[i] - right[i])
    for (let i = 0; i < WINDOW_FRAMES; i++) left[i] = right[i] = 0.5 * (left[i] + right[i])
    runStereoBiquad(rumble, left, side)
    runStereoBiquad(top, left, side)
    runBiquad(sideFilter, side)
    for (let i = 0; i < WINDOW_FRAMES; i++) {
      const middle = left[i]
      left[i] = middle + side[i]
      right[i] = middle - side[i]
    }
  }

  /** Writes the wanted gain beside the samples and returns the samples with it applied, for the limiter to judge. */
  function applyGlue(left: Float32Array, right: Float32Array, gainDb: number): void {
    const loudness = dbToGain(gainDb)
    if (gain === 0) gain = loudness
    for (let from = 0; from < WINDOW_FRAMES; from += CONTROL_FRAMES) {
      let power = 0
      for (let i = from; i < from + CONTROL_FRAMES; i++) power += left[i] * left[i] + right[i] * right[i]
      const reductionDb = glue((power * loudness * loudness) / (2 * CONTROL_FRAMES))
      const target = loudness * dbToGain(-reductionDb)
      const step = (target - gain) / CONTROL_FRAMES
      for (let i = from; i < from + CONTROL_FRAMES; i++) {
        late.gain[MASTER_LATENCY_FRAMES + i] = gain
        left[i] *= gain
        right[i] *= gain
        gain += step
      }
      gain = target
    }
  }

  return {
    process({ left, right }, gainDb, out) {
      for (const row of [late.left, late.right, late.gain]) row.copyWithin(0, WINDOW_FRAMES)
      filterLinear(left, right)
      applyGlue(left, right, gainDb)
      late.left.set(left, MASTER_LATENCY_FRAMES)
      late.right.set(right, MASTER_LATENCY_FRAMES)
      limiter.process(left, right, limit, WINDOW_FRAMES)
      for (let i = 0; i < WINDOW_FRAMES; i++) {
        out.left[i] = late.left[i] * limit[i]
        out.right[i] = late.right[i] * limit[i]
        out.gain[i] = late.gain[i] * limit[i]
      }
    },
  }
}
