// Phones with their lengths, a pitch and a voice go in; every 5 ms comes out what the vocal tract looks like: how loud each
// band is (dB), how much of it is noise, and how likely it is voiced. Sums have a fixed order, so the bits are the same everywhere.
import type { Row } from '../../audio/kernels/createDesk.ts'
import { MOST_STEPS, type Matrix, type Network, type Norm, type PhoneFlag, type ScreenedMatrix } from './openNetwork.ts'

export type PhoneToPredict = { name: string; seconds: number; flags?: ReadonlySet<PhoneFlag> }
export type VoiceBlend = { voice: string; share: number }[]
export type LineToPredict = {
  phones: PhoneToPredict[]
  // A MIDI number at the middle of every step.
  pitches: Float64Array
  // One voice, or several as one.
  voices: VoiceBlend
  /** So many steps at either end are quiet and cut off: whatever comes out for them will do. */
  unheardSteps?: number
}
export type TractFrames = {
  count: number
  bands: number
  noiseBands: number
  bandDb: Float32Array
  noiseShares: Float32Array
  voicing: Float32Array
}
export type Predictor = { facts: Network; predict(line: LineToPredict): TractFrames }

const PLACES = 8
const TAPS_A_PHONE = 3
// As linearSparse works them out together.
const SPARSE_ROWS = 32
const ROWS_AT_ONCE = 4
const UNVOICED = -1
const BYTES = Float32Array.BYTES_PER_ELEMENT
// As assembly/screened.ts lays it out: 64 rows in halves, four rows turned, and sixteen lists of outputs.
function scratchFor({ layers: { frame, hidden } }: Network): number {
  return 32 * frame + 4 * frame + 128 + hidden + 16 + 16 * (hidden + 8)
}

const roundUp = (count: number, to: number): number => Math.ceil(count / to) * to
const roundDown = (count: number, to: number): number => Math.floor(count / to) * to
const rowsFrom = (rows: Row, first: number, size: number): Row => rows.subarray(first * size)

