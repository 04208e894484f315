import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import encode, { init } from '@jsquash/webp/encode.js'
import { Resvg } from '@resvg/resvg-js'

// Below this, flat colour fields of the covers show blocks; above, size grows for nothing one can see.
const WEBP_QUALITY = 82

let encoderReady: Promise<unknown> | undefined

// The encoder would fetch its own WASM over HTTP, which Node cannot do with file URLs.
async function loadEncoder(): Promise<unknown> {
  const file = fileURLToPath(import.meta.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
  const wasm = await WebAssembly.compile(await readFile(file))
  return init({
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(wasm, imports)
      done(instance)
      return instance.exports
    },
  })
}

function draw(svg: string, pixels: number): ReturnType<Resvg['render']> {
  return new Resvg(svg, { fitTo: { mode: 'width', value: pixels }, font: { loadSystemFonts: false } }).render()
}

export async function rasterizeCover(svg: string, pixels: number): Promise<Uint8Array> {
  encoderReady ??= loadEncoder()
  await encoderReady
  const image = draw(svg, pixels)
  const data = new Uint8ClampedArray(image.pixels)
  const webp = await encode(
    { data, width: image.width, height: image.height, colorSpace: 'srgb' },
    { quality: WEBP_QUALITY },
  )
  return new Uint8Array(webp)
}

export function rasterizePng(svg: string, pixels: number): Uint8Array {
  return new Uint8Array(draw(svg, pixels).asPng())
}
