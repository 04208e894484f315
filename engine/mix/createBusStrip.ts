import { pairOf } from '../audio/biquad.ts'
import { createCascade } from '../audio/kernels/createCascade.ts'
import type { Desk, StereoRow } from '../audio/kernels/createDesk.ts'
import type { BusProfile } from './busProfiles.ts'
import { createCompressor } from './createCompressor.ts'

export type BusStrip = { process: (row: StereoRow) => void }

/** A bus's own sound: equaliser → gentle compressor, in place. */
export function createBusStrip(desk: Desk, profile: BusProfile, sampleRate: number): BusStrip {
  const equalise = createCascade(desk, profile.equaliser(sampleRate).map(pairOf))
  const compress = createCompressor(desk, profile.compression, profile.makeUpDb, sampleRate)
  return {
    process({ left, right }) {
      equalise(left, right)
      compress(left, right)
    },
  }
}
