import type { Sound, Stereo } from '../../media/sound/sound.ts'

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
  source: Sound,
  { rate, totalFrames }: { rate: number; totalFrames: number },
): Generator<Stereo> {
  const cutoff = Math.min(1, 1 / rate)
  const reach = Math.floor(ZERO_CROSSINGS / cutoff)
  const steps = cutoff * TABLE_STEPS
  for (let start = 0; start < totalFrames; start += BLOCK_FRAMES) {
    const frames = Math.min(BLOCK_FRAMES, totalFrames - start)
    const left = new Float32Array(frames)
    const right = new Float32Array(frames)
    const from = Math.floor(start * rate) - reach
    const heard = source.read(from, Math.ceil(frames * rate) + 2 * reach + 2)
    for (let i = 0; i < frames; i++) {
      const position = (start + i) * rate - from
      const middle = Math.floor(position)
      let sumLeft = 0
      let sumRight = 0
      // Away from the middle on both sides: the place in the table moves by the same step from sample to sample.
      for (let side = -1; side <= 1; side += 2) {
        const first = side < 0 ? middle : middle + 1
        let place = Math.abs(position - first) * steps
        for (let at = first, count = 0; count < reach; count++, at += side, place += steps) {
          const step = place | 0
          const low = SINC[step] ?? 0
          const weight = low + ((SINC[step + 1] ?? 0) - low) * (place - step)
          sumLeft += (heard.left[at] ?? 0) * weight
          sumRight += (heard.right[at] ?? 0) * weight
        }
      }
      left[i] = sumLeft * cutoff
      right[i] = sumRight * cutoff
    }
    yield { left, right }
  }
}
