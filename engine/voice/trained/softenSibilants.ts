// A de-esser that needs no filter: where a predicted sound has more treble than the line's vowels are loud, its high bands
// are turned down before anything is rendered.
import { log10 } from '../../audio/math.ts'
import type { TractFrames } from '../network/createPredictor.ts'
import { quickExp } from '../../audio/spectralMath.ts'

const LOG_A_DECIBEL = 2.302585092994046 / 10
const FROM_HERTZ = 4800
// How far below the vowels sibilants may lie untouched, and how much of what is above it goes.
const THRESHOLD_DB = -7
const SHARE = 0.6
const MOST_DB = 9

export function softenSibilants(frames: TractFrames, bandHertz: readonly number[]): void {
  const { count, bands, bandDb, voicing } = frames
  const first = bandHertz.findIndex((hertz) => hertz >= FROM_HERTZ)
  const powerOf = (frame: number, from: number): number => {
    let power = 1e-12
    for (let band = Math.max(1, from); band < bands; band++) {
      const width = bandHertz[band] - bandHertz[band - 1]
      power += quickExp(bandDb[frame * bands + band] * LOG_A_DECIBEL) * width
    }
    return power
  }
  const voiced = Array.from({ length: count }, (_, i) => i).filter((frame) => voicing[frame] > 0)
  const usual = voiced.map((frame) => powerOf(frame, 0)).sort((a, b) => a - b)[Math.floor(voiced.length * 0.6)]
  if (usual === undefined) return
  for (let frame = 0; frame < count; frame++) {
    const excess = 10 * log10(powerOf(frame, first) / usual) - THRESHOLD_DB
    if (excess <= 0) continue
    const cut = Math.min(MOST_DB, excess * SHARE)
    for (let band = first; band < bands; band++) {
      // Two bands to get there, so that no edge is heard.
      bandDb[frame * bands + band] -= cut * Math.min(1, (band - first + 1) / 3)
    }
  }
}
