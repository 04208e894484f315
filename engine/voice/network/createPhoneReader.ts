// A line's phones as the network knows them, each beside its neighbours: names, lengths and a voice go in, a row of figures for
// every phone comes out.
import type { Row } from '../../audio/kernels/createDesk.ts'
import { roundUp, ROWS_AT_ONCE, type Layers } from './createLayers.ts'
import type { Network, PhoneFlag } from './openNetwork.ts'

export type PhoneToPredict = { name: string; seconds: number; flags?: ReadonlySet<PhoneFlag> }
type PhoneRows = { input: Row; state: Row; normed: Row; near: Row; added: Row; rows: number }

const TAPS_A_PHONE = 3
const FEWEST_ROWS = 128

function createPhoneRows({ desk, phoneIn, layers: { phone } }: Network, rows: number): PhoneRows {
  return {
    rows,
    input: desk.row(rows * phoneIn.inputs),
    state: desk.row(rows * phone),
    normed: desk.row(rows * phone),
    near: desk.row(rows * phone * TAPS_A_PHONE),
    added: desk.row(rows * phone),
  }
}

function fillInput(input: Row, network: Network, phones: readonly PhoneToPredict[], who: Float32Array): void {
  const { phoneWidth, voiceWidth, phoneTable, phoneFlags = [] } = network
  input.fill(0)
  for (const [n, { name, seconds, flags }] of phones.entries()) {
    const index = network.phones.indexOf(name)
    if (index < 0) throw new RangeError(`nobody was taught to sing ${name}`)
    const at = n * network.phoneIn.inputs
    input.set(phoneTable.subarray(index * phoneWidth, (index + 1) * phoneWidth), at)
    input.set(who, at + phoneWidth)
    const own = [seconds / (seconds + 0.05), seconds / (seconds + 0.25)]
    for (const flag of phoneFlags) own.push(flags?.has(flag) ? 1 : 0)
    input.set(own, at + phoneWidth + voiceWidth)
  }
}

// Each phone beside its neighbours, in one row.
function gatherNeighbours({ normed, near }: PhoneRows, count: number, size: number): void {
  near.fill(0)
  for (let n = 0; n < count; n++) {
    for (let tap = 0; tap < TAPS_A_PHONE; tap++) {
      const from = n + tap - 1
      if (from < 0 || from >= count) continue
      near.set(normed.subarray(from * size, (from + 1) * size), (n * TAPS_A_PHONE + tap) * size)
    }
  }
}

export function createPhoneReader(network: Network, layers: Layers) {
  const { addGained } = network.desk.kernels
  const size = network.layers.phone
  let kept: PhoneRows | undefined
  return (phones: readonly PhoneToPredict[], who: Float32Array): Float32Array => {
    const rows = roundUp(phones.length, ROWS_AT_ONCE)
    if (!kept || kept.rows < rows) kept = createPhoneRows(network, Math.max(FEWEST_ROWS, rows))
    const { input, state, normed, near, added } = kept
    fillInput(input, network, phones, who)
    layers.multiply(input, rows, network.phoneIn, state)
    for (const { norm, taps } of network.phoneBlocks) {
      layers.normalise(state, phones.length, norm, normed)
      gatherNeighbours(kept, phones.length, size)
      layers.multiply(near, rows, { ...taps, rectifies: true }, added)
      addGained(state.byteOffset, added.byteOffset, 1, phones.length * size)
    }
    return state.slice(0, phones.length * size)
  }
}
