import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { AppError } from '@arioso/contract'
import { createEmbeddedImages } from '@arioso/providers/images'
import { clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'
import { createCardsService } from './cards.service.ts'

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url, 'Žofie Čapková')
})
afterAll(() => server.close())

async function sizeOf(address: string): Promise<string> {
  const reply = await fetch(address)
  expect(reply.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await reply.arrayBuffer())
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

async function imageOf(path: string): Promise<string> {
  const page = await (await fetch(`${server.url}${path}`)).text()
  return /og:image" content="([^"]*)"/.exec(page)?.[1] ?? ''
}

async function insertSong(isPublic: boolean) {
  const clip = await insertClip(server.storage, ada.id, { isPublic, hasCover: true, title: 'Harbour Lights' })
  const { preview, peaks } = clipFiles(clip.id)
  await server.storage.files.write(preview, await readFile(new URL('../../../web/public/preview.png', import.meta.url)))
  await server.storage.files.write(peaks, Buffer.from(JSON.stringify([0.1, 0.5, 1, 0.4])))
  return clip
}

describe('the pictures of links', () => {
  it('songs, playlists, hooks and people have one of 1200 by 630 pixels', async () => {
    const song = await insertSong(true)
    const playlist = await server.storage.playlists.create(ada.id, { name: 'Sea', description: '', isPublic: true })
    await server.storage.playlists.addClips(playlist, [song.id])
    const { id: film } = await server.storage.videoUploads.create(ada.id)
    const hook = await server.storage.hooks.insert(storedOrder(ada.id, song.id, film))
    await server.storage.hooks.update(hook, { status: 'rendered_passed_moderation' })
    const person = await server.storage.users.find(ada.id)
    for (const path of [`/song/${song.id}`, `/playlist/${playlist}`, `/hook/${hook}`, `/@${person?.handle}`]) {
      const image = await imageOf(path)
      expect(image).toContain('/media/cards/')
      expect(await sizeOf(image)).toBe('1200x630')
    }
  })

  it('another title is another picture under another address', async () => {
    const song = await insertSong(true)
    const [before, pictureBefore] = [await imageOf(`/song/${song.id}`), await bytesOf(song.id)]
    await server.storage.clips.update(song.id, { title: 'Harbour Nights' })
    expect(await imageOf(`/song/${song.id}`)).not.toBe(before)
    expect((await bytesOf(song.id)).equals(pictureBefore)).toBe(false)
  })

  it('one that could not be drawn in time may be asked for again', async () => {
    const song = await insertSong(true)
    const images = createEmbeddedImages()
    const tooLate = vi.spyOn(images, 'drawCard').mockRejectedValueOnce(new AppError('IMAGE_INVALID'))
    const cards = createCardsService({ storage: server.storage, images })
    await expect(cards.get('song', song.id)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect((await cards.get('song', song.id)).length).toBeGreaterThan(1000)
    expect(tooLate).toHaveBeenCalledTimes(2)
  })

  it('what is not for everybody has none, not even for its maker', async () => {
    const song = await insertSong(false)
    const playlist = await server.storage.playlists.create(ada.id, { name: 'Own', description: '', isPublic: false })
    for (const path of [`song/${song.id}`, `playlist/${playlist}`, `hook/${randomUUID()}`, 'profile/nobody-here']) {
      expect((await ada.fetch(`/media/cards/${path}.png`)).status).toBe(404)
    }
    expect((await ada.fetch('/media/cards/song/no-id.png')).status).toBe(422)
    expect(await imageOf(`/playlist/${playlist}`)).toBe(`${server.url}/preview.png`)
  })
})

async function bytesOf(songId: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${server.url}/media/cards/song/${songId}.png`)).arrayBuffer())
}
