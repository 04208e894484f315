import { KERNEL_BYTES } from './kernelBytes.ts'

// Sample loops in WebAssembly SIMD. A desk is one memory with all the rows that they work on; a kernel takes the rows'
// byteOffset. A row of another memory would be read and written at the wrong place without any error.

export type Kernels = {
  runCascade: (filters: number, count: number, left: number, right: number, frames: number) => void
  compress: (
    state: number,
    left: number,
    right: number,
    curve: number,
    inputDb: number,
    stretch: number,
    frames: number,
  ) => void
  sumSquares: (left: number, right: number, frames: number) => number
  addGained: (target: number, source: number, gain: number, frames: number) => void
  applyCurve: (samples: number, curve: number, stretch: number, frames: number) => void
  mixHeld: (
    left: number,
    right: number,
    a: number,
    b: number,
    leftGain: number,
    rightGain: number,
    count: number,
  ) => void
  mixFading: (
    left: number,
    right: number,
    a: number,
    b: number,
    leftGain: number,
    rightGain: number,
    share: number,
    step: number,
    count: number,
  ) => void
  multiply: (target: number, source: number, factors: number, frames: number) => void
  toMidSide: (left: number, right: number, width: number, frames: number) => void
  toLeftRight: (middle: number, side: number, frames: number) => void
  runRoom: (room: number, inLeft: number, inRight: number, outLeft: number, outRight: number, frames: number) => void
  runEcho: (echo: number, inLeft: number, inRight: number, outLeft: number, outRight: number, frames: number) => void
  addWave: (
    left: number,
    right: number,
    table: number,
    steps: number,
    phase: number,
    leftGain: number,
    rightGain: number,
    stretch: number,
    frames: number,
  ) => number
  addBlendedWave: (
    left: number,
    right: number,
    tables: number,
    shades: number,
    steps: number,
    phase: number,
    leftGain: number,
    rightGain: number,
    stretch: number,
    frames: number,
  ) => number
  sweepLowPass: (
    state: number,
    left: number,
    right: number,
    openings: number,
    damping: number,
    stretch: number,
    frames: number,
  ) => void
  buildShades: (
    tables: number,
    size: number,
    strengths: number,
    harmonics: number,
    sine: number,
    mask: number,
    stride: number,
  ) => void
  addEightModes: (out: number, modes: number, frames: number) => void
  fillNoise: (target: number, state: number, frames: number) => number
  toFloats: (source: number, target: number, count: number) => void
  /** Answers the position after the last frame. */
  resample: (
    source: number,
    otherSource: number,
    target: number,
    otherTarget: number,
    table: number,
    position: number,
    steps: number,
    stretch: number,
    frames: number,
  ) => number
  /** `source` and `table` are doubles: 32 taps for each of `phases`. */
  upsample: (
    source: number,
    target: number,
    table: number,
    phase: number,
    phases: number,
    stepPhases: number,
    frames: number,
  ) => void
  runAmp: (
    state: number,
    table: number,
    left: number,
    right: number,
    drive: number,
    bias: number,
    second: number,
    frames: number,
  ) => void
  /** Complex, in place; the frequencies come in an order that only the way back knows. */
  transform: (real: number, imaginary: number, turns: number, size: number) => void
  transformBack: (real: number, imaginary: number, turns: number, size: number) => void
  /** `places` are the addresses of two spectra for every product. */
  addProducts: (target: number, places: number, count: number, size: number) => void
  linear: (
    x: number,
    rows: number,
    inputs: number,
    weights: number,
    bias: number,
    y: number,
    outputs: number,
    rectifies: number,
  ) => void
  linearSparse: (
    x: number,
    rows: number,
    inputs: number,
    weights: number,
    bias: number,
    y: number,
    outputs: number,
    places: number,
  ) => void
  linearRectified: (
    x: number,
    rows: number,
    inputs: number,
    weights: number,
    halves: number,
    scales: number,
    sums: number,
    bias: number,
    y: number,
    outputs: number,
    scratch: number,
  ) => void
  convolveChannels: (
    x: number,
    rows: number,
    channels: number,
    weights: number,
    taps: number,
    bias: number,
    y: number,
  ) => void
  normaliseRows: (x: number, rows: number, size: number, gain: number, shift: number, y: number) => void
  /** `places` are byte offsets of the rows to add. */
  addRows: (target: number, size: number, places: number, count: number) => void
  remember: (given: number, said: number, before: number, after: number, size: number) => void
  shapeTract: (
    tables: number,
    bands: number,
    places: number,
    shares: number,
    tint: number,
    effortTint: number,
    effort: number,
    lifter: number,
    tract: number,
  ) => void
  shareBreath: (noiseBands: number, places: number, shares: number, tract: number) => void
  addPeriod: (
    tables: number,
    a: number,
    b: number,
    share: number,
    phasors: number,
    turnReal: number,
    turnImaginary: number,
    burst: number,
    output: number,
    gain: number,
  ) => void
  addHiss: (tables: number, tract: number, burst: number, output: number, gain: number) => void
  limitGains: (state: number, required: number, gain: number, groups: number) => void
  requiredGains: (
    left: number,
    right: number,
    required: number,
    taps: number,
    ceiling: number,
    overshoot: number,
    groups: number,
  ) => void
}

export type Row = Float32Array<ArrayBuffer>
export type StereoRow = { left: Row; right: Row }

export type Desk = {
  kernels: Kernels
  /** Rows of zeros that stay for the desk's life. */
  row(length: number): Row
  stereoRow(length: number): StereoRow
  doubles(length: number): Float64Array<ArrayBuffer>
  integers(length: number): Int32Array<ArrayBuffer>
  shorts(length: number): Int16Array<ArrayBuffer>
}

const PAGE_BYTES = 65_536
// Growing would detach every row, so there is room for the slowest song's echoes from the start; untouched pages cost nothing.
const MEMORY_BYTES = 24 * 1024 * 1024
const ALIGNMENT = 16

let compiled: WebAssembly.Module | undefined

function kernelModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(KERNEL_BYTES), (letter) => letter.charCodeAt(0)))
  return compiled
}

export function createDesk(roomBytes = MEMORY_BYTES): Desk {
  const pages = Math.ceil(roomBytes / PAGE_BYTES)
  const memory = new WebAssembly.Memory({ initial: pages })
  const { exports } = new WebAssembly.Instance(kernelModule(), { env: { memory } })
  // Address 0 means "none" to a kernel.
  let next = ALIGNMENT

  function allocate(bytes: number): number {
    const start = next
    next += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
    if (next > pages * PAGE_BYTES) throw new RangeError('the desk is full')
    return start
  }

  function row(length: number): Row {
    return new Float32Array(memory.buffer, allocate(length * 4), length)
  }

  return {
    kernels: exports as Kernels,
    row,
    stereoRow: (length) => ({ left: row(length), right: row(length) }),
    doubles: (length) => new Float64Array(memory.buffer, allocate(length * 8), length),
    integers: (length) => new Int32Array(memory.buffer, allocate(length * 4), length),
    shorts: (length) => new Int16Array(memory.buffer, allocate(length * 2), length),
  }
}
