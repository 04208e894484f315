const SLICES = 800

// How loud each of 800 equal slices of the song is, the loudest being 1, for drawing a waveform. Power rather than
// single peaks: a mastered song touches its ceiling everywhere, and every waveform would be the same block.
export function createPeakMeter(totalFrames: number): {
  add(startFrame: number, left: Float32Array, right: Float32Array): void
  peaks(): number[]
} {
  const power = new Float64Array(SLICES)
  return {
    add: (startFrame, left, right) => {
      for (let i = 0; i < left.length; i++) {
        const slice = Math.min(SLICES - 1, Math.floor(((startFrame + i) * SLICES) / totalFrames))
        power[slice] = (power[slice] ?? 0) + (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2
      }
    },
    peaks: () => {
      const loudest = Math.sqrt(Math.max(...power)) || 1
      return Array.from(power, (sum) => Math.round((Math.sqrt(sum) / loudest) * 1000) / 1000)
    },
  }
}
