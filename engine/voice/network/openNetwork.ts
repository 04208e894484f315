// The trained voices as they come from their file: a header of plain facts, and every tensor in the memory of the kernels,
// matrices turned so that a kernel reads them in order.
import { createDesk, type Desk, type Row } from '../../audio/kernels/createDesk.ts'

export type PhoneFlag = 'primaryStress' | 'secondaryStress' | 'wordStart' | 'wordEnd'
export type NetworkFacts = {
  voices: string[]
  phones: string[]
  stepSeconds: number
  framesPerStep: number
  bands: number
  bandHertz: number[]
  aperiodicityEdgesHertz: number[]
  sampleRate: number
  meanDb: number[]
  scaleDb: number
  layers: { phone: number; frame: number; hidden: number; blocks: number; kernel: number; phoneBlocks: number }
  // What the network is told of a phone beside its name and length, as 0 or 1.
  phoneFlags?: PhoneFlag[]
}

type Tensor = { name: string; shape: number[]; offset: number }
type Header = NetworkFacts & { tensors: Tensor[] }

export type Matrix = { weights: Row; bias: Row; inputs: number; outputs: number }
/** Weights as they are, [output][input], and once more as 16-bit numbers, as assembly/screened.ts reads them. */
export type ScreenedMatrix = {
  weights: Row
  bias: Row
  halves: Int16Array
  scales: Row
  sums: Row
  inputs: number
  outputs: number
}
export type Norm = { gain: Row; shift: Row }
export type Network = NetworkFacts & {
  desk: Desk
  phoneTable: Row
  voiceTable: Row
  phoneWidth: number
  voiceWidth: number
  // Per voice and block: added to the bias of `up`.
  voiceBias: Row
  phoneIn: Matrix
  phoneBlocks: { norm: Norm; taps: Matrix }[]
  frameIn: Matrix
  frameBlocks: { channels: { weights: Row; bias: Row }; norm: Norm; up: ScreenedMatrix; down: Matrix }[]
  outNorm: Norm
  out: Matrix
}

// The longest run of steps that is worked out at once, see createPredictor.ts.
export const MOST_STEPS = 512
const MOST_PHONES = 256
// Outputs that lie side by side, as the kernels of assembly/linear.ts read them.
const DENSE_WIDTH = 8
const SPARSE_WIDTH = 32
// See the bound in assembly/screened.ts.
const LONGEST_HALVES = 32_768
const ROUNDING = 0.51
const OTHER_ROWS_BYTES = 1024 * 1024

// All 16-bit floats there are.
function halfTable(): Float32Array {
  return Float32Array.from({ length: 0x10000 }, (_, half) => {
    const sign = half & 0x8000 ? -1 : 1
    const exponent = (half >> 10) & 31
    const fraction = half & 1023
    if (exponent === 0) return (sign * fraction) / 16_777_216
    const scale = exponent >= 15 ? 1 << (exponent - 15) : 1 / (1 << (15 - exponent))
    return sign * (1 + fraction / 1024) * scale
  })
}

const sizeOf = ({ shape }: Tensor): number => shape.reduce((product, size) => product * size, 1)

function roomFor({ tensors, layers, framesPerStep, bands }: Header): number {
  const weights = tensors.reduce((sum, tensor) => sum + sizeOf(tensor) + 4, 0)
  const { phone, frame, hidden } = layers
  const halves = layers.blocks * (frame * hidden * 0.5 + 3 * hidden)
  const steps = MOST_STEPS * (4 * frame + hidden + phone + framesPerStep * (bands + 8) + 96)
  return (weights + halves + steps + MOST_PHONES * 12 * phone) * 4 + OTHER_ROWS_BYTES
}

function readHeader(bytes: Uint8Array): { header: Header; halves: Uint16Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = view.getUint32(0, true)
  // A copy: text decoders refuse shared memory.
  const header = JSON.parse(new TextDecoder().decode(bytes.slice(4, 4 + length))) as Header
  const data = bytes.slice(4 + length)
  return { header, halves: new Uint16Array(data.buffer, data.byteOffset, data.byteLength >> 1) }
}

// Tensors are 16-bit floats: `values` has the number that each of them stands for.
type VoicesFile = { desk: Desk; tensors: readonly Tensor[]; halves: Uint16Array; values: Float32Array }

function tensorOf({ tensors }: VoicesFile, name: string): Tensor {
  const found = tensors.find((tensor) => tensor.name === name)
  if (!found) throw new RangeError(`the voices have no ${name}`)
  return found
}

