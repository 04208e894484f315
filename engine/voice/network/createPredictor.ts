// Phones with their lengths, a pitch and a voice go in; every 5 ms comes out what the vocal tract looks like: how loud each
// band is (dB), how much of it is noise, and how likely it is voiced. Sums have a fixed order, so the bits are the same everywhere.
import type { Row } from '../../audio/kernels/createDesk.ts'
import { createLayers, ROWS_AT_ONCE, type Layers } from './createLayers.ts'
import { createPhoneReader, type PhoneToPredict } from './createPhoneReader.ts'
import { MOST_STEPS, type Network } from './openNetwork.ts'

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
const UNVOICED = -1
const BYTES = Float32Array.BYTES_PER_ELEMENT

type Bench = { network: Network; layers: Layers; input: Row; state: Row; mixed: Row; wide: Row }
type Run = { line: LineToPredict; context: Float32Array; who: Float32Array; biases: Float32Array[] }
type Steps = { first: number; last: number }

const roundDown = (count: number, to: number): number => Math.floor(count / to) * to
const rowsFrom = (rows: Row, first: number, size: number): Row => rows.subarray(first * size)
const noiseBandsOf = ({ aperiodicityEdgesHertz }: Network): number => aperiodicityEdgesHertz.length - 1

function blend(network: Network, voices: VoiceBlend, width: number, rowOf: (voice: number) => Row): Float32Array {
  const sum = new Float32Array(width)
  for (const { voice, share } of voices) {
    const index = network.voices.indexOf(voice)
    if (index < 0) throw new RangeError(`nobody was taught to be ${voice}`)
    const row = rowOf(index)
    for (let i = 0; i < width; i++) sum[i] += share * row[i]
  }
  return sum
}

function whoSings(network: Network, voices: VoiceBlend): Pick<Run, 'who' | 'biases'> {
  const { voiceWidth, voiceTable, voiceBias, layers, frameBlocks } = network
  const { hidden, blocks } = layers
  return {
    who: blend(network, voices, voiceWidth, (voice) => rowsFrom(voiceTable, voice, voiceWidth)),
    biases: frameBlocks.map(({ up }, k) => {
      const own = blend(network, voices, hidden, (voice) => rowsFrom(voiceBias, voice * blocks + k, hidden))
      return own.map((value, i) => value + up.bias[i])
    }),
  }
}

function fillInput({ network, input }: Bench, { line, context, who }: Run, from: number, count: number): void {
  const { phones, pitches } = line
  const phoneSize = network.layers.phone
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
    const at = s * network.frameIn.inputs
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

// Steps whose outcome depends on what lies outside a run, for each block.
const besidesOf = ({ layers }: Network): number => layers.kernel >> 1

// Steps from `from` on, `count` of them, into `wide`; only what `heard` depends on is worked out.
function runSteps(bench: Bench, run: Run, { from, count }: { from: number; count: number }, heard: Steps): void {
  const { network, layers, input, state, mixed, wide } = bench
  const { frame: size, blocks, kernel } = network.layers
  const { addGained, convolveChannels } = network.desk.kernels
  const besides = besidesOf(network)
  fillInput(bench, run, from, count)
  layers.multiply(input, count, network.frameIn, state)
  for (const [k, { channels, norm, up, down }] of network.frameBlocks.entries()) {
    const later = (blocks - 1 - k) * besides
    const first = roundDown(Math.max(0, heard.first - from - later), ROWS_AT_ONCE)
    const rows = Math.min(count, heard.last - from + later) - first
    const [own, left] = [rowsFrom(state, first, size), rowsFrom(mixed, first, size)]
    const [before, after] = [Math.min(besides, first), Math.min(besides, count - first - rows)]
    convolveChannels(
      own.byteOffset - before * size * BYTES,
      before + rows + after,
      size,
      channels.weights.byteOffset,
      kernel,
      channels.bias.byteOffset,
      left.byteOffset - before * size * BYTES,
    )
    layers.normalise(left, rows, norm, left)
    layers.rectify(left, rows, { ...up, voiceBias: run.biases[k] }, wide)
    layers.multiplySparse(wide, rows, down, left)
    addGained(own.byteOffset, left.byteOffset, 1, rows * size)
  }
  layers.normalise(state, count, network.outNorm, mixed)
  layers.multiply(mixed, count, network.out, wide)
}

function createFrames(network: Network, steps: number): TractFrames {
  const { bands, framesPerStep } = network
  const noiseBands = noiseBandsOf(network)
  const count = steps * framesPerStep
  return {
    count,
    bands,
    noiseBands,
    bandDb: new Float32Array(count * bands),
    noiseShares: new Float32Array(count * noiseBands),
    voicing: new Float32Array(count),
  }
}

function keep({ network, wide }: Bench, frames: TractFrames, from: number, { first, last }: Steps): void {
  const { framesPerStep, scaleDb, meanDb } = network
  const { bands, noiseBands } = frames
  const frameWidth = bands + noiseBands + 1
  for (let frame = first * framesPerStep; frame < last * framesPerStep; frame++) {
    const at = (frame - from * framesPerStep) * frameWidth
    for (let k = 0; k < bands; k++) frames.bandDb[frame * bands + k] = wide[at + k] * scaleDb + meanDb[k]
    for (let k = 0; k < noiseBands; k++) {
      frames.noiseShares[frame * noiseBands + k] = Math.min(1, Math.max(0, wide[at + bands + k]))
    }
    frames.voicing[frame] = wide[at + bands + noiseBands]
  }
}

function createBench(network: Network): Bench {
  const { desk, frameIn, out } = network
  const { frame, hidden } = network.layers
  return {
    network,
    layers: createLayers(network),
    input: desk.row(MOST_STEPS * frameIn.inputs),
    state: desk.row(MOST_STEPS * frame),
    mixed: desk.row(MOST_STEPS * frame),
    wide: desk.row(MOST_STEPS * Math.max(hidden, out.outputs)),
  }
}

export function createPredictor(network: Network): Predictor {
  const bench = createBench(network)
  const readPhones = createPhoneReader(network, bench.layers)
  const reach = network.layers.blocks * besidesOf(network)
  return {
    facts: network,
    predict(line) {
      const steps = line.pitches.length
      const unheard = line.unheardSteps ?? 0
      const singer = whoSings(network, line.voices)
      const run: Run = { line, ...singer, context: readPhones(line.phones, singer.who) }
      const frames = createFrames(network, steps)
      // A long line in runs that overlap: what a run's edge does not know is left to its neighbour.
      for (let first = 0; first < steps;) {
        const from = Math.max(0, first - reach)
        const to = Math.min(steps, from + MOST_STEPS)
        const last = to === steps ? steps : to - reach
        const heard = { first: Math.max(first, unheard), last: Math.min(last, steps - unheard) }
        runSteps(bench, run, { from, count: to - from }, heard)
        keep(bench, frames, from, { first, last })
        first = last
      }
      frames.voicing.fill(UNVOICED, 0, unheard * network.framesPerStep)
      frames.voicing.fill(UNVOICED, (steps - unheard) * network.framesPerStep)
      return frames
    },
  }
}
