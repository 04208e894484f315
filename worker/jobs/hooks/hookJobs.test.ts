import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AlignedWord, HookPublish, ProcessVideoJob, VideoRender } from '@arioso/contract'
import { clipFiles, type StoredHook, type StoredVideoUpload } from '@arioso/storage'
import { createArtist, createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeExcerpt, probeFile } from '../../media/runMediaProgram.ts'
import { makeTestFilm, readSeconds, type TestFilm } from '../../media/video/testFilm.ts'
import { mp3Bytes } from '../../media/sound/testSounds.ts'
import { abandonVideo, processVideo } from './processVideo.ts'
import { abandonHook, renderHook } from './renderHook.ts'

let storage: TestStorage
let folder: string
let userId: string
let clipId: string
let film: StoredVideoUpload

const FILM_HZ = 660
const SONG_SECONDS = 30
const MP3_RATE = 44_100
// A song whose every second has another tone, so that a span of it can be told from any other.
const songHz = (second: number): number => 200 + 37 * second

beforeAll(async () => {
  storage = await createTestStorage()
  folder = await mkdtemp(join(tmpdir(), 'arioso-hooks-'))
  const artist = await createArtist(storage)
  userId = artist.id
  const [clip] = await storage.clips.insert([artist.newClip()])
  clipId = clip?.id ?? ''
  const song = Float32Array.from({ length: SONG_SECONDS * MP3_RATE }, (_, at) => {
    const seconds = at / MP3_RATE
    return 0.3 * Math.sin(2 * Math.PI * songHz(Math.floor(seconds)) * (seconds % 1))
  })
  await storage.files.write(clipFiles(clipId).audio, await mp3Bytes(song))
  const word = (text: string, start_s: number): AlignedWord => ({
    word: text,
    line: 0,
    section: 0,
    start_s,
    end_s: start_s + 0.5,
    success: true,
    p_align: 1,
  })
  const words = [word('before', 2), word('rain', 6), word('after', 25)]
  await storage.files.write(clipFiles(clipId).words, Buffer.from(JSON.stringify(words)))
  film = await upload(await filmOf('phone.mp4', { toneHz: FILM_HZ }))
})
afterAll(async () => {
  await storage.drop()
  await rm(folder, { recursive: true })
})

async function upload(bytes: Uint8Array, wishes: Omit<ProcessVideoJob, 'upload_id'> = {}): Promise<StoredVideoUpload> {
  const { id } = await storage.videoUploads.create(userId)
  await storage.files.write(`uploads/video/${id}`, bytes)
  await storage.videoUploads.update(id, { status: 'processing' })
  await processVideo({ storage, workFolder: folder }, { upload_id: id, ...wishes })
  expect(await storage.files.size(`uploads/video/${id}`)).toBeUndefined()
  const done = await storage.videoUploads.find(id)
  if (done === undefined) throw new Error('the upload is gone')
  return done
}

async function filmOf(name: string, wish: TestFilm = {}): Promise<Uint8Array> {
  await makeTestFilm(join(folder, name), wish)
  return readFile(join(folder, name))
}

const pathOf = (key: string): string => join(storage.filesFolder, ...key.split('/'))

type Wish = { songVolume: number; videoVolume: number; publish?: Partial<HookPublish> }

async function render({ songVolume, videoVolume, publish }: Wish): Promise<StoredHook> {
  const uploadId = film.id
  const order: VideoRender = {
    song: { song_id: clipId, clip_start_time: 5, clip_end_time: 15, volume: songVolume },
    videos: [
      {
        s3_id: `videos/${uploadId}/video.mp4`,
        upload_id: uploadId,
        source_start_time: 1.5,
        source_end_time: 11.5,
        volume: videoVolume,
      },
    ],
  }
  const id = await storage.hooks.insert({
    userId,
    clipId,
    uploadId,
    publish: { title: 'Rain', caption: '', allow_comments: true, show_lyrics: true, ...publish },
    render: order,
  })
  await renderHook({ storage, workFolder: folder }, { hook_id: id })
  const hook = await storage.hooks.find(id)
  if (hook === undefined) throw new Error('the hook is gone')
  return hook
}

