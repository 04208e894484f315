import { BANDS_PER_SEMITONE, type PitchSpectrum } from '../melody/pitchSpectrum.ts'

const PITCH_CLASSES = 12

export type Chroma = { frames: readonly Float32Array[]; framesPerSecond: number }

// Energy of the twelve pitch classes per frame, C first. An instrument up to a third of a semitone off is folded onto
// the notes it means.
export function chroma(spectrum: PitchSpectrum): Float32Array[] {
  const offset = tuningOffset(spectrum)
  return spectrum.frames.map((frame) => {
    const classes = new Float32Array(PITCH_CLASSES)
    for (let band = 0; band < frame.length; band++) {
      const nearest = Math.round((band - offset) / BANDS_PER_SEMITONE)
      const isCentre = nearest * BANDS_PER_SEMITONE + offset === band
      classes[((nearest % PITCH_CLASSES) + PITCH_CLASSES) % PITCH_CLASSES] += frame[band] * (isCentre ? 1 : 0.3)
    }
    return classes
  })
}

function tuningOffset({ frames }: PitchSpectrum): number {
  const sums = new Float64Array(BANDS_PER_SEMITONE)
  for (const frame of frames) frame.forEach((value, band) => (sums[band % BANDS_PER_SEMITONE] += value * value))
  const strongest = sums.indexOf(Math.max(...sums))
  return strongest === 2 ? -1 : strongest
}

export function meanChroma(frames: readonly Float32Array[]): Float64Array {
  const mean = new Float64Array(PITCH_CLASSES)
  for (const frame of frames) frame.forEach((value, pitchClass) => (mean[pitchClass] += value / frames.length))
  return mean
}
