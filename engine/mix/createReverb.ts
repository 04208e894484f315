import { decayPerFrame } from '../audio/controlCurve.ts'
import { pow } from '../audio/math.ts'

export type Room = { size: number; decaySeconds: number; damping: number; preDelaySeconds: number }

export type Reverb = {
  /** Adds the room's answer to the output; both are stereo. */
  process: (
    inLeft: Float32Array,
    inRight: Float32Array,
    outLeft: Float32Array,
    outRight: Float32Array,
    frames: number,
  ) => void
}

// Mutually prime, in frames at 48 kHz for size 1: common factors would ring.
const LINE_FRAMES = [1123, 1381, 1559, 1777, 2039, 2269, 2539, 2851]
const DIFFUSER_FRAMES = [142, 379, 107, 277]
// Keeps the decaying loops out of denormals; 300 dB down.
const BIAS = 1e-15

type Ring = { samples: Float32Array; mask: number; delay: number }

function createRing(delay: number): Ring {
  let size = 1
  while (size <= delay) size *= 2
  return { samples: new Float32Array(size), mask: size - 1, delay }
}

function diffuse(ring: Ring, at: number, x: number): number {
  const delayed = ring.samples[(at - ring.delay) & ring.mask]
  const inner = x - 0.6 * delayed
  ring.samples[at & ring.mask] = inner
  return delayed + 0.6 * inner
}

/** A feedback delay network: pre-delay → two all-pass diffusers a side → eight damped lines mixed by a Householder matrix. */
export function createReverb(room: Room, sampleRate: number): Reverb {
  const scale = (sampleRate / 48_000) * room.size
  const lines = LINE_FRAMES.map((frames) => createRing(Math.round(frames * scale)))
  const gains = lines.map((line) => pow(decayPerFrame(room.decaySeconds, sampleRate), line.delay))
  const diffusers = DIFFUSER_FRAMES.map((frames) => createRing(Math.round((frames * sampleRate) / 48_000)))
  const preLeft = createRing(Math.max(1, Math.round(room.preDelaySeconds * sampleRate)))
  const preRight = createRing(Math.max(1, Math.round(room.preDelaySeconds * sampleRate)))
  const [l0, l1, l2, l3, l4, l5, l6, l7] = lines
  const [g0, g1, g2, g3, g4, g5, g6, g7] = gains
  const damp = room.damping
  const state = new Float64Array(8)
  let at = 0

  return {
    process(inLeft, inRight, outLeft, outRight, frames) {
      let [d0, d1, d2, d3, d4, d5, d6, d7] = state
      for (let i = 0; i < frames; i++, at = (at + 1) | 0) {
        preLeft.samples[at & preLeft.mask] = inLeft[i]
        preRight.samples[at & preRight.mask] = inRight[i]
        const a = preLeft.samples[(at - preLeft.delay) & preLeft.mask] + BIAS
        const b = preRight.samples[(at - preRight.delay) & preRight.mask] + BIAS
        const x = diffuse(diffusers[1], at, diffuse(diffusers[0], at, a))
        const y = diffuse(diffusers[3], at, diffuse(diffusers[2], at, b))
        d0 += (1 - damp) * (l0.samples[(at - l0.delay) & l0.mask] - d0)
        d1 += (1 - damp) * (l1.samples[(at - l1.delay) & l1.mask] - d1)
        d2 += (1 - damp) * (l2.samples[(at - l2.delay) & l2.mask] - d2)
        d3 += (1 - damp) * (l3.samples[(at - l3.delay) & l3.mask] - d3)
        d4 += (1 - damp) * (l4.samples[(at - l4.delay) & l4.mask] - d4)
        d5 += (1 - damp) * (l5.samples[(at - l5.delay) & l5.mask] - d5)
        d6 += (1 - damp) * (l6.samples[(at - l6.delay) & l6.mask] - d6)
        d7 += (1 - damp) * (l7.samples[(at - l7.delay) & l7.mask] - d7)
        const share = (d0 + d1 + d2 + d3 + d4 + d5 + d6 + d7) * 0.25
        l0.samples[at & l0.mask] = (d0 - share) * g0 + x
        l1.samples[at & l1.mask] = (d1 - share) * g1 + y
        l2.samples[at & l2.mask] = (d2 - share) * g2 - x
        l3.samples[at & l3.mask] = (d3 - share) * g3 - y
        l4.samples[at & l4.mask] = (d4 - share) * g4 + x
        l5.samples[at & l5.mask] = (d5 - share) * g5 + y
        l6.samples[at & l6.mask] = (d6 - share) * g6 - x
        l7.samples[at & l7.mask] = (d7 - share) * g7 - y
        outLeft[i] += 0.35 * (d0 - d2 + d4 - d6 + 0.3 * d1)
        outRight[i] += 0.35 * (d1 - d3 + d5 - d7 + 0.3 * d0)
      }
      state.set([d0, d1, d2, d3, d4, d5, d6, d7])
    },
  }
}
