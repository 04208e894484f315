import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SAMPLE_FILES, type SampleSource } from '@arioso/engine'
import { createMp3Decoder } from './createMp3Decoder.ts'
import { cutOgg } from './cutOgg.ts'
import { decodeFlac } from './decodeFlac.ts'

const require = createRequire(import.meta.url)
// The slowest recording; a little more than is asked for costs less than a second time.
const MP3_FRAMES_PER_SECOND = 44_100
const SPARE = 1.25

/**
 * The recordings in the sample packages. Files stay open and are read a recording at a time: the system keeps what is
 * used, once for all threads and processes. What is missing, or not the file that was measured, is told once.
 */
export async function openSamples({
  files = SAMPLE_FILES,
  tell = tellOnStderr,
}: {
  files?: Readonly<Record<string, { bytes: number }>>
  tell?: (line: string) => void
} = {}): Promise<SampleSource | undefined> {
  const decoders = await loadDecoders()
  const open = new Map<string, number>()
  const missing: string[] = []
  for (const [file, { bytes }] of Object.entries(files)) {
    const opened = decoders && openFile(file, bytes)
    if (opened === undefined) missing.push(file)
    else open.set(file, opened)
  }
  if (missing.length > 0) tell(missingLine(missing, decoders !== undefined))
  if (!decoders || open.size === 0) return undefined

  function read(file: string, from: number, bytes: number): Uint8Array<ArrayBuffer> {
    const descriptor = open.get(file)
    if (descriptor === undefined) throw new Error(`${file} is not there`)
    const target = new Uint8Array(bytes)
    if (readSync(descriptor, target, 0, bytes, from) < bytes) throw new Error(`${file} ends too early`)
    return target
  }

  return {
    has: (file) => open.has(file),
    decode({ file, packing, fromByte, bytes }, frames) {
      const packed = read(file, fromByte, bytes)
      const wanted = Math.ceil(frames * SPARE)
      if (packing === 'flac') return decodeFlac(packed)
      if (packing === 'mp3') return decoders.mp3(packed, wanted / MP3_FRAMES_PER_SECOND)
      return decoders.vorbis(cutOgg(packed, wanted))
    },
  }
}

async function loadDecoders() {
  try {
    const { StbVorbis } = await import('stb-vorbis')
    await StbVorbis.ready
    const vorbis = (stream: Uint8Array): Int16Array[] => StbVorbis.decode(stream).channels.map(toShorts)
    return { mp3: createMp3Decoder(), vorbis }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

function toShorts(samples: Float32Array): Int16Array {
  const shorts = new Int16Array(samples.length)
  for (let i = 0; i < samples.length; i++) {
    // The same as Math.round and Math.min, in half the time.
    const rounded = Math.floor((samples[i] ?? 0) * 32_767 + 0.5)
    shorts[i] = rounded > 32_767 ? 32_767 : rounded < -32_768 ? -32_768 : rounded
  }
  return shorts
}

/** A file of a package, as `package/path/within`. */
export function pathOfSample(file: string): string {
  const name = packageOf(file)
  return join(dirname(require.resolve(`${name}/package.json`)), file.slice(name.length + 1))
}

// What npm installed has been compared with the lock file's hash; its length tells here whether it is that file.
function openFile(file: string, bytes: number): number | undefined {
  try {
    const descriptor = openSync(pathOfSample(file), 'r')
    if (fstatSync(descriptor).size === bytes) return descriptor
    closeSync(descriptor)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'MODULE_NOT_FOUND' || code === 'ENOENT') return undefined
    throw error
  }
}

function missingLine(files: readonly string[], canDecode: boolean): string {
  const packages = new Set(files.map(packageOf))
  const what = canDecode ? [...packages].join(', ') : 'the decoders (stb-vorbis, minimp3-wasm)'
  return `some instruments are played by formula: ${what} not installed as measured`
}

function packageOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('@') ? 2 : 1)
    .join('/')
}

function tellOnStderr(line: string): void {
  process.stderr.write(`${line}\n`)
}
