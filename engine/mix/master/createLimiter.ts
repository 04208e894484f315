import type { Desk, Row } from '../../audio/kernels/createDesk.ts'
import { dbToGain, exp } from '../../audio/math.ts'
import { BETWEEN_TAPS, TRUE_PEAK_OVERSHOOT } from '../../measure/truePeak.ts'

// Groups of frames share one gain; the gain falls over AHEAD groups before a peak and is straight between groups.
const GROUP_FRAMES = 16
const AHEAD_GROUPS = 12
const LATENCY_GROUPS = 16
export const LIMITER_LATENCY_FRAMES = GROUP_FRAMES * LATENCY_GROUPS
const RELEASE_SECONDS = 0.12
// Meters differ by a few tenths between samples: -1.4 here reads below -1 on every one tried.
const CEILING = dbToGain(-1.4)

export type Limiter = {
  /** Gain per frame for the signal LIMITER_LATENCY_FRAMES ago. Both sides get the same. */
  process: (left: Row, right: Row, gain: Row) => void
}

/** A look-ahead limiter on the 4x oversampled peak. The window must be a multiple of the group. */
export function createLimiter(
  desk: Desk,
  windowFrames: number,
  sampleRate: number,
  releaseSeconds = RELEASE_SECONDS,
): Limiter {
  const history = LIMITER_LATENCY_FRAMES
  const groups = windowFrames / GROUP_FRAMES
  const left = desk.row(history + windowFrames)
  const right = desk.row(history + windowFrames)
  const taps = desk.row(BETWEEN_TAPS.length * BETWEEN_TAPS[0].length)
  BETWEEN_TAPS.forEach((phase, k) => taps.set(phase, k * phase.length))
  // required[k]: the gain that group k of the buffer needs; the same shift by the latency as the samples.
  const required = desk.row(LATENCY_GROUPS + groups).fill(1)
  const release = 1 - exp(-GROUP_FRAMES / (releaseSeconds * sampleRate))
  // As the kernel reads it: release, gain held, last gain, what the group before required, then a ring of recent gains.
  const state = desk.doubles(5 + AHEAD_GROUPS).fill(1)
  state.set([release, 1, 1, 1, 0])

  // The newest group cannot be judged before its neighbours are known, so judging runs one group behind.
  function judge(): void {
    const from = history - GROUP_FRAMES
    desk.kernels.requiredGains(
      left.byteOffset + from * 4,
      right.byteOffset + from * 4,
      required.byteOffset + (LATENCY_GROUPS - 1) * 4,
      taps.byteOffset,
      CEILING,
      TRUE_PEAK_OVERSHOOT,
      groups,
    )
  }

  return {
    process(newLeft, newRight, gain) {
      left.copyWithin(0, windowFrames)
      right.copyWithin(0, windowFrames)
      required.copyWithin(0, groups)
      left.set(newLeft, history)
      right.set(newRight, history)
      judge()
      desk.kernels.limitGains(state.byteOffset, required.byteOffset, gain.byteOffset, groups)
    },
  }
}
