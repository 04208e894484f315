import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DOWNLOADS_KEPT, DAY_MS } from '@arioso/contract'
import { createArtist, createTestStorage, type Artist, type TestStorage } from '@arioso/storage/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { sweepFiles } from './sweepFiles.ts'

let storage: TestStorage
let artist: Artist
beforeAll(async () => {
  storage = await createTestStorage()
  artist = await createArtist(storage)
})
afterAll(() => storage.drop())

const later = (days: number) => new Date(Date.now() + days * DAY_MS)
const sweep = (days: number) => sweepFiles(storage, later(days), new AbortController().signal)
const BYTES = new Uint8Array(50)

async function keep(key: string, kind: 'audio' | 'video' | 'picture' | 'download', file = key): Promise<void> {
  await storage.files.write(file, BYTES)
  await storage.keptFiles.keep({ key, userId: artist.id, kind, bytes: BYTES.length })
}

it('how calls to outside services ended is forgotten after a day', async () => {
  await storage.doorCalls.add('mail', { ms: 12, problem: null })
  await sweep(0.9)
  expect(await storage.doorCalls.summarise()).toHaveLength(1)
  await sweep(1.1)
  expect(await storage.doorCalls.summarise()).toEqual([])
})

const isThere = async (key: string) => (await storage.files.size(key)) !== undefined

it('uploads nobody confirmed go after a day, whoever sent them; those that became songs or wait for a hook stay', async () => {
  const order = { userId: artist.id, uploadType: 'file_upload', maxSeconds: 60 } as const
  const [left, kept] = [await storage.audioUploads.create(order), await storage.audioUploads.create(order)]
  await storage.audioUploads.update(kept.id, { isInitialized: true })
  for (const { id } of [left, kept]) {
    await keep(`uploads/audio/${id}`, 'audio')
    await keep(clipFiles(id).folder, 'audio', clipFiles(id).audio)
  }
  const film = await storage.videoUploads.create(artist.id)
  await keep(`videos/${film.id}`, 'video', `videos/${film.id}/video.mp4`)
  const [song] = await storage.clips.insert([artist.newClip({})])
  const waited = await storage.videoUploads.create(artist.id)
  const hook = await storage.hooks.insert({
    userId: artist.id,
    clipId: song?.id ?? '',
    uploadId: waited.id,
    publish: { title: 'Rain', caption: '', allow_comments: true, show_lyrics: true },
    render: { song: { song_id: '', clip_start_time: 0, clip_end_time: 15, volume: 100 }, videos: [] },
  })
  await sweep(0.9)
  expect(await isThere(`uploads/audio/${left.id}`)).toBe(true)

  await sweep(1.1)
  for (const key of [`uploads/audio/${left.id}`, clipFiles(left.id).audio, `videos/${film.id}/video.mp4`]) {
    expect(await isThere(key)).toBe(false)
  }
  expect(await storage.audioUploads.find(left.id)).toBeUndefined()
  expect(await storage.videoUploads.find(waited.id)).toBeDefined()
  expect(await isThere(clipFiles(kept.id).audio)).toBe(true)
  expect(await storage.keptFiles.usedBytes(artist.id)).toBe(2 * BYTES.length)
  await storage.hooks.update(hook, { status: 'rendered_passed_moderation' })
  await sweep(1.1)
  expect(await storage.videoUploads.find(waited.id)).toBeUndefined()
})

it('pictures go when neither their maker nor a song shows them', async () => {
  const [face, cover, old] = ['face', 'cover', 'old'].map((name) => `pictures/${artist.id}/${name}.png`) as [
    string,
    string,
    string,
  ]
  const waiting = `uploads/images/${artist.id}/begun`
  for (const key of [face, cover, old, waiting]) await keep(key, 'picture')
  await storage.users.update(artist.id, { avatarImageUrl: `/media/${face}` })
  const [song] = await storage.clips.insert([artist.newClip({})])
  await storage.clips.update(song?.id ?? '', { imageUrl: `/media/${cover}` })
  await sweep(1.1)
  expect(await Promise.all([face, cover, old, waiting].map(isThere))).toEqual([true, true, false, false])
})

it('downloads go after some days, and are made again when asked for', async () => {
  const key = `clips/${artist.id}/downloads/square_video-1`
  await keep(key, 'download')
  await sweep(DOWNLOADS_KEPT.days - 0.1)
  expect(await isThere(key)).toBe(true)
  await sweep(DOWNLOADS_KEPT.days + 0.1)
  expect(await isThere(key)).toBe(false)
})

it('what a killed write left behind goes after a day; a song that is being written stays', async () => {
  const folder = join(storage.filesFolder, 'clips', 'half')
  await mkdir(folder, { recursive: true })
  for (const name of ['.audio.mp3.old', '.audio.mp3.new', 'audio.mp3']) await writeFile(join(folder, name), BYTES)
  const longAgo = new Date(Date.now() - 2 * DAY_MS)
  for (const name of ['.audio.mp3.old', 'audio.mp3']) await utimes(join(folder, name), longAgo, longAgo)
  await sweep(0)
  expect((await readdir(folder)).toSorted()).toEqual(['.audio.mp3.new', 'audio.mp3'])
})
