import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createNoise } from '../createNoise.ts'
import { openNetwork } from '../../voice/network/openNetwork.ts'

const network = openNetwork(new Uint8Array(readFileSync(new URL('../../voice/network/voices.bin', import.meta.url))))
const ROWS = 72

// The exact sum in the order of the inputs, each product and each sum rounded to single precision as the kernels do.
function rectified(x: Float32Array, weights: Float32Array, bias: number): number {
  let sum = bias
  for (let i = 0; i < x.length; i++) sum = Math.fround(sum + Math.fround(x[i] * weights[i]))
  return Math.max(0, sum)
}

it('leaving out what is surely below zero changes no bit of the others', () => {
  const { desk, frameBlocks } = network
  const [{ up }] = frameBlocks
  const { inputs, outputs, weights, bias } = up
  const noise = createNoise(11)
  const x = desk.row(ROWS * inputs).map(() => noise() * 1.7)
  const rows = desk.row(x.length)
  rows.set(x)
  // Rows in which sums lie as near to zero as they can, and one of nothing at all.
  for (let r = 0; r < 8; r++) {
    const own = weights.subarray(r * inputs, (r + 1) * inputs)
    const length = own.reduce((sum, weight) => sum + weight * weight, 0)
    for (let i = 0; i < inputs; i++) rows[r * inputs + i] = (-bias[r] * own[i]) / length
  }
  rows.fill(0, 8 * inputs, 9 * inputs)
  const y = desk.row(ROWS * outputs).fill(7)
  const scratch = desk.row(64 * inputs + 32 * outputs)
  const addresses = [weights, up.halves, up.scales, up.sums, bias, y].map(({ byteOffset }) => byteOffset)
  const [w, halves, scales, sums, b, to] = addresses
  desk.kernels.linearRectified(
    rows.byteOffset,
    ROWS,
    inputs,
    w,
    halves,
    scales,
    sums,
    b,
    to,
    outputs,
    scratch.byteOffset,
  )
  const expected = Float32Array.from({ length: ROWS * outputs }, (_, k) => {
    const [r, o] = [Math.floor(k / outputs), k % outputs]
    const own = rows.subarray(r * inputs, (r + 1) * inputs)
    return rectified(own, weights.subarray(o * inputs, (o + 1) * inputs), bias[o])
  })
  expect(y).toEqual(expected)
  expect(expected.some((value) => value > 0)).toBe(true)
})
