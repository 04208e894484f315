import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { EngineError } from './EngineError.ts'

// Ten minutes of 32-bit stereo at 48 kHz are 230 MB.
export const LARGEST_BYTES = 400_000_000

/** What an engine hands out, into a file of our own while it arrives; never more than a song can be. */
export async function keepSound({ body }: Response, path: string, signal: AbortSignal): Promise<void> {
  if (body === null) throw new EngineError('failed', 'the engine sent no sound')
  await pipeline(chunksOf(body.getReader()), createWriteStream(path), { signal })
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length
    if (bytes > LARGEST_BYTES) throw new EngineError('failed', 'the engine sent too much')
    yield next.value
  }
  if (bytes === 0) throw new EngineError('failed', 'the engine sent an empty file')
}
