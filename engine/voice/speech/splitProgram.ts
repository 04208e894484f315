// A WASM program in; the program without its data, and the data with its places in memory, out. flite is a small
// program with 17 MB of voices, and the runtime would keep a second copy of them for as long as it runs.

const HEADER_BYTES = 8
const CUSTOM_SECTION = 0
const DATA_SECTION = 11
const CONSTANT_OFFSET = 0x41

export type DataSegment = { offset: number; bytes: Uint8Array<ArrayBuffer> }
export type SplitProgram = { program: Uint8Array<ArrayBuffer>; data: DataSegment[] }

type Reader = { at: number; byte(): number; number(): number }

function readerOf(wasm: Uint8Array<ArrayBuffer>, start: number): Reader {
  return {
    at: start,
    byte() {
      this.at += 1
      return wasm[this.at - 1]
    },
    // LEB128, as the format writes its numbers.
    number() {
      let value = 0
      for (let shift = 0; ; shift += 7) {
        const byte = this.byte()
        value |= (byte & 0x7f) << shift
        if (byte < 0x80) return value >>> 0
      }
    },
  }
}

function readData(wasm: Uint8Array<ArrayBuffer>, reader: Reader): DataSegment[] {
  const count = reader.number()
  return Array.from({ length: count }, () => {
    if (reader.byte() !== 0 || reader.byte() !== CONSTANT_OFFSET) throw new TypeError('data without a fixed place')
    const offset = reader.number()
    reader.byte()
    const length = reader.number()
    const bytes = wasm.subarray(reader.at, reader.at + length)
    reader.at += length
    return { offset, bytes }
  })
}

export function splitProgram(wasm: Uint8Array<ArrayBuffer>): SplitProgram {
  const kept = [wasm.subarray(0, HEADER_BYTES)]
  const data: DataSegment[] = []
  const reader = readerOf(wasm, HEADER_BYTES)
  while (reader.at < wasm.length) {
    const start = reader.at
    const section = reader.byte()
    const length = reader.number()
    const end = reader.at + length
    if (section === DATA_SECTION) data.push(...readData(wasm, reader))
    else if (section !== CUSTOM_SECTION) kept.push(wasm.subarray(start, end))
    reader.at = end
  }
  const program = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const section of kept) {
    program.set(section, at)
    at += section.length
  }
  return { program, data }
}