function load(file: VoicesFile, name: string): Row {
  const { desk, halves, values } = file
  const tensor = tensorOf(file, name)
  const row = desk.row(sizeOf(tensor))
  for (let i = 0; i < row.length; i++) row[i] = values[halves[tensor.offset + i]]
  return row
}

function loadNorm(file: VoicesFile, name: string): Norm {
  return { gain: load(file, `${name}.weight`), shift: load(file, `${name}.bias`) }
}

// From [out, in, tap] to [out / width, tap, in, width].
function loadMatrix(file: VoicesFile, name: string, width = DENSE_WIDTH): Matrix {
  const { desk, halves, values } = file
  const tensor = tensorOf(file, `${name}.weight`)
  const [outputs, inputs, taps = 1] = tensor.shape
  if (outputs % width !== 0) throw new RangeError(`${name} has ${outputs} outputs, not a multiple of ${width}`)
  const weights = desk.row(sizeOf(tensor))
  let from = tensor.offset
  for (let output = 0; output < outputs; output++) {
    const panel = (output - (output % width)) * taps * inputs + (output % width)
    for (let input = 0; input < inputs; input++) {
      for (let tap = 0; tap < taps; tap++) {
        weights[panel + (tap * inputs + input) * width] = values[halves[from]]
        from += 1
      }
    }
  }
  return { weights, bias: load(file, `${name}.bias`), inputs: inputs * taps, outputs }
}

function loadScreened(file: VoicesFile, name: string): ScreenedMatrix {
  const { desk } = file
  const [outputs, inputs] = tensorOf(file, `${name}.weight`).shape
  const weights = load(file, `${name}.weight`)
  const halves = desk.shorts(weights.length)
  const scales = desk.row(outputs)
  const sums = desk.row(outputs)
  for (let output = 0; output < outputs; output++) {
    const own = weights.subarray(output * inputs, (output + 1) * inputs)
    // A little less, since it is kept in single precision.
    scales[output] = (LONGEST_HALVES / Math.sqrt(own.reduce((sum, weight) => sum + weight * weight, 1e-30))) * 0.999
    const panel = (output >> 3) * inputs * 8 + (output & 7) * 2
    let size = 0
    for (let input = 0; input < inputs; input++) {
      const half = Math.round(own[input] * scales[output])
      halves[panel + (input >> 1) * 16 + (input & 1)] = half
      size += Math.abs(half)
    }
    sums[output] = ROUNDING * size
  }
  return { weights, bias: load(file, `${name}.bias`), halves, scales, sums, inputs, outputs }
}

// From [channel, 1, tap] to [tap, channel].
function loadChannelTaps(file: VoicesFile, name: string): Row {
  const { desk, halves, values } = file
  const tensor = tensorOf(file, name)
  const [channels, , taps] = tensor.shape
  const row = desk.row(sizeOf(tensor))
  for (let i = 0; i < row.length; i++) {
    row[(i % taps) * channels + Math.floor(i / taps)] = values[halves[tensor.offset + i]]
  }
  return row
}

/** Reads the voices' file; its bytes are not needed afterwards. */
export function openNetwork(bytes: Uint8Array): Network {
  const { header, halves } = readHeader(bytes)
  const { tensors, ...facts } = header
  const desk = createDesk(roomFor(header))
  const file = { desk, tensors, halves, values: halfTable() }
  const { blocks, phoneBlocks } = facts.layers
  const count = (length: number) => Array.from({ length }, (_, k) => k)
  return {
    ...facts,
    desk,
    phoneTable: load(file, 'phone.weight'),
    voiceTable: load(file, 'voice.weight'),
    phoneWidth: tensorOf(file, 'phone.weight').shape[1],
    voiceWidth: tensorOf(file, 'voice.weight').shape[1],
    voiceBias: load(file, 'bias'),
    phoneIn: loadMatrix(file, 'pin'),
    phoneBlocks: count(phoneBlocks).map((k) => ({
      norm: loadNorm(file, `pnorm.${k}`),
      taps: loadMatrix(file, `pconv.${k}`),
    })),
    frameIn: loadMatrix(file, 'fin'),
    frameBlocks: count(blocks).map((k) => ({
      channels: { weights: loadChannelTaps(file, `dw.${k}.weight`), bias: load(file, `dw.${k}.bias`) },
      norm: loadNorm(file, `norm.${k}`),
      up: loadScreened(file, `up.${k}`),
      down: loadMatrix(file, `down.${k}`, SPARSE_WIDTH),
    })),
    outNorm: loadNorm(file, 'onorm'),
    out: loadMatrix(file, 'out'),
  }
}
