import { exp, log10 } from '../audio/math.ts'

export type Compression = { thresholdDb: number; ratio: number; attackSeconds: number; releaseSeconds: number }

const KNEE_DB = 6

/** Turns the mean square of each stretch of `stretchFrames` into how many decibels to turn down. */
export function createGainComputer(
  { thresholdDb, ratio, attackSeconds, releaseSeconds }: Compression,
  stretchFrames: number,
  sampleRate: number,
): (meanSquare: number) => number {
  const slope = 1 - 1 / ratio
  const attack = 1 - exp(-stretchFrames / (attackSeconds * sampleRate))
  const release = 1 - exp(-stretchFrames / (releaseSeconds * sampleRate))
  let reductionDb = 0
  return (meanSquare) => {
    const over = meanSquare < 1e-10 ? -100 : 10 * log10(meanSquare) - thresholdDb
    let wanted = 0
    if (over > KNEE_DB / 2) wanted = slope * over
    else if (over > -KNEE_DB / 2) wanted = (slope * (over + KNEE_DB / 2) * (over + KNEE_DB / 2)) / (2 * KNEE_DB)
    reductionDb += (wanted - reductionDb) * (wanted > reductionDb ? attack : release)
    if (reductionDb < 1e-6) reductionDb = 0
    return reductionDb
  }
}
