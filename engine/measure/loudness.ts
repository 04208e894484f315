import { pairOf } from '../audio/biquad.ts'
import { createCascade } from '../audio/kernels/createCascade.ts'
import { createDesk } from '../audio/kernels/createDesk.ts'
import { log10, pow } from '../audio/math.ts'
import { kWeighting } from './kWeighting.ts'

const SLICES_PER_GATE_BLOCK = 4
const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = 10

export type LoudnessMeter = {
  add: (left: Float32Array, right: Float32Array, frames?: number) => void
  /** Mean K-weighted power of every finished 100 ms slice, both channels summed. */
  slices: () => readonly number[]
  integratedLufs: () => number
}

export function powerToLufs(power: number): number {
  return power <= 0 ? -Infinity : -0.691 + 10 * log10(power)
}

export function lufsToPower(lufs: number): number {
  return pow(10, (lufs + 0.691) / 10)
}

/** Gated loudness of ITU-R BS.1770-4: 400 ms blocks every 100 ms, absolute gate at -70, relative gate 10 LU below. */
export function integratedLufs(slices: readonly number[]): number {
  const blocks: number[] = []
  for (let i = SLICES_PER_GATE_BLOCK; i <= slices.length; i++) {
    blocks.push((slices[i - 1] + slices[i - 2] + slices[i - 3] + slices[i - 4]) / SLICES_PER_GATE_BLOCK)
  }
  const audible = blocks.filter((power) => power > lufsToPower(ABSOLUTE_GATE_LUFS))
  const gate = mean(audible) / pow(10, RELATIVE_GATE_LU / 10)
  return powerToLufs(mean(audible.filter((power) => power > gate)))
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

export function createLoudnessMeter(sampleRate: number, desk = createDesk()): LoudnessMeter {
  const weigh = createCascade(desk, kWeighting(sampleRate).map(pairOf))
  const sliceFrames = Math.round(sampleRate / 10)
  const row = desk.stereoRow(sliceFrames)
  const slices: number[] = []
  let power = 0
  let filled = 0

  function add(left: Float32Array, right: Float32Array, frames = left.length): void {
    for (let from = 0; from < frames;) {
      const to = Math.min(frames, from + sliceFrames - filled)
      row.left.set(left.subarray(from, to))
      row.right.set(right.subarray(from, to))
      weigh(row.left, row.right, to - from)
      power += desk.kernels.sumSquares(row.left.byteOffset, row.right.byteOffset, to - from)
      filled += to - from
      from = to
      if (filled === sliceFrames) {
        slices.push(power / sliceFrames)
        power = 0
        filled = 0
      }
    }
  }

  return { add, slices: () => slices, integratedLufs: () => integratedLufs(slices) }
}

export function measureLoudness(left: Float32Array, right: Float32Array, sampleRate: number): number {
  const meter = createLoudnessMeter(sampleRate)
  meter.add(left, right)
  return meter.integratedLufs()
}
