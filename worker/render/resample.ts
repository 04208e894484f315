import type { Stereo } from './stretch.ts'

const BLOCK_FRAMES = 4096
const ZERO_CROSSINGS = 24
const TABLE_STEPS = 512

// One half of a sinc under a Blackman window; above the new Nyquist frequency nothing may remain, or it folds back.
const SINC: Float32Array = Float32Array.from({ length: ZERO_CROSSINGS * TABLE_STEPS + 2 }, (_, step) => {
  const x = step / TABLE_STEPS
  if (x >= ZERO_CROSSINGS) return 0
  const phase = (Math.PI * x) / ZERO_CROSSINGS
  const window = 0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase)
  return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window
})

// Like tape: faster is higher, slower is lower.
export function* resample(
  source: Stereo,
  { rate, totalFrames }: { rate: number; totalFrames: number },
): Generator<Stereo> {
  const cutoff = Math.min(1, 1 / rate)
  const reach = Math.ceil(ZERO_CROSSINGS / cutoff)
  for (let start = 0; start < totalFrames; start += BLOCK_FRAMES) {
    const frames = Math.min(BLOCK_FRAMES, totalFrames - start)
    const left = new Float32Array(frames)
    const right = new Float32Array(frames)
    for (let i = 0; i < frames; i++) {
      const position = (start + i) * rate
      const middle = Math.floor(position)
      const first = Math.max(0, middle - reach + 1)
      const last = Math.min(source.left.length - 1, middle + reach)
      let sumLeft = 0
      let sumRight = 0
      for (let at = first; at <= last; at++) {
        const place = Math.abs(position - at) * cutoff * TABLE_STEPS
        const step = Math.floor(place)
        const low = SINC[step] ?? 0
        const weight = low + ((SINC[step + 1] ?? 0) - low) * (place - step)
        sumLeft += (source.left[at] ?? 0) * weight
        sumRight += (source.right[at] ?? 0) * weight
      }
      left[i] = sumLeft * cutoff
      right[i] = sumRight * cutoff
    }
    yield { left, right }
  }
}
