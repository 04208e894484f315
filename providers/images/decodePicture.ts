import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AppError } from '@arioso/contract'
import decodeWebp, { init } from '@jsquash/webp/decode.js'
import { renderAsync } from '@resvg/resvg-js'
import type { Pixels } from '@arioso/words'
import { readPictureHeader } from './readPictureHeader.ts'

// A small file can unfold into gigabytes; nothing larger than a good camera's picture is opened.
const LARGEST_PIXELS = 24_000_000
const READ_SIZE = 96

let decoderReady: Promise<unknown> | undefined

// A picture of any size, as 96 by 96 pixels: enough for colours and where they lie.
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  const header = readPictureHeader(bytes)
  if (header === undefined || header.width * header.height > LARGEST_PIXELS || header.width * header.height === 0) {
    throw new AppError('IMAGE_INVALID')
  }
  const pixels = header.kind === 'webp' ? await readWebp(bytes) : await readOther(bytes, header.kind)
  // A file that only begins like a picture is drawn as nothing at all.
  if (!pixels.rgba.some((value, at) => at % 4 === 3 && value > 0)) throw new AppError('IMAGE_INVALID')
  return pixels
}

async function readOther(bytes: Uint8Array, kind: 'png' | 'jpeg'): Promise<Pixels> {
  const data = Buffer.from(bytes).toString('base64')
  const image = `<image width="${READ_SIZE}" height="${READ_SIZE}" preserveAspectRatio="none" href="data:image/${kind};base64,${data}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${READ_SIZE}" height="${READ_SIZE}">${image}</svg>`
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' })
  return { width: drawn.width, height: drawn.height, rgba: new Uint8Array(drawn.pixels) }
}

async function readWebp(bytes: Uint8Array): Promise<Pixels> {
  decoderReady ??= loadDecoder()
  await decoderReady
  try {
    return shrink(await decodeWebp(new Uint8Array(bytes).buffer))
  } catch (error) {
    throw new AppError('IMAGE_INVALID', { why: String(error) })
  }
}

// The decoder would fetch its own WASM over HTTP, which Node cannot do with file URLs.
async function loadDecoder(): Promise<unknown> {
  const file = fileURLToPath(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm'))
  // It answers with an ImageData, which only browsers have.
  globalThis.ImageData ??= PlainImageData as unknown as typeof ImageData
  const wasm = await WebAssembly.compile(await readFile(file))
  return init({
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(wasm, imports)
      done(instance)
      return instance.exports
    },
  })
}

class PlainImageData {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}

function shrink(image: { data: Uint8ClampedArray; width: number; height: number }): Pixels {
  const rgba = new Uint8Array(READ_SIZE * READ_SIZE * 4)
  for (let at = 0; at < READ_SIZE * READ_SIZE; at++) {
    const x = Math.floor((((at % READ_SIZE) + 0.5) * image.width) / READ_SIZE)
    const y = Math.floor(((Math.floor(at / READ_SIZE) + 0.5) * image.height) / READ_SIZE)
    const from = (y * image.width + x) * 4
    rgba.set(image.data.subarray(from, from + 4), at * 4)
  }
  return { width: READ_SIZE, height: READ_SIZE, rgba }
}
