import type { Biquad } from '../../audio/biquad.ts'
import { CONTROL_FRAMES } from '../../audio/controlCurve.ts'
import { FILTER_DOUBLES, writeFilters } from '../../audio/kernels/createCascade.ts'
import { createDesk } from '../../audio/kernels/createDesk.ts'
import type { PlayedNote } from '../instrument.ts'
import type { SampleStore } from './createSampleStore.ts'
import { interpolationFor, INTERPOLATION_LENGTH } from './interpolation.ts'
import type { RecordedSide, Recording } from './recording.ts'

/** Whole control steps, so that a longer note begins exactly like a shorter one. */
const BENCH_FRAMES = 512 * CONTROL_FRAMES
const CONTROLS = BENCH_FRAMES / CONTROL_FRAMES
const MOST_FILTERS = 6
const FASTEST_STEP = 8
const FASTEST_BEND = 1.03
// The kernel reads seven samples before a position and eight after it.
const BEFORE = 8
const AROUND = 24
// So many samples are converted at once.
const CONVERTED = 8

export type Playing = {
  frames: number
  /** Samples of the recording for each frame, at its beginning. */
  step: number
  sampleRate: number
  /** Where in the recording it begins, counted from its start. */
  skipFrames: number
  bend: ((seconds: number) => number) | undefined
  filters: readonly Biquad[]
  level: (seconds: number) => number
}

type Bench = ReturnType<typeof createSampleBench>

let bench: Bench | undefined

/** The one place of a thread where recordings are played, one after the other. */
export function sampleBench(): Bench {
  return (bench ??= createSampleBench())
}

/** Answers with the fastest of them. */
function setSteps(steps: Float64Array, { step, bend, sampleRate }: Playing, fromFrame: number): number {
  const seconds = CONTROL_FRAMES / sampleRate
  let fastest = step
  for (let k = 0; k < CONTROLS; k++) {
    steps[k] = bend ? step * bend((fromFrame / CONTROL_FRAMES + k) * seconds) : step
    fastest = Math.max(fastest, steps[k])
  }
  return fastest
}

function setLevels(levels: Float32Array, { level, sampleRate }: Playing, fromFrame: number): void {
  const seconds = CONTROL_FRAMES / sampleRate
  for (let k = 0; k <= CONTROLS; k++) levels[k] = level((fromFrame / CONTROL_FRAMES + k) * seconds)
}

function createSampleBench() {
  const desk = createDesk()
  const { kernels } = desk
  const rows = [desk.row(BENCH_FRAMES), desk.row(BENCH_FRAMES)]
  const source = desk.shorts(BENCH_FRAMES * FASTEST_STEP + AROUND)
  const sources = [desk.row(source.length), desk.row(source.length)]
  const table = desk.row(INTERPOLATION_LENGTH)
  const steps = desk.doubles(CONTROLS)
  const levels = desk.row(CONTROLS + 1)
  const filters = desk.doubles(MOST_FILTERS * FILTER_DOUBLES)
  let written: Float32Array | undefined

  return {
    play(store: SampleStore, recording: Recording, playing: Playing): PlayedNote {
      const { frames } = playing
      const outs = recording.sides.map(() => new Float32Array(frames))
      let position = recording.startFrame + playing.skipFrames
      const interpolation = interpolationFor(playing.step)
      if (written !== interpolation) table.set(interpolation)
      written = interpolation
      writeFilters(filters, playing.filters)
      // All of it at once: a longer piece is unpacked from its beginning again.
      const last = Math.ceil(position + frames * playing.step * FASTEST_BEND) + AROUND
      for (const side of recording.sides) store.get(recording, side, last)
      for (let from = 0; from < frames; from += BENCH_FRAMES) {
        const count = Math.min(BENCH_FRAMES, frames - from)
        const padded = Math.ceil(count / CONTROL_FRAMES) * CONTROL_FRAMES
        const fastest = setSteps(steps, playing, from)
        setLevels(levels, playing, from)
        const base = Math.floor(position) - BEFORE
        const needed = Math.ceil(padded * fastest) + AROUND
        for (const [side, recorded] of recording.sides.entries()) {
          const samples = store.get(recording, recorded, base + needed)
          fillSource(source, { base, count: needed }, samples, { loop: recorded.loop, endFrame: recording.endFrame })
          kernels.toFloats(source.byteOffset, sources[side].byteOffset, Math.ceil(needed / CONVERTED) * CONVERTED)
        }
        position =
          base +
          kernels.resample(
            sources[0].byteOffset,
            sources[1].byteOffset,
            rows[0].byteOffset,
            recording.sides.length > 1 ? rows[1].byteOffset : 0,
            table.byteOffset,
            position - base,
            steps.byteOffset,
            CONTROL_FRAMES,
            padded,
          )
        if (playing.filters.length > 0)
          kernels.runCascade(filters.byteOffset, playing.filters.length, rows[0].byteOffset, rows[1].byteOffset, padded)
        for (const [side, out] of outs.entries()) {
          kernels.applyCurve(rows[side].byteOffset, levels.byteOffset, CONTROL_FRAMES, padded)
          out.set(rows[side].subarray(0, count), from)
        }
      }
      return { left: outs[0], right: outs[1] ?? outs[0] }
    },
  }
}

/** The samples from `base` on, silent before the recording and after it, round and round where it loops. */
function fillSource(
  target: Int16Array,
  { base, count }: { base: number; count: number },
  samples: Int16Array,
  { loop, endFrame }: { loop: RecordedSide['loop']; endFrame: number },
): void {
  let filled = Math.min(count, Math.max(0, -base))
  target.fill(0, 0, filled)
  const end = loop ? loop[1] : Math.min(endFrame, samples.length)
  while (filled < count) {
    let at = base + filled
    if (loop && at >= loop[1]) at = loop[0] + ((at - loop[0]) % (loop[1] - loop[0]))
    if (at >= end) {
      target.fill(0, filled, count)
      return
    }
    const piece = samples.subarray(at, Math.min(end, at + count - filled))
    if (piece.length === 0) throw new RangeError('a recording is shorter than its loop')
    target.set(piece, filled)
    filled += piece.length
  }
}
