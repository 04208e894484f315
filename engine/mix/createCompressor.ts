import type { Desk, Row } from '../audio/kernels/createDesk.ts'
import { CONTROL_FRAMES } from '../audio/controlCurve.ts'
import { exp } from '../audio/math.ts'

export type Compression = { thresholdDb: number; ratio: number; attackSeconds: number; releaseSeconds: number }

/** In place; `inputDb` turns the sound up first. The gain of every frame is written to `curve` where there is one. */
export type Compressor = (left: Row, right: Row, options?: { inputDb?: number; curve?: Row }) => void

/** Judges the mean square of every control stretch and turns down; rows are a multiple of the stretch long. */
export function createCompressor(
  desk: Desk,
  { thresholdDb, ratio, attackSeconds, releaseSeconds }: Compression,
  makeUpDb: number,
  sampleRate: number,
): Compressor {
  const shareFor = (seconds: number): number => 1 - exp(-CONTROL_FRAMES / (seconds * sampleRate))
  const state = desk.doubles(7)
  state.set([thresholdDb, 1 - 1 / ratio, shareFor(attackSeconds), shareFor(releaseSeconds), makeUpDb])
  const { compress } = desk.kernels
  return (left, right, { inputDb = 0, curve } = {}) => {
    const curveAt = curve?.byteOffset ?? 0
    compress(state.byteOffset, left.byteOffset, right.byteOffset, curveAt, inputDb, CONTROL_FRAMES, left.length)
  }
}
