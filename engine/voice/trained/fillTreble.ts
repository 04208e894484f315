// Some of the teacher's voices end at 10 or 11 kHz. What is above 12 kHz is a mirror image, so that a hole was left between
// them: the predicted bands fall off from where the voice ends instead.
import { log2 } from '../../audio/math.ts'
import type { TractFrames } from '../network/createPredictor.ts'

// Where every voice still sounds.
const LAST_SURE_HERTZ = { from: 8000, to: 9300 }
// Steeper than voices that do go on, which are left alone.
const FALL_DB_AN_OCTAVE = 24
const FIRST_STEP_DB = 3

export function fillTreble({ count, bands, bandDb }: TractFrames, bandHertz: readonly number[]): void {
  const from = bandHertz.findIndex((hertz) => hertz >= LAST_SURE_HERTZ.from)
  const to = bandHertz.findIndex((hertz) => hertz >= LAST_SURE_HERTZ.to)
  const falls = bandHertz.map((hertz) => FIRST_STEP_DB + FALL_DB_AN_OCTAVE * log2(hertz / LAST_SURE_HERTZ.to))
  for (let frame = 0; frame < count; frame++) {
    const row = frame * bands
    let level = 0
    for (let band = from; band < to; band++) level += bandDb[row + band] / (to - from)
    for (let band = to; band < bands; band++) bandDb[row + band] = Math.max(bandDb[row + band], level - falls[band])
  }
}