export function createPredictor(network: Network): Predictor {
  const { desk, layers, voiceWidth, phoneWidth, framesPerStep, bands } = network
  const { addGained, linear, linearRectified, linearSparse, normaliseRows, convolveChannels } = desk.kernels
  const { phone: phoneSize, frame: frameSize, hidden } = layers
  const noiseBands = network.aperiodicityEdgesHertz.length - 1
  const frameWidth = bands + noiseBands + 1
  const frameInputs = network.frameIn.inputs
  const input = desk.row(MOST_STEPS * frameInputs)
  const state = desk.row(MOST_STEPS * frameSize)
  const mixed = desk.row(MOST_STEPS * frameSize)
  const wide = desk.row(MOST_STEPS * Math.max(hidden, network.out.outputs))
  const bias = desk.row(hidden)
  const places = desk.integers(SPARSE_ROWS * (hidden + 1))
  const scratch = desk.row(scratchFor(network))
  // Steps whose outcome depends on what lies outside a run.
  const besides = layers.kernel >> 1
  const reach = layers.blocks * besides

  function multiply(x: Row, rows: number, matrix: Matrix, y: Row, rectifies = 0, own = matrix.bias): void {
    const { weights, inputs, outputs } = matrix
    linear(
      x.byteOffset,
      roundUp(rows, ROWS_AT_ONCE),
      inputs,
      weights.byteOffset,
      own.byteOffset,
      y.byteOffset,
      outputs,
      rectifies,
    )
  }

  // With the voice's own bias.
  function rectify(x: Row, rows: number, matrix: ScreenedMatrix, y: Row): void {
    const { weights, halves, scales, sums, inputs, outputs } = matrix
    linearRectified(
      x.byteOffset,
      roundUp(rows, ROWS_AT_ONCE),
      inputs,
      weights.byteOffset,
      halves.byteOffset,
      scales.byteOffset,
      sums.byteOffset,
      bias.byteOffset,
      y.byteOffset,
      outputs,
      scratch.byteOffset,
    )
  }

  function normalise(x: Row, rows: number, size: number, { gain, shift }: Norm, y: Row): void {
    normaliseRows(x.byteOffset, rows, size, gain.byteOffset, shift.byteOffset, y.byteOffset)
  }

  function blend(table: Row, width: number, voices: VoiceBlend, at: number, stride: number): Float32Array {
    const sum = new Float32Array(width)
    for (const { voice, share } of voices) {
      const index = network.voices.indexOf(voice)
      if (index < 0) throw new RangeError(`nobody was taught to be ${voice}`)
      for (let i = 0; i < width; i++) sum[i] += share * table[index * stride + at + i]
    }
    return sum
  }

  function readPhones(phones: PhoneToPredict[], who: Float32Array): Float32Array {
    const inputs = network.phoneIn.inputs
    const rows = roundUp(phones.length, ROWS_AT_ONCE)
    const scratch = phoneRows(rows)
    scratch.input.fill(0)
    for (const [n, { name, seconds, flags }] of phones.entries()) {
      const index = network.phones.indexOf(name)
      if (index < 0) throw new RangeError(`nobody was taught to sing ${name}`)
      const at = n * inputs
      scratch.input.set(network.phoneTable.subarray(index * phoneWidth, (index + 1) * phoneWidth), at)
      scratch.input.set(who, at + phoneWidth)
      const own = [seconds / (seconds + 0.05), seconds / (seconds + 0.25)]
      for (const flag of network.phoneFlags ?? []) own.push(flags?.has(flag) ? 1 : 0)
      scratch.input.set(own, at + phoneWidth + voiceWidth)
    }
    multiply(scratch.input, rows, network.phoneIn, scratch.state)
    for (const { norm, taps } of network.phoneBlocks) {
      normalise(scratch.state, phones.length, phoneSize, norm, scratch.normed)
      // Each phone beside its neighbours, in one row.
      scratch.near.fill(0)
      for (let n = 0; n < phones.length; n++) {
        for (let tap = 0; tap < TAPS_A_PHONE; tap++) {
          const from = n + tap - 1
          if (from < 0 || from >= phones.length) continue
          const row = scratch.normed.subarray(from * phoneSize, (from + 1) * phoneSize)
          scratch.near.set(row, (n * TAPS_A_PHONE + tap) * phoneSize)
        }
      }
      multiply(scratch.near, rows, taps, scratch.added, 1)
      addGained(scratch.state.byteOffset, scratch.added.byteOffset, 1, phones.length * phoneSize)
    }
    return scratch.state.slice(0, phones.length * phoneSize)
  }

  type PhoneRows = { input: Row; state: Row; normed: Row; near: Row; added: Row; rows: number }
  let kept: PhoneRows | undefined

  function phoneRows(rows: number): PhoneRows {
    if (kept && kept.rows >= rows) return kept
    const room = Math.max(128, rows)
    kept = {
      rows: room,
      input: desk.row(room * network.phoneIn.inputs),
      state: desk.row(room * phoneSize),
      normed: desk.row(room * phoneSize),
      near: desk.row(room * phoneSize * TAPS_A_PHONE),
      added: desk.row(room * phoneSize),
    }
    return kept
  }

  type Run = { line: LineToPredict; context: Float32Array; who: Float32Array; biases: Float32Array[] }

  function fillInput({ line, context, who }: Run, from: number, count: number): void {
    const { phones, pitches } = line
    let n = 0
    let start = 0
    for (let s = 0; s < count; s++) {
      const time = (from + s + 0.5) * network.stepSeconds
      while (n < phones.length - 1 && time >= start + phones[n].seconds) {
        start += phones[n].seconds
        n += 1
      }
      const { seconds } = phones[n]
      const past = Math.max(0, time - start)
      const left = Math.max(0, start + seconds - time)
      const height = (pitches[from + s] - 60) / 12
      const at = s * frameInputs
      input.set(context.subarray(n * phoneSize, (n + 1) * phoneSize), at)
      const place = at + phoneSize
      input[place] = past / Math.max(seconds, 1e-6)
      input[place + 1] = past / (past + 0.03)
      input[place + 2] = left / (left + 0.03)
      input[place + 3] = past / (past + 0.15)
      input[place + 4] = left / (left + 0.15)
      input[place + 5] = seconds / (seconds + 0.15)
      input[place + 6] = height
      input[place + 7] = height * height
      input.set(who, place + PLACES)
    }
  }

  // Steps from `from` on, `count` of them, into `wide`; only what `heard` depends on is worked out.
  function runSteps(run: Run, from: number, count: number, heard: { first: number; last: number }): void {
    fillInput(run, from, count)
    multiply(input, count, network.frameIn, state)
    for (const [k, { channels, norm, up, down }] of network.frameBlocks.entries()) {
      const later = (layers.blocks - 1 - k) * besides
      const first = roundDown(Math.max(0, heard.first - from - later), ROWS_AT_ONCE)
      const rows = Math.min(count, heard.last - from + later) - first
      const [own, left] = [rowsFrom(state, first, frameSize), rowsFrom(mixed, first, frameSize)]
      const [before, after] = [Math.min(besides, first), Math.min(besides, count - first - rows)]
      convolveChannels(
        own.byteOffset - before * frameSize * BYTES,
        before + rows + after,
        frameSize,
        channels.weights.byteOffset,
        layers.kernel,
        channels.bias.byteOffset,
        left.byteOffset - before * frameSize * BYTES,
      )
      normalise(left, rows, frameSize, norm, left)
      bias.set(run.biases[k])
      rectify(left, rows, up, wide)
      // Nine of ten hidden values are zero.
      linearSparse(
        wide.byteOffset,
        rows,
        hidden,
        down.weights.byteOffset,
        down.bias.byteOffset,
        left.byteOffset,
        frameSize,
        places.byteOffset,
      )
      addGained(own.byteOffset, left.byteOffset, 1, rows * frameSize)
    }
    normalise(state, count, frameSize, network.outNorm, mixed)
    multiply(mixed, count, network.out, wide)
  }

  function keep(frames: TractFrames, from: number, first: number, last: number): void {
    for (let frame = first * framesPerStep; frame < last * framesPerStep; frame++) {
      const at = (frame - from * framesPerStep) * frameWidth
      for (let k = 0; k < bands; k++) {
        frames.bandDb[frame * bands + k] = wide[at + k] * network.scaleDb + network.meanDb[k]
      }
      for (let k = 0; k < noiseBands; k++) {
        frames.noiseShares[frame * noiseBands + k] = Math.min(1, Math.max(0, wide[at + bands + k]))
      }
      frames.voicing[frame] = wide[at + bands + noiseBands]
    }
  }

  return {
    facts: network,
    predict(line) {
      const steps = line.pitches.length
      const unheard = line.unheardSteps ?? 0
      const who = blend(network.voiceTable, voiceWidth, line.voices, 0, voiceWidth)
      const biases = network.frameBlocks.map(({ up }, k) => {
        const own = blend(network.voiceBias, hidden, line.voices, k * hidden, layers.blocks * hidden)
        return own.map((value, i) => value + up.bias[i])
      })
      const run: Run = { line, who, biases, context: readPhones(line.phones, who) }
      const count = steps * framesPerStep
      const frames: TractFrames = {
        count,
        bands,
        noiseBands,
        bandDb: new Float32Array(count * bands),
        noiseShares: new Float32Array(count * noiseBands),
        voicing: new Float32Array(count),
      }
      // A long line in runs that overlap: what a run's edge does not know is left to its neighbour.
      for (let first = 0; first < steps;) {
        const from = Math.max(0, first - reach)
        const to = Math.min(steps, from + MOST_STEPS)
        const last = to === steps ? steps : to - reach
        runSteps(run, from, to - from, { first: Math.max(first, unheard), last: Math.min(last, steps - unheard) })
        keep(frames, from, first, last)
        first = last
      }
      frames.voicing.fill(UNVOICED, 0, unheard * framesPerStep)
      frames.voicing.fill(UNVOICED, (steps - unheard) * framesPerStep)
      return frames
    },
  }
}
