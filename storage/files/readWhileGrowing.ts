import type { FileHandle } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { ByteRange, GrowingOptions } from './files.ts'

const CHUNK_BYTES = 65_536
const POLL_MS = 60
// Asking whether the maker gave up costs a query, so a starving reader asks less often than it looks.
const POLLS_PER_QUESTION = 8

export async function* readWhileGrowing(
  openFile: () => Promise<FileHandle | undefined>,
  { start, end }: ByteRange,
  { isFinished, signal }: GrowingOptions,
): AsyncGenerator<Buffer> {
  let handle: FileHandle | undefined
  let position = start
  let mayGrow = true
  try {
    for (let polls = 1; position <= end; polls += 1) {
      handle ??= await openFile()
      const chunk = await readChunk(handle, position, end)
      if (chunk.length > 0) {
        position += chunk.length
        polls = 0
        yield chunk
      } else if (!mayGrow) {
        throw new Error(`the file ends at ${position}, before ${end}`)
      } else if (polls % POLLS_PER_QUESTION === 0 && (await isFinished())) {
        // The last bytes may have come between looking and asking: look once more.
        mayGrow = false
      } else {
        await delay(POLL_MS, undefined, { signal })
      }
    }
  } finally {
    await handle?.close()
  }
}

async function readChunk(handle: FileHandle | undefined, position: number, end: number): Promise<Buffer> {
  if (!handle) return Buffer.alloc(0)
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - position + 1))
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
  return buffer.subarray(0, bytesRead)
}
