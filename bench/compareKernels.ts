import { peaking, runBiquad } from '../engine/audio/biquad.ts'
import { createCascade } from '../engine/audio/kernels/createCascade.ts'
import { createDesk } from '../engine/audio/kernels/createDesk.ts'

const FRAMES = 8192
const WINDOWS = 300
const ROUNDS = 5

// An equaliser of four filters on both sides: the plain loop that single notes still use, and the kernel.
export function compareKernels(): [string, string][] {
  const filters = () => [100, 400, 2000, 8000].map((hertz) => peaking(hertz, 1, 2, 48_000))
  const desk = createDesk()
  const row = desk.stereoRow(FRAMES)
  const cascade = createCascade(
    desk,
    filters().map((filter, i) => [filter, filters()[i]]),
  )
  const sides = [row.left, row.right].map((samples) => ({ samples, filters: filters() }))
  const plain = bestOf(() => {
    for (const side of sides) for (const filter of side.filters) runBiquad(filter, side.samples)
  })
  const kernel = bestOf(() => cascade(row.left, row.right))
  return [['four stereo filters: kernel against plain loop', `${(plain / kernel).toFixed(1)} times as fast`]]
}

function bestOf(work: () => void): number {
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    for (let i = 0; i < WINDOWS; i++) work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}
