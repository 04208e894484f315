import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countFrames } from './sound/floatFile.ts'
import { convertAudio, decodeExcerpt } from './runMediaProgram.ts'
import { mp3Bytes, oggBytes, silentMp3, tone, wavBytes, withTag, withWrongHeader } from './sound/testSounds.ts'

const RATE = 44_100
const CD = { sampleRate: RATE, channels: 1, bits: 16 } as const
const SECONDS = 7

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arioso-excerpts-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function decodedSeconds(bytes: Uint8Array): Promise<number> {
  const [path, out] = [join(folder, 'upload'), join(folder, 'excerpt.f32')]
  await writeFile(path, bytes)
  await decodeExcerpt(path, out, { startSeconds: 0, endSeconds: 7.5 })
  return countFrames(out) / 48_000
}

const sound = (seconds = SECONDS): Float32Array => tone({ seconds }, RATE)
const fixture = (name: string): Promise<Buffer> => readFile(new URL(`fixtures/${name}`, import.meta.url))

async function flacBytes(samples: Float32Array): Promise<Uint8Array> {
  await writeFile(join(folder, 'source.wav'), wavBytes(samples, CD))
  await convertAudio(join(folder, 'source.wav'), join(folder, 'source.flac'), { title: '', artist: '', genre: '' })
  return readFile(join(folder, 'source.flac'))
}

// A picture as music programs put it into the tags at the end of the file.
async function m4aWithCover(): Promise<Uint8Array> {
  const box = (name: string, ...parts: Uint8Array[]): Buffer => {
    const body = Buffer.concat(parts)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length + 8, 0)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const file = await fixture('tone.m4a')
  const at = file.indexOf('moov') - 4
  const size = file.readUInt32BE(at)
  expect(at + size).toBe(file.length)
  const picture = box('data', Buffer.from([0, 0, 0, 14, 0, 0, 0, 0]), randomBytes(20_000))
  const tags = box('udta', box('meta', Buffer.alloc(4), box('ilst', box('covr', picture))))
  file.writeUInt32BE(size + tags.length, at)
  return Buffer.concat([file, tags])
}

const odd: [name: string, make: () => Uint8Array | Promise<Uint8Array>][] = [
  ['eight channels', () => wavBytes(tone({ seconds: SECONDS }, 16_000), { ...CD, sampleRate: 16_000, channels: 8 })],
  [
    '192 kHz with 24 bits',
    () => wavBytes(tone({ seconds: SECONDS }, 192_000), { ...CD, sampleRate: 192_000, bits: 24 }),
  ],
  ['8 kHz with 8 bits', () => wavBytes(tone({ seconds: SECONDS }, 8000), { ...CD, sampleRate: 8000, bits: 8 })],
  ['floats far above full scale', () => wavBytes(tone({ seconds: SECONDS, gain: 4 }, RATE), { ...CD, bits: 32 })],
  ['a WAV that claims four gigabytes', () => wavBytes(sound(), { ...CD, claimedBytes: 0xffffffff })],
  ['a VBR MP3 whose header lies', async () => withWrongHeader(await mp3Bytes(sound(), { vbrQuality: 4 }), 9999)],
  ['an MP3 behind a large tag', async () => withTag(await mp3Bytes(sound()), 200_000)],
  ['an MP3 behind zeros', async () => Buffer.concat([Buffer.alloc(3000), await mp3Bytes(sound())])],
  ['an MP3 cut in the middle of a frame', async () => (await mp3Bytes(sound(9))).subarray(0, -15_901)],
  ['a FLAC behind a tag', async () => withTag(await flacBytes(sound()), 500)],
  ['an Ogg cut off', async () => cutOff(await oggBytes(sound(12)))],
  ['an M4A with a cover', m4aWithCover],
  ['a WebM of a browser', () => fixture('tone.webm')],
  ['three hours of which the beginning is wanted', async () => withSilence(await mp3Bytes(sound(8)))],
]

const cutOff = (file: Uint8Array): Uint8Array => file.subarray(0, Math.floor(file.length * 0.85))
const withSilence = (mp3: Uint8Array): Uint8Array => Buffer.concat([mp3, silentMp3(10_800)])

const broken: [name: string, make: () => Uint8Array | Promise<Uint8Array>][] = [
  ['nothing at all', () => new Uint8Array()],
  ['a renamed zip', () => Buffer.from(`PK\x03\x04${'\0'.repeat(400)}`)],
  ['a playlist', () => Buffer.from('#EXTM3U\n/etc/passwd\n')],
  ['noise that begins like an MP3', () => Buffer.concat([Buffer.from([0xff, 0xfb]), Buffer.alloc(5000, 7)])],
  ['half an M4A', async () => (await fixture('tone.m4a')).subarray(0, 9000)],
  ['a WAV without samples', () => wavBytes(new Float32Array(), CD)],
]

describe('a file as people have them', () => {
  it.each(odd)('%s can be heard', async (_, make) => {
    const seconds = await decodedSeconds(await make())
    expect(seconds).toBeGreaterThan(SECONDS - 0.3)
    expect(seconds).toBeLessThanOrEqual(7.5)
  })

  it.each(broken)('%s gives no sound', async (_, make) => {
    const seconds = decodedSeconds(await make()).catch(() => 0)
    expect(await seconds).toBe(0)
  })
})
