import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Exports = {
  memory: WebAssembly.Memory
  decoder_init(): void
  decoder_set_mp3_data_size(bytes: number): void
  decoder_mp3_data_offset(): number
  decoder_decode(seconds: number): void
  decoder_pcm_data_offset(): number
  decode_results_num_channels(): number
  decode_results_num_samples(): number
}

/** A file from its beginning, so many seconds of it or all; one array a channel. */
export type Mp3Decoder = (file: Uint8Array, seconds: number) => Int16Array[]

/** The package's own helper fetches its program from a web server; here it is read from beside it. */
export function createMp3Decoder(): Mp3Decoder {
  const path = createRequire(import.meta.url).resolve('minimp3-wasm/dist/decoder.opt.wasm')
  const program = new WebAssembly.Module(readFileSync(path))
  const decoder = new WebAssembly.Instance(program, {}).exports as Exports
  return (file, seconds) => {
    decoder.decoder_init()
    decoder.decoder_set_mp3_data_size(file.length)
    new Uint8Array(decoder.memory.buffer, decoder.decoder_mp3_data_offset(), file.length).set(file)
    decoder.decoder_decode(seconds)
    const channels = decoder.decode_results_num_channels()
    const frames = decoder.decode_results_num_samples() / channels
    const all = new Int16Array(decoder.memory.buffer, decoder.decoder_pcm_data_offset(), frames * channels)
    if (channels === 1) return [all.slice()]
    return Array.from({ length: channels }, (_, c) =>
      Int16Array.from({ length: frames }, (_, i) => all[i * channels + c] ?? 0),
    )
  }
}
