import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analysis } from '@arioso/contract'
import { createEmbeddedPictures } from '@arioso/providers/pictures'
import type { StoredAudioUpload } from '@arioso/storage'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWav } from '../media/readWav.ts'
import { decodeToWav, encodeFlac, measureLoudness } from '../media/runMediaProgram.ts'
import { abandonUpload, processUpload } from './processUpload.ts'
import { mp3Bytes, oggBytes, silentMp3, tone, wavBytes, withTag, withWrongHeader } from './testSounds.ts'

const RATE = 44_100
const CD = { sampleRate: RATE, channels: 1, bits: 16 } as const
const SECONDS = 7

let storage: TestStorage
let folder: string
let userId: string
const pictures = createEmbeddedPictures()

beforeAll(async () => {
  storage = await createTestStorage()
  folder = await mkdtemp(join(tmpdir(), 'arioso-uploads-'))
  userId = (await storage.users.createDemoArtist({ handle: 'uploader', displayName: 'Uploader' })).id
})
afterAll(async () => {
  await storage.drop()
  await rm(folder, { recursive: true })
})

type Wish = { start?: number; end?: number; maxSeconds?: number }

async function process(bytes: Uint8Array, { start, end, maxSeconds = 60 }: Wish = {}): Promise<StoredAudioUpload> {
  const { id } = await storage.audioUploads.create({ userId, uploadType: 'file_upload', maxSeconds })
  await storage.files.write(`uploads/audio/${id}`, bytes)
  await storage.audioUploads.update(id, {
    status: 'processing',
    title: 'Hum',
    trimStartSeconds: start ?? null,
    trimEndSeconds: end ?? null,
  })
  await processUpload({ storage, pictures, workFolder: folder }, { upload_id: id })
  expect(await storage.files.size(`uploads/audio/${id}`)).toBeUndefined()
  const upload = await storage.audioUploads.find(id)
  if (upload === undefined) throw new Error('the upload is gone')
  return upload
}

const sound = (seconds = SECONDS): Float32Array => tone({ seconds }, RATE)
const fixture = (name: string): Promise<Buffer> => readFile(new URL(`fixtures/${name}`, import.meta.url))

async function flacBytes(samples: Float32Array): Promise<Uint8Array> {
  await writeFile(join(folder, 'source.wav'), wavBytes(samples, CD))
  await encodeFlac(join(folder, 'source.wav'), join(folder, 'source.flac'))
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

const odd: [name: string, make: () => Uint8Array | Promise<Uint8Array>, wish?: Wish][] = [
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
  ['an Ogg cut off', async () => (await oggBytes(sound(9))).subarray(0, -9000)],
  ['an M4A with a cover', m4aWithCover],
  ['a WebM of a browser', () => fixture('tone.webm')],
  ['three hours, trimmed', async () => withSilence(await mp3Bytes(sound())), { start: 0, end: SECONDS }],
]

const withSilence = (mp3: Uint8Array): Uint8Array => Buffer.concat([mp3, silentMp3(10_800)])

const refused: [name: string, make: () => Uint8Array | Promise<Uint8Array>, message: RegExp, wish?: Wish][] = [
  ['nothing at all', () => new Uint8Array(), /There is no MP3, WAV/],
  ['a renamed zip', () => Buffer.from(`PK\x03\x04${'\0'.repeat(400)}`), /There is no MP3, WAV/],
  ['a playlist', () => Buffer.from('#EXTM3U\n/etc/passwd\n'), /There is no MP3, WAV/],
  ['a WAV without samples', () => wavBytes(new Float32Array(), CD), /There is no MP3, WAV/],
  [
    'noise that begins like an MP3',
    () => Buffer.concat([Buffer.from([0xff, 0xfb]), Buffer.alloc(5000, 7)]),
    /There is no/,
  ],
  ['half an M4A', async () => (await fixture('tone.m4a')).subarray(0, 9000), /There is no MP3, WAV/],
  ['silence', () => wavBytes(new Float32Array(SECONDS * RATE), CD), /nothing to hear/],
  ['three hours of silence', () => silentMp3(10_800), /Trim up to 60 seconds of audio/],
  ['three hours of silence, trimmed', () => silentMp3(10_800), /nothing to hear/, { start: 9000, end: 9010 }],
  ['five seconds', () => wavBytes(sound(5), CD), /At least 6 seconds/],
  ['more than the plan has', () => wavBytes(sound(20), CD), /Trim up to 15 seconds of audio/, { maxSeconds: 15 }],
  ['a trim behind its end', () => wavBytes(sound(), CD), /There is no/, { start: 90, end: 100 }],
]

describe('an upload in the worker', () => {
  it.each(odd)('%s becomes a clip', async (_, make, wish) => {
    const upload = await process(await make(), wish)
    expect(upload).toMatchObject({ status: 'complete', errorMessage: null, hasCover: true })
    expect(upload.durationSeconds).toBeGreaterThan(6)
    expect(upload.durationSeconds).toBeLessThan(SECONDS + 1.2)
    expect(await storage.files.size(`clips/${upload.id}/audio.mp3`)).toBe(upload.audioBytes)
  })

  it.each(refused)('%s gets a clear answer', async (_, make, message, wish) => {
    const upload = await process(await make(), wish)
    expect(upload).toMatchObject({ status: 'error', errorMessage: expect.stringMatching(message) })
    expect(await storage.files.size(`clips/${upload.id}/audio.mp3`)).toBeUndefined()
  })

  it('is trimmed to the sample, made as loud as our songs, and heard', async () => {
    const samples = tone({ seconds: 14, gain: 0.02 }, 48_000)
    const click = 48_000 * 5
    for (let i = 0; i < 40; i++) samples[click + i] = i % 2 === 0 ? 0.3 : -0.3
    const upload = await process(wavBytes(samples, { ...CD, sampleRate: 48_000 }), { start: 2.5, end: 10.25 })
    expect(upload.durationSeconds).toBe(7.75)
    const master = join(storage.filesFolder, 'clips', upload.id, 'master.flac')
    const { integratedLufs, truePeakDb } = await measureLoudness(master)
    expect(integratedLufs).toBeCloseTo(-14, 0)
    expect(truePeakDb).toBeLessThan(-1)
    await decodeToWav(master, join(folder, 'heard.wav'))
    const { left } = await readWav(join(folder, 'heard.wav'))
    expect(left).toHaveLength(7.75 * 48_000)
    const jumps = left.map((sample, i) => Math.abs(sample - (left[i - 1] ?? 0)))
    expect(Math.abs(jumps.indexOf(Math.max(...jumps.subarray(100_000, 140_000))) - 2.5 * 48_000)).toBeLessThanOrEqual(
      40,
    )
    const heard = analysis.parse(
      JSON.parse(await readFile(join(storage.filesFolder, 'clips', upload.id, 'analysis.json'), 'utf8')),
    )
    expect(heard.melody.map(({ midiPitch }) => midiPitch)).toContain(69)
    expect(upload.keyName).toMatch(/^[A-G][b#]? (major|minor)$/)
  })

  it('is done once, and can be tried again by its owner when the worker had to give up', async () => {
    const { id } = await storage.audioUploads.create({ userId, uploadType: 'recording', maxSeconds: 60 })
    await processUpload({ storage, pictures, workFolder: folder }, { upload_id: id })
    expect(await storage.audioUploads.find(id)).toMatchObject({ status: 'uploading' })
    await abandonUpload(storage, { upload_id: id })
    expect(await storage.audioUploads.find(id)).toMatchObject({ status: 'error', errorMessage: null })
  })
})
