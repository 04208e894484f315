import { crc32 } from 'node:zlib'

// Read when its turn comes: never more than one file is held.
export type ZipEntry = { name: string; read: () => Promise<Uint8Array> }

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800
// The first of January 1980: files made of the same song are the same bytes.
const FIRST_DAY = 0x0021

// Stored, not squeezed: what goes in is sound that is compressed already. Up to four gigabytes (APPNOTE.TXT 4.3).
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const bytes = await entry.read()
    const name = Buffer.from(entry.name, 'utf8')
    const facts = describe(bytes, name)
    const local = Buffer.concat([numbers([4, LOCAL_HEADER]), facts, numbers([2, 0]), name])
    yield local
    yield bytes
    central.push(
      numbers([4, CENTRAL_HEADER], [2, VERSION]),
      facts,
      numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    )
    offset += local.length + bytes.length
  }
  const list = Buffer.concat(central)
  const count: [2, number] = [2, entries.length]
  yield list
  yield numbers([4, END], [2, 0], [2, 0], count, count, [4, list.length], [4, offset], [2, 0])
}

// What both headers of an entry say, in the same order.
function describe(bytes: Uint8Array, name: Uint8Array): Buffer {
  return numbers(
    [2, VERSION],
    [2, UTF8_NAMES],
    [2, 0],
    [2, 0],
    [2, FIRST_DAY],
    [4, crc32(bytes)],
    [4, bytes.length],
    [4, bytes.length],
    [2, name.length],
  )
}

function numbers(...fields: [size: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields)
    at = size === 2 ? buffer.writeUInt16LE(value, at) : buffer.writeUInt32LE(value, at)
  return buffer
}
