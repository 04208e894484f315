const PEAK_COUNT = 800

// Loudest sample of each of 800 equal slices of the song, for drawing a waveform.
export function createPeakMeter(totalFrames: number): {
  add(startFrame: number, left: Float32Array, right: Float32Array): void
  peaks(): number[]
} {
  const slices = new Float32Array(PEAK_COUNT)
  return {
    add: (startFrame, left, right) => {
      for (let i = 0; i < left.length; i++) {
        const slice = Math.min(PEAK_COUNT - 1, Math.floor(((startFrame + i) * PEAK_COUNT) / totalFrames))
        const level = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0))
        if (level > (slices[slice] ?? 0)) slices[slice] = level
      }
    },
    peaks: () => Array.from(slices, (peak) => Math.round(peak * 1000) / 1000),
  }
}
