import { exportManifest } from '@arioso/contract'
import { createArtist, createTestStorage, type Artist, type TestStorage } from '@arioso/storage/testing'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { abandonExport, exportData } from './exportData.ts'

let storage: TestStorage
let artist: Artist
beforeAll(async () => {
  storage = await createTestStorage()
  artist = await createArtist(storage)
})
afterAll(() => storage.drop())

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const never = new AbortController().signal

it('packs what is kept about somebody, with their songs, hooks and pictures, for an independent unzipper', async () => {
  const { files, keptFiles } = storage
  const [song, empty] = await storage.clips.insert([
    artist.newClip({ title: 'Low / Tide?', lyrics: 'Words of mine' }),
    artist.newClip({ title: 'Never made' }),
  ])
  await files.write(clipFiles(song?.id ?? '').audio, new TextEncoder().encode('sound'))
  const picture = `pictures/${artist.id}/face.png`
  await files.write(picture, new TextEncoder().encode('face'))
  await keptFiles.keep({ key: picture, userId: artist.id, kind: 'picture', bytes: 4 })
  await files.write(`exports/${artist.id}/requested`, new Uint8Array())

  await exportData(storage, { user_id: artist.id }, never, new Date())
  const manifest = exportManifest.parse(JSON.parse(text(await files.readBytes(`exports/${artist.id}/manifest.json`))))
  expect(manifest.parts).toHaveLength(1)
  expect(await files.size(`exports/${artist.id}/requested`)).toBeUndefined()
  const zip = (await files.readBytes(`${manifest.folder}/arioso-export-1.zip`)) ?? new Uint8Array()
  expect(manifest.parts[0]).toEqual({ name: 'arioso-export-1.zip', bytes: zip.length })
  const unpacked = unzipSync(zip)
  expect(Object.keys(unpacked)).toEqual([
    'README.txt',
    'data.json',
    `songs/Low Tide ${song?.id}.mp3`,
    'pictures/face.png',
  ])
  expect(text(unpacked[`songs/Low Tide ${song?.id}.mp3`])).toBe('sound')
  const data = JSON.parse(text(unpacked['data.json'])) as Record<string, { title: string }[]>
  expect(data['songs']?.map(({ title }) => title).toSorted()).toEqual(['Low / Tide?', 'Never made'])
  expect(empty).toBeDefined()
})

it('makes nothing for somebody who is gone, and says so when it cannot be made', async () => {
  await exportData(storage, { user_id: 'nobody' }, never, new Date())
  expect(await storage.files.size('exports/nobody/manifest.json')).toBeUndefined()
  await abandonExport(storage, { user_id: artist.id })
  expect(await storage.files.size(`exports/${artist.id}/failed`)).toBe(0)
  expect(await storage.files.size(`exports/${artist.id}/manifest.json`)).toBeUndefined()
})
