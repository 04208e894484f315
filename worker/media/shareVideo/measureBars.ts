import type { Stereo } from '../sound/sound.ts'

export const BARS_PER_SECOND = 14

// How loud each bar of the wave is, between 0 and 1, the loudest of the video being 1.
export function measureBars({ left, right }: Stereo, sampleRate: number): number[] {
  const framesPerBar = Math.floor(sampleRate / BARS_PER_SECOND)
  const bars = Array.from({ length: Math.ceil(left.length / framesPerBar) }, (_, bar) => {
    let sum = 0
    const start = bar * framesPerBar
    const end = Math.min(left.length, start + framesPerBar)
    for (let i = start; i < end; i++) sum += ((left[i] ?? 0) + (right[i] ?? 0)) ** 2 / 4
    return Math.sqrt(sum / Math.max(1, end - start))
  })
  const loudest = Math.max(...bars, 1e-6)
  return bars.map((bar) => bar / loudest)
}
