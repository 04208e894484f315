import { highPass, highShelf, pairOf, peaking } from '../../audio/biquad.ts'
import { createCascade } from '../../audio/kernels/createCascade.ts'
import type { Desk } from '../../audio/kernels/createDesk.ts'
import type { BusStrip } from '../createBusStrip.ts'
import { createCompressor, type Compression } from '../createCompressor.ts'
import { addRow } from '../sumWindow.ts'
import type { VoiceTreatment } from './voiceTreatment.ts'
import { WINDOW_FRAMES } from '../master/windowFrames.ts'

// Peaks first, then phrases: one compressor for both would breathe with every syllable.
const FAST: Compression = { thresholdDb: -20, ratio: 4, attackSeconds: 0.002, releaseSeconds: 0.06 }
const SLOW: Compression = { thresholdDb: -26, ratio: 2.5, attackSeconds: 0.03, releaseSeconds: 0.3 }
const MAKE_UP_DB = 9
const DE_ESS: Compression = { thresholdDb: -25, ratio: 4, attackSeconds: 0.001, releaseSeconds: 0.04 }
const DE_ESS_FROM_HERTZ = 5500

/** mud out ─► fast compressor ─► slow compressor ─► presence, air ─► de-esser, which turns only the treble down. */
export function createVoiceStrip(
  desk: Desk,
  { presenceDb }: VoiceTreatment,
  gainDb: number,
  sampleRate: number,
): BusStrip {
  const clean = createCascade(
    desk,
    [highPass(95, 0.7, sampleRate), peaking(280, 1, -2, sampleRate), peaking(500, 0.8, -1, sampleRate)].map(pairOf),
  )
  const colour = createCascade(
    desk,
    [
      peaking(1500, 0.8, presenceDb * 0.4, sampleRate),
      peaking(3300, 0.7, presenceDb, sampleRate),
      highShelf(9000, 2, sampleRate),
    ].map(pairOf),
  )
  const fast = createCompressor(desk, FAST, 0, sampleRate)
  const slow = createCompressor(desk, SLOW, MAKE_UP_DB + gainDb, sampleRate)
  const onlyTreble = createCascade(desk, [highPass(DE_ESS_FROM_HERTZ, 0.7, sampleRate)].map(pairOf))
  const soften = createCompressor(desk, { ...DE_ESS, thresholdDb: DE_ESS.thresholdDb + gainDb }, 0, sampleRate)
  const treble = desk.stereoRow(WINDOW_FRAMES)
  return {
    process(row) {
      const { left, right } = row
      clean(left, right)
      fast(left, right)
      slow(left, right)
      colour(left, right)
      treble.left.set(left)
      treble.right.set(right)
      onlyTreble(treble.left, treble.right)
      addRow(desk, row, treble, -1)
      soften(treble.left, treble.right)
      addRow(desk, row, treble)
    },
  }
}
