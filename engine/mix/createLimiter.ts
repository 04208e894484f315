import { dbToGain, exp } from '../audio/math.ts'
import { TRUE_PEAK_OVERSHOOT, truePeakBetween } from '../measure/truePeak.ts'

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
  process: (left: Float32Array, right: Float32Array, gain: Float32Array, frames: number) => void
}

/** A look-ahead limiter on the 4x oversampled peak. Frames must be a multiple of the group. */
export function createLimiter(windowFrames: number, sampleRate: number): Limiter {
  const history = LIMITER_LATENCY_FRAMES
  const left = new Float32Array(history + windowFrames)
  const right = new Float32Array(history + windowFrames)
  // required[k]: the gain that group k of the buffer needs; the same shift by the latency as the samples.
  const required = new Float32Array(LATENCY_GROUPS + windowFrames / GROUP_FRAMES).fill(1)
  const recent = new Float64Array(AHEAD_GROUPS).fill(1)
  const release = 1 - exp(-GROUP_FRAMES / (RELEASE_SECONDS * sampleRate))
  let recentAt = 0
  let held = 1
  let last = 1
  let before = 1

  function requiredFor(group: number): number {
    const from = group * GROUP_FRAMES
    const to = from + GROUP_FRAMES
    let highest = 0
    for (let i = Math.max(0, from - 6); i < Math.min(left.length, to + 7); i++) {
      highest = Math.max(highest, Math.abs(left[i]), Math.abs(right[i]))
    }
    if (highest * TRUE_PEAK_OVERSHOOT <= CEILING) return 1
    const peak = Math.max(truePeakBetween(left, from, to), truePeakBetween(right, from, to))
    return peak <= CEILING ? 1 : CEILING / peak
  }

  function nextGain(group: number): number {
    let wanted = Math.min(1, before)
    for (let k = group; k <= group + AHEAD_GROUPS + 1; k++) wanted = Math.min(wanted, required[k])
    before = required[group]
    held = wanted < held ? wanted : held + (wanted - held) * release
    recent[recentAt] = held
    recentAt = (recentAt + 1) % AHEAD_GROUPS
    let sum = 0
    for (let k = 0; k < AHEAD_GROUPS; k++) sum += recent[k]
    return sum / AHEAD_GROUPS
  }

  return {
    process(newLeft, newRight, gain, frames) {
      left.copyWithin(0, windowFrames)
      right.copyWithin(0, windowFrames)
      required.copyWithin(0, windowFrames / GROUP_FRAMES)
      left.set(newLeft.subarray(0, frames), history)
      right.set(newRight.subarray(0, frames), history)
      const groups = frames / GROUP_FRAMES
      // The newest group cannot be judged before its neighbours are known, so judging runs one group behind.
      for (let k = LATENCY_GROUPS - 1; k < LATENCY_GROUPS - 1 + groups; k++) required[k] = requiredFor(k)
      for (let k = 0; k < groups; k++) {
        const next = nextGain(k + 1)
        const step = (next - last) / GROUP_FRAMES
        for (let i = 0; i < GROUP_FRAMES; i++) gain[k * GROUP_FRAMES + i] = last + step * i
        last = next
      }
    },
  }
}
