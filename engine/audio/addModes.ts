import { decayPerFrame } from './controlCurve.ts'
import { cos, sin, TAU } from './math.ts'

export type Mode = { hertz: number; gain: number; decaySeconds: number; startCycle?: number }

type Recurrence = { c: number; d: number; y1: number; y2: number; frames: number }

/** Adds ringing modes (struck bars, bells, strings, drum heads): exponentially decaying sines by a two-term recurrence. */
export function addModes(out: Float32Array, modes: readonly Mode[], sampleRate: number): void {
  const audible = modes.filter((mode) => mode.hertz < sampleRate * 0.45)
  const recurrences = audible
    .map((mode) => recurrenceOf(mode, out.length, sampleRate))
    .sort((a, b) => b.frames - a.frames)
  for (let i = 0; i < recurrences.length; i += 2) addTwo(out, recurrences[i], recurrences[i + 1] ?? SILENT)
}

const SILENT: Recurrence = { c: 0, d: 0, y1: 0, y2: 0, frames: 0 }

function recurrenceOf(
  { hertz, gain, decaySeconds, startCycle = 0 }: Mode,
  longest: number,
  sampleRate: number,
): Recurrence {
  const w = (TAU * hertz) / sampleRate
  const decay = decayPerFrame(decaySeconds, sampleRate)
  const phase = TAU * startCycle
  return {
    c: 2 * decay * cos(w),
    d: decay * decay,
    y1: gain * sin(phase),
    y2: (gain * sin(phase - w)) / decay,
    // Past 80 dB down nothing is heard, and past 6,000 the state would be denormal.
    frames: Math.min(longest, Math.ceil(decaySeconds * 1.35 * sampleRate)),
  }
}

/** Two at a time: each waits for its own last value, so the second is nearly free. The first lasts longer. */
function addTwo(out: Float32Array, first: Recurrence, second: Recurrence): void {
  const { c, d } = first
  const { c: e, d: f } = second
  let a1 = first.y1
  let a2 = first.y2
  let b1 = second.y1
  let b2 = second.y2
  for (let i = 0; i < second.frames; i++) {
    out[i] += a1 + b1
    const a = c * a1 - d * a2
    const b = e * b1 - f * b2
    a2 = a1
    a1 = a
    b2 = b1
    b1 = b
  }
  for (let i = second.frames; i < first.frames; i++) {
    out[i] += a1
    const a = c * a1 - d * a2
    a2 = a1
    a1 = a
  }
}
