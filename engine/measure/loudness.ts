import { pairOf } from '../audio/biquad.ts'
import { createCascade } from '../audio/kernels/createCascade.ts'
import { createDesk } from '../audio/kernels/createDesk.ts'
import { log10, pow } from '../audio/math.ts'
import { kWeighting } from './kWeighting.ts'

const SLICES_PER_GATE_BLOCK = 4

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

const ABSOLUTE_GATE_POWER = lufsToPower(-70)
const RELATIVE_GATE = pow(10, 1)

/** Gated loudness of ITU-R BS.1770-4: 400 ms blocks every 100 ms, absolute gate at -70, relative gate 10 LU below. */
export function integratedLufs(slices: readonly number[]): number {
  const blocks = new Float64Array(Math.max(0, slices.length - SLICES_PER_GATE_BLOCK + 1))
  for (let i = SLICES_PER_GATE_BLOCK; i <= slices.length; i++) {
    const sum = slices[i - 1] + slices[i - 2] + slices[i - 3] + slices[i - 4]
    blocks[i - SLICES_PER_GATE_BLOCK] = sum / SLICES_PER_GATE_BLOCK
  }
  const gate = meanAbove(blocks, ABSOLUTE_GATE_POWER) / RELATIVE_GATE
  return powerToLufs(meanAbove(blocks, Math.max(gate, ABSOLUTE_GATE_POWER)))
}

function meanAbove(powers: Float64Array, least: number): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < powers.length; i++) {
    if (powers[i] <= least) continue
    sum += powers[i]
    count += 1
  }
  return count === 0 ? 0 : sum / count
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
