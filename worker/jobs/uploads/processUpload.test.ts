import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analysis } from '@arioso/contract'
import { createEmbeddedListening } from '@arioso/providers/listening'
import { createEmbeddedPictures } from '@arioso/providers/pictures'
import { type StoredAudioUpload, clipFiles } from '@arioso/storage'
import { createArtist, createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWav } from '../../media/sound/readWav.ts'
import { decodeToWav, measureLoudness } from '../../media/runMediaProgram.ts'
import { rememberRemoved } from '../moderation/rememberRemoved.ts'
import { abandonUpload, processUpload } from './processUpload.ts'
import { humming, mp3Bytes, oggBytes, silentMp3, tone, wavBytes } from '../../media/sound/testSounds.ts'

const RATE = 44_100
const CD = { sampleRate: RATE, channels: 1, bits: 16 } as const

let storage: TestStorage
let folder: string
let userId: string
const pictures = createEmbeddedPictures()
const listening = createEmbeddedListening()

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
  await processUpload({ storage, pictures, listening, workFolder: folder }, { upload_id: id })
  expect(await storage.files.size(`uploads/audio/${id}`)).toBeUndefined()
  const upload = await storage.audioUploads.find(id)
  if (upload === undefined) throw new Error('the upload is gone')
  return upload
}

const sound = (seconds: number): Float32Array => tone({ seconds }, RATE)

const refused: [name: string, make: () => Uint8Array, message: RegExp, wish?: Wish][] = [
  ['a renamed zip', () => Buffer.from(`PK\x03\x04${'\0'.repeat(400)}`), /This file has no MP3, WAV/],
  ['silence', () => wavBytes(new Float32Array(7 * RATE), CD), /is silent/],
  ['three hours of silence', () => silentMp3(10_800), /Trim up to 60 seconds of audio/],
  ['five seconds', () => wavBytes(sound(5), CD), /At least 6 seconds/],
  ['more than the plan has', () => wavBytes(sound(20), CD), /Trim up to 15 seconds of audio/, { maxSeconds: 15 }],
  ['a trim behind its end', () => wavBytes(sound(7), CD), /This file has no/, { start: 90, end: 100 }],
]

describe('an upload in the worker', () => {
  it.each(refused)('%s gets a clear answer', async (_, make, message, wish) => {
    const upload = await process(make(), wish)
    expect(upload).toMatchObject({ status: 'error', errorMessage: expect.stringMatching(message) })
    expect(await storage.files.size(clipFiles(upload.id).audio)).toBeUndefined()
  })

  it('is trimmed to the sample, made as loud as our songs, and heard', async () => {
    const samples = tone({ seconds: 14, gain: 0.02 }, 48_000)
    for (let i = 0; i < 48; i++) samples[48_000 * 5 + i] = 0.12 * Math.sin((Math.PI * i) / 48)
    const upload = await process(wavBytes(samples, { ...CD, sampleRate: 48_000 }), { start: 2.5, end: 10.25 })
    expect(upload.durationSeconds).toBe(7.75)
    const master = join(storage.filesFolder, 'clips', upload.id, 'master.flac')
    const { integratedLufs, truePeakDb } = await measureLoudness(master)
    expect(integratedLufs).toBeCloseTo(-14, 0)
    expect(truePeakDb).toBeLessThan(-1)
    await decodeToWav(master, join(folder, 'heard.wav'))
    const { left } = await readWav(join(folder, 'heard.wav'))
    // The FLAC encoder drops a last frame that is not full.
    expect(left.length).toBeGreaterThan(7.75 * 48_000 - 4096)
    const loudest = left.reduce((best, sample, i) => (Math.abs(sample) > Math.abs(left[best] ?? 0) ? i : best), 0)
    expect(Math.abs(loudest - (2.5 * 48_000 + 24))).toBeLessThanOrEqual(1)
    const heard = analysis.parse(
      JSON.parse(await readFile(join(storage.filesFolder, 'clips', upload.id, 'analysis.json'), 'utf8')),
    )
    expect(heard.melody.map(({ midiPitch }) => midiPitch)).toContain(69)
    expect(await storage.files.size(clipFiles(upload.id).score)).toBeGreaterThan(100)
    expect(upload.keyName).toMatch(/^[A-G][b#]? (major|minor)$/)
  })

  it('that staff removed is refused again, also a piece of it, quieter and coded anew; another tune is not', async () => {
    const artist = await createArtist(storage)
    const pitches = [57, 64, 60, 69, 62, 71, 55, 67, 59, 66, 72, 61, 68, 63, 70, 58, 65, 74, 56, 73]
    const song = humming({ pitches, noteSeconds: 0.7 }, RATE)
    const [clip] = await storage.clips.insert([artist.newClip()])
    const clipId = clip?.id ?? ''
    await storage.files.write(clipFiles(clipId).audio, await mp3Bytes(song))
    const warning = { clipId, userId: artist.id, removedBy: artist.id, reason: '', isInfringement: true }
    await storage.copyrightWarnings.add(warning)
    await rememberRemoved({ storage, workFolder: folder }, { clip_id: clipId })

    const quiet = song.map((sample) => 0.2 * sample)
    const copies = [
      wavBytes(song, CD),
      await mp3Bytes(quiet, { vbrQuality: 9 }),
      await oggBytes(song.slice(98_765, 98_765 + 7 * RATE)),
    ]
    for (const copy of copies) {
      const again = await process(copy)
      expect(again).toMatchObject({ status: 'error', errorMessage: expect.stringContaining('was removed') })
      expect(await storage.files.size(clipFiles(again.id).audio)).toBeUndefined()
    }
    const other = humming({ pitches: pitches.toReversed(), noteSeconds: 0.7 }, RATE)
    expect((await process(wavBytes(other, CD))).status).toBe('complete')
  })

  it('is done once, and can be tried again by its owner when the worker had to give up', async () => {
    const { id } = await storage.audioUploads.create({ userId, uploadType: 'recording', maxSeconds: 60 })
    await processUpload({ storage, pictures, listening, workFolder: folder }, { upload_id: id })
    expect(await storage.audioUploads.find(id)).toMatchObject({ status: 'uploading' })
    await abandonUpload(storage, { upload_id: id })
    expect(await storage.audioUploads.find(id)).toMatchObject({ status: 'error', errorMessage: null })
  })
})
