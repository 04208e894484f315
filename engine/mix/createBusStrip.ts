import { pairOf, runStereoBiquad } from '../audio/biquad.ts'
import { CONTROL_FRAMES } from '../audio/controlCurve.ts'
import { dbToGain } from '../audio/math.ts'
import type { BusProfile } from './busProfiles.ts'
import { createGainComputer } from './createGainComputer.ts'

export type BusStrip = { process: (left: Float32Array, right: Float32Array, frames: number) => void }

/** A bus's own sound: equaliser → gentle compressor, in place. Frames must be a multiple of the control stretch. */
export function createBusStrip(profile: BusProfile, sampleRate: number): BusStrip {
  const equaliser = profile.equaliser(sampleRate).map(pairOf)
  const reduce = createGainComputer(profile.compression, CONTROL_FRAMES, sampleRate)
  const makeUpDb = profile.makeUpDb
  let gain = dbToGain(makeUpDb)

  function compress(left: Float32Array, right: Float32Array, frames: number): void {
    for (let from = 0; from < frames; from += CONTROL_FRAMES) {
      let power = 0
      for (let i = from; i < from + CONTROL_FRAMES; i++) power += left[i] * left[i] + right[i] * right[i]
      const target = dbToGain(makeUpDb - reduce(power / (2 * CONTROL_FRAMES)))
      const step = (target - gain) / CONTROL_FRAMES
      for (let i = from; i < from + CONTROL_FRAMES; i++) {
        left[i] *= gain
        right[i] *= gain
        gain += step
      }
      gain = target
    }
  }

  return {
    process(left, right, frames) {
      for (const filters of equaliser) runStereoBiquad(filters, left, right, frames)
      compress(left, right, frames)
    },
  }
}
