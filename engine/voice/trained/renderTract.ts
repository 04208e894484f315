// Frames of a vocal tract every 5 ms in, sung samples at TRACT_RATE out. Voiced sound: one excitation a period, a band-limited
// pulse and a burst of noise, in the shares that each band asks for. Unvoiced sound: overlapped noise. Both pass the same tract.
import { cos, exp, sin, TAU } from '../../audio/math.ts'
import { createNoise } from '../../audio/createNoise.ts'
import type { TractFrames } from '../network/createPredictor.ts'
import { TRACT_RATE, type TractShaper } from './shapeTract.ts'
import { TRACT_FFT, tractBench } from './tractBench.ts'

export const TRACT_HOP = 120
// A kernel writes so much before and after the place it is told.
const PRE_RING_SAMPLES = 32
// Cycle to cycle wavering of period and strength, as in healthy voices.
const PERIOD_JITTER = 0.0045
const STRENGTH_SHIMMER = 0.025
const SILENT = 1e-4
// Hiss this far below the voice is not heard beside the breath in the voice itself.
const LEAST_HISS = 0.01
const VOICING_SLOPE = 2
// Two Hann windows that overlap by half hold three quarters of the power at their joint.
const OVERLAP_GAIN = 1.1547005383792515
const WINDOW_SAMPLES = 16_384
const LANES = 4

export type TractControls = { hertz: Float64Array; gain: Float64Array }
export type TractVoice = { frames: TractFrames; controls: TractControls; shape: TractShaper; seed: number }

function voicedShares({ voicing, count }: TractFrames): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => {
    const logit = Math.max(-30, Math.min(30, VOICING_SLOPE * voicing[i]))
    return 1 / (1 + exp(-logit))
  })
}

function createRows() {
  const { desk } = tractBench()
  return { window: desk.row(WINDOW_SAMPLES), phasors: desk.row(2 * LANES) }
}

let rows: ReturnType<typeof createRows> | undefined

/** A line's samples, added to piece by piece through a window in the kernels' memory that moves along. */
function createOutput(length: number) {
  const { window } = (rows ??= createRows())
  const samples = new Float64Array(length)
  let base = -PRE_RING_SAMPLES
  window.fill(0)

  function hand(count: number): void {
    const from = Math.max(0, -base)
    const room = Math.min(count, length - base)
    if (room > from) samples.set(window.subarray(from, room), base + from)
  }

  return {
    /** The address of a sample that kernels may add a whole transform to. Never earlier than one asked for before, but for a period. */
    placeOf(sample: number): number {
      if (sample - base + TRACT_FFT > WINDOW_SAMPLES) {
        const done = sample - base - 2 * TRACT_FFT
        hand(done)
        window.copyWithin(0, done)
        window.fill(0, WINDOW_SAMPLES - done)
        base += done
      }
      return window.byteOffset + (sample - base) * Float32Array.BYTES_PER_ELEMENT
    },
    finish(): Float64Array {
      hand(WINDOW_SAMPLES)
      return samples
    },
  }
}

/** Frame i and its controls stand for the middle of its 5 ms. */
export function renderTract({ frames, controls, shape, seed }: TractVoice): Float64Array {
  const { desk, tables, burst, hiss } = tractBench()
  const { addPeriod, addHiss } = desk.kernels
  const { phasors } = (rows ??= createRows())
  const { hertz, gain } = controls
  const count = frames.count
  const output = createOutput(count * TRACT_HOP)
  const noise = createNoise(seed)
  const voiced = voicedShares(frames)

  // The pulse's delay by a part of a sample, as phasors of four bins that turn from four to four.
  function writePhasors(period: number, turn: number): void {
    const strength = Math.sqrt(period)
    for (let lane = 0; lane < LANES; lane++) {
      phasors[lane] = strength * cos(turn * lane)
      phasors[LANES + lane] = -strength * sin(turn * lane)
    }
  }

  let time = TRACT_HOP
  for (let i = 0; i + 1 < count; i++) {
    const until = (i + 1.5) * TRACT_HOP
    const isSilent = Math.max(gain[i], gain[i + 1]) < SILENT
    while (time < until) {
      const blend = Math.max(0, time / TRACT_HOP - 0.5 - i)
      const period = (TRACT_RATE / (hertz[i] + (hertz[i + 1] - hertz[i]) * blend)) * (1 + PERIOD_JITTER * noise())
      const strength = (1 + STRENGTH_SHIMMER * noise()) * Math.sqrt(voiced[i] + (voiced[i + 1] - voiced[i]) * blend)
      const level = strength * (gain[i] + (gain[i + 1] - gain[i]) * blend)
      if (!isSilent && level > SILENT) {
        const start = Math.floor(time)
        const turn = (TAU * (time - start)) / TRACT_FFT
        writePhasors(period, turn)
        addPeriod(
          tables.byteOffset,
          shape(i).byteOffset,
          shape(i + 1).byteOffset,
          blend,
          phasors.byteOffset,
          cos(LANES * turn),
          -sin(LANES * turn),
          burst(period, noise()).byteOffset,
          output.placeOf(start),
          level,
        )
      }
      time += period
    }
    const breathing = Math.sqrt(1 - voiced[i])
    if (i > 0 && breathing > LEAST_HISS && gain[i] * breathing > SILENT) {
      const place = output.placeOf(i * TRACT_HOP - TRACT_HOP / 2)
      const from = hiss(2 * TRACT_HOP, noise())
      addHiss(tables.byteOffset, shape(i).byteOffset, from.byteOffset, place, gain[i] * breathing * OVERLAP_GAIN)
    }
  }
  return output.finish()
}
