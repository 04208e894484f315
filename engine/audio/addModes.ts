import { decayPerFrame } from './controlCurve.ts'
import { createDesk, type Desk } from './kernels/createDesk.ts'
import { cos, sin, TAU } from './math.ts'

export type Mode = { hertz: number; gain: number; decaySeconds: number; startCycle?: number }

type Recurrence = { c: number; d: number; y1: number; y2: number; frames: number }

const GROUP = 8
const VALUES = ['c', 'd', 'y1', 'y2'] as const
const STRETCH_FRAMES = 8192

type ModeBench = { desk: Desk; row: Float32Array<ArrayBuffer>; modes: Float64Array<ArrayBuffer> }

let bench: ModeBench | undefined

function modeBench(): ModeBench {
  if (bench) return bench
  const desk = createDesk()
  return (bench = { desk, row: desk.row(STRETCH_FRAMES), modes: desk.doubles(GROUP * VALUES.length) })
}

/** Adds ringing modes (struck bars, bells, strings, drum heads): exponentially decaying sines by a two-term recurrence. */
export function addModes(out: Float32Array, modes: readonly Mode[], sampleRate: number): void {
  const audible = modes.filter((mode) => mode.hertz < sampleRate * 0.45)
  const recurrences = audible
    .map((mode) => recurrenceOf(mode, out.length, sampleRate))
    .sort((a, b) => b.frames - a.frames)
  for (let i = 0; i < recurrences.length; i += GROUP) addGroup(out, recurrences.slice(i, i + GROUP))
}

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
    // Past 80 dB down nothing is heard.
    frames: Math.min(longest, Math.ceil(decaySeconds * 1.35 * sampleRate)),
  }
}

/** As long as the first of them, which lasts longest. */
function addGroup(out: Float32Array, group: readonly Recurrence[]): void {
  const { desk, row, modes } = modeBench()
  const frames = group[0]?.frames ?? 0
  VALUES.forEach((name, k) => {
    for (let i = 0; i < GROUP; i++) modes[k * GROUP + i] = group[i]?.[name] ?? 0
  })
  for (let from = 0; from < frames; from += STRETCH_FRAMES) {
    const part = out.subarray(from, Math.min(frames, from + STRETCH_FRAMES))
    row.set(part)
    desk.kernels.addEightModes(row.byteOffset, modes.byteOffset, part.length)
    part.set(row.subarray(0, part.length))
  }
}