const hookKey = ({ id }: StoredHook, name: string): string => `clips/${clipId}/hooks/${id}/${name}`

async function hear(path: string): Promise<Float32Array> {
  await decodeExcerpt(path, join(folder, 'heard.f32'), { startSeconds: 0, endSeconds: 60 })
  const bytes = await readFile(join(folder, 'heard.f32'))
  const both = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4))
  return both.filter((_, at) => at % 2 === 0)
}

// How much of a tone there is in a second of a sound: 0.3 where it is that tone alone.
function strength(sound: Float32Array, hertz: number, fromSeconds: number): number {
  const part = sound.subarray(fromSeconds * 48_000, (fromSeconds + 0.8) * 48_000)
  let [real, imaginary] = [0, 0]
  part.forEach((sample, at) => {
    real += sample * Math.cos((2 * Math.PI * hertz * at) / 48_000)
    imaginary += sample * Math.sin((2 * Math.PI * hertz * at) / 48_000)
  })
  return (2 * Math.hypot(real, imaginary)) / part.length
}

describe('an uploaded video', () => {
  it('is made playable everywhere, with a picture, whatever it was and however it was called', async () => {
    const browser = await upload(await filmOf('browser.webm', { width: 320, height: 180 }))
    // Sound is kept in whole frames, so a film may end up to two of them later.
    const durationSeconds: unknown = expect.closeTo(12, 1)
    expect(film).toMatchObject({ status: 'complete', durationSeconds, widthPx: 180, heightPx: 320 })
    expect(browser).toMatchObject({ status: 'complete', durationSeconds, widthPx: 320, heightPx: 180 })
    const facts = await probeFile(pathOf(`videos/${browser.id}/video.mp4`))
    expect(facts.format).toContain('mp4')
    expect(facts.streams).toMatchObject([{ codec: 'h264', pixelFormat: 'yuv420p', width: 320 }])
    expect((await probeFile(pathOf(`videos/${film.id}/video.mp4`))).streams).toMatchObject([
      { codec: 'h264' },
      { codec: 'aac' },
    ])
    const poster = await storage.files.readBytes(`videos/${film.id}/poster.jpg`)
    expect(Array.from(poster ?? []).slice(0, 3)).toEqual([0xff, 0xd8, 0xff])
  })

  it('of the wrong length or kind gets a clear answer and leaves nothing', async () => {
    const whole = await readFile(join(folder, 'phone.mp4'))
    const cases: [Uint8Array, RegExp][] = [
      [await filmOf('short.mp4', { seconds: 9 }), /^Video is too short\. .* at least 10 seconds/],
      [await filmOf('long.webm', { seconds: 122, rate: 1 }), /^Video is too long\. .* at most 120 seconds/],
      [Buffer.from('#EXTM3U\nfile:///etc/passwd'), /no MP4, MOV, WebM or MKV video/],
      [whole.slice(0, 300), /no MP4, MOV, WebM or MKV video/],
    ]
    for (const [bytes, message] of cases) {
      const { id, status, errorMessage } = await upload(bytes)
      expect({ status, errorMessage }).toEqual({ status: 'error', errorMessage: expect.stringMatching(message) })
      expect(await storage.files.size(`videos/${id}/video.mp4`)).toBeUndefined()
    }
  })

  it('[API-01 c] has a cover, a sprite of ten pictures and a look at its name only where they were asked for', async () => {
    const bytes = await readFile(join(folder, 'phone.mp4'))
    const plain = await upload(bytes, { wants_cover: false, filename: 'kys.mp4' })
    const whole = await upload(bytes, { wants_cover: true, wants_sprite: true })
    const refused = await upload(bytes, { is_moderated: true, filename: 'go_and_kill-yourself.mp4' })
    const kept = (id: string) =>
      Promise.all(['poster.jpg', 'sprite.jpg'].map((name) => storage.files.size(`videos/${id}/${name}`)))
    expect([plain.status, whole.status]).toEqual(['complete', 'complete'])
    expect(refused).toMatchObject({
      status: 'error',
      errorMessage: 'There’s encouragement of self-harm in the name of this video.',
    })
    expect(await kept(plain.id)).toEqual([undefined, undefined])
    expect(await kept(whole.id)).toEqual([expect.any(Number), expect.any(Number)])
    const [sprite] = (await probeFile(pathOf(`videos/${whole.id}/sprite.jpg`))).streams
    expect([sprite?.width, sprite?.height]).toEqual([900, 160])
  })

  it('is done once, and told to be tried again when the worker had to give up', async () => {
    const { id } = await storage.videoUploads.create(userId)
    await processVideo({ storage, workFolder: folder }, { upload_id: id })
    expect(await storage.videoUploads.find(id)).toMatchObject({ status: 'uploading' })
    await abandonVideo(storage, { upload_id: id })
    expect(await storage.videoUploads.find(id)).toMatchObject({ status: 'error', errorMessage: null })
  })
})

