import { createDesk } from '../../audio/kernels/createDesk.ts'
import { dbToGain } from '../../audio/math.ts'
import { createLoudnessMeter } from '../../measure/loudness.ts'
import { createLimiter, LIMITER_LATENCY_FRAMES } from './createLimiter.ts'
import { TARGET_LUFS } from './settleLoudness.ts'
import { WINDOW_FRAMES } from './windowFrames.ts'

export type Samples = { left: Float32Array; right: Float32Array }

// More would bring up the room instead of the voice.
const MOST_GAIN_DB = 24

export function measureRecording(blocks: Iterable<Samples>, sampleRate: number): number {
  const meter = createLoudnessMeter(sampleRate)
  for (const { left, right } of blocks) meter.add(left, right)
  return meter.integratedLufs()
}

/** One gain for the whole recording, then the limiter. As many frames come out as went in, at the same places. */
export function* levelRecording(
  blocks: Iterable<Samples>,
  { sampleRate, totalFrames, lufs }: { sampleRate: number; totalFrames: number; lufs: number },
): Generator<Samples> {
  const desk = createDesk()
  const limiter = createLimiter(desk, WINDOW_FRAMES, sampleRate)
  const limit = desk.row(WINDOW_FRAMES)
  const late = desk.stereoRow(WINDOW_FRAMES + LIMITER_LATENCY_FRAMES)
  const window = desk.stereoRow(WINDOW_FRAMES)
  const gain = dbToGain(Math.min(MOST_GAIN_DB, TARGET_LUFS - lufs))
  let startFrame = -LIMITER_LATENCY_FRAMES
  for (const { left, right } of inWindows(blocks, totalFrames + LIMITER_LATENCY_FRAMES)) {
    window.left.set(left.map((sample) => sample * gain))
    window.right.set(right.map((sample) => sample * gain))
    limiter.process(window.left, window.right, limit)
    for (const side of ['left', 'right'] as const) {
      late[side].copyWithin(0, WINDOW_FRAMES)
      late[side].set(window[side], LIMITER_LATENCY_FRAMES)
    }
    const from = Math.max(0, -startFrame)
    const to = Math.min(WINDOW_FRAMES, totalFrames - startFrame)
    const out = (row: Float32Array): Float32Array => row.slice(from, to).map((sample, i) => sample * limit[from + i])
    if (to > from) yield { left: out(late.left), right: out(late.right) }
    startFrame += WINDOW_FRAMES
  }
}

// Windows of one size, the last filled up with silence, until so many frames have been given.
function* inWindows(blocks: Iterable<Samples>, frames: number): Generator<Samples> {
  let held = { left: new Float32Array(WINDOW_FRAMES), right: new Float32Array(WINDOW_FRAMES) }
  let filled = 0
  let given = 0
  for (const { left, right } of blocks) {
    for (let at = 0; at < left.length;) {
      const count = Math.min(left.length - at, WINDOW_FRAMES - filled)
      held.left.set(left.subarray(at, at + count), filled)
      held.right.set(right.subarray(at, at + count), filled)
      at += count
      filled += count
      if (filled < WINDOW_FRAMES) continue
      yield held
      given += WINDOW_FRAMES
      held = { left: new Float32Array(WINDOW_FRAMES), right: new Float32Array(WINDOW_FRAMES) }
      filled = 0
    }
  }
  for (; given < frames; given += WINDOW_FRAMES) {
    yield held
    held = { left: new Float32Array(WINDOW_FRAMES), right: new Float32Array(WINDOW_FRAMES) }
  }
}