describe('a rendered hook', () => {
  it('[HOOK-12] is a real video file: the chosen span of the film with the chosen span of the song, or with the film’s own sound', async () => {
    const song = await render({ songVolume: 100, videoVolume: 0 })
    expect(song.status).toBe('rendered_passed_moderation')
    const path = pathOf(hookKey(song, 'video.mp4'))
    const { streams, durationSeconds, tags } = await probeFile(path)
    expect(streams).toMatchObject([
      { codec: 'h264', width: 180, height: 320, pixelFormat: 'yuv420p' },
      { codec: 'aac', sampleRate: 48_000 },
    ])
    expect(durationSeconds).toBeCloseTo(10, 1)
    expect(tags).toMatchObject({ title: 'Rain', artist: 'An Artist' })
    const seconds = await readSeconds(path)
    expect([seconds.length, seconds[0], seconds.at(-1)]).toEqual([100, 1, 11])
    expect(seconds).toEqual(seconds.toSorted((one, other) => one - other))
    const heard = await hear(path)
    for (const second of [0, 4, 9]) {
      expect(strength(heard, songHz(5 + second), second + 0.1)).toBeGreaterThan(0.2)
      expect(strength(heard, FILM_HZ, second + 0.1)).toBeLessThan(0.02)
    }
    expect(await storage.files.size(hookKey(song, 'poster.jpg'))).toBeGreaterThan(100)
    expect(song.lyrics.map(({ word, start_s }) => [word, start_s])).toEqual([['rain', 1]])

    const filmed = await render({ songVolume: 0, videoVolume: 100 })
    const own = await hear(pathOf(hookKey(filmed, 'video.mp4')))
    expect(own.length / 48_000).toBeCloseTo(10, 1)
    expect(strength(own, FILM_HZ, 4.1)).toBeGreaterThan(0.25)
    expect(strength(own, songHz(9), 4.1)).toBeLessThan(0.02)
    expect(filmed.lyrics).toEqual([])
    const { notifications } = await storage.notifications.list(userId, { cursor: null, limit: 10 })
    expect(notifications.map(({ kind, contentId }) => [kind, contentId])).toEqual([
      ['hook_ready', filmed.id],
      ['hook_ready', song.id],
    ])
  })

  it('[HOOK-10] ends as refused for its words, as an error without its film, and only once', async () => {
    for (const publish of [{ title: 'kys' }, { caption: 'go and k.i.l.l yourself' }]) {
      const refused = await render({ songVolume: 100, videoVolume: 0, publish })
      expect(refused.status).toBe('rendered_failed_moderation')
      expect(await storage.files.size(hookKey(refused, 'video.mp4'))).toBeUndefined()
    }
    await storage.files.remove(`videos/${film.id}`)
    const failed = await render({ songVolume: 100, videoVolume: 0 })
    expect(failed.status).toBe('error')
    await storage.hooks.update(failed.id, { status: 'rendered_passed_moderation' })
    await renderHook({ storage, workFolder: folder }, { hook_id: failed.id })
    expect((await storage.hooks.find(failed.id))?.status).toBe('rendered_passed_moderation')
    await abandonHook(storage, { hook_id: failed.id })
    expect((await storage.hooks.find(failed.id))?.status).toBe('error')
  })
})
