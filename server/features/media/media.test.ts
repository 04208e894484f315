import { randomBytes, randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { type ClipPatch, type StoredClip, clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
const audio = randomBytes(200_000)

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
})
afterAll(() => server.close())

const keyOf = (clip: StoredClip): string => clipFiles(clip.id).audio
const pathOf = (clip: StoredClip): string => `/media/clips/${clip.id}/audio.mp3`
const bytesOf = async (reply: Response): Promise<Buffer> => Buffer.from(await reply.arrayBuffer())

async function insertComplete(changes: ClipPatch): Promise<StoredClip> {
  const clip = await insertClip(server.storage, ada.id, { ...changes, audioBytes: audio.length })
  await server.storage.files.write(keyOf(clip), audio)
  return clip
}

async function insertStreaming(): Promise<StoredClip> {
  const made = { status: 'streaming', jobState: 'active', audioBytes: audio.length, isPublic: true } as const
  return insertClip(server.storage, ada.id, made)
}

async function readBytes(reader: ReadableStreamDefaultReader<Uint8Array>, count: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for (let held = 0; held < count;) {
    const { value } = await reader.read()
    if (value === undefined) break
    chunks.push(value)
    held += value.length
  }
  return Buffer.concat(chunks)
}

describe('audio of a finished song', () => {
  it('comes whole, with its length and permission to keep it', async () => {
    const clip = await insertComplete({ isPublic: true })
    const reply = await fetch(`${server.url}${pathOf(clip)}`)
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(audio.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable, s-maxage=60',
    })
    expect((await bytesOf(reply)).equals(audio)).toBe(true)

    const again = await fetch(`${server.url}${pathOf(clip)}`, {
      headers: { 'if-none-match': reply.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=199990-', 199_990, 200_000],
    ['bytes=-500', 199_500, 200_000],
    ['bytes=100-999999', 100, 200_000],
  ])('can be sought: %s', async (range, start, end) => {
    const clip = await insertComplete({ isPublic: true })
    const reply = await fetch(`${server.url}${pathOf(clip)}`, { headers: { range } })
    expect(reply.status).toBe(206)
    expect(reply.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${audio.length}`)
    expect((await bytesOf(reply)).equals(audio.subarray(start, end))).toBe(true)
  })

  it('[ROW-09 c] of a preview ends where the preview does, of a locked one nothing comes, and both are the whole song once unlocked', async () => {
    const [preview, locked] = [
      await insertComplete({ type: 'preview', previewSeconds: 30, durationSeconds: 120 }),
      await insertComplete({ type: 'preview', previewSeconds: 0, durationSeconds: 120 }),
    ]
    const whole = await ada.fetch(pathOf(preview))
    expect(whole.headers.get('cache-control')).toBe('no-store')
    expect((await bytesOf(whole)).equals(audio.subarray(0, audio.length / 4))).toBe(true)
    const past = await ada.fetch(pathOf(preview), { headers: { range: `bytes=${audio.length / 4}-` } })
    expect(past.status).toBe(416)
    expect(await ada.get(pathOf(locked))).toMatchObject({ status: 403, body: { code: 'FEATURE_NOT_IN_PLAN' } })

    expect((await ada.get(`/api/clip/${preview.id}`)).body).toMatchObject({ preview_seconds: 30 })
    const unlocked = await ada.post(`/api/gen/${preview.id}/unlock_preview/`)
    expect(unlocked.body).toMatchObject({ metadata: { type: 'gen' } })
    expect(unlocked.body).not.toHaveProperty('preview_seconds')
    expect((await bytesOf(await ada.fetch(pathOf(preview)))).equals(audio)).toBe(true)
    expect((await ada.post(`/api/gen/${locked.id}/unlock_preview/`)).status).toBe(403)
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    expect((await ada.post(`/api/gen/${locked.id}/unlock_preview/`)).status).toBe(200)
    await server.storage.users.update(ada.id, { planKey: 'free' })
  })

  it('answers 416 past the end and tells HEAD the length without sending bytes', async () => {
    const clip = await insertComplete({ isPublic: true })
    const past = await fetch(`${server.url}${pathOf(clip)}`, { headers: { range: `bytes=${audio.length}-` } })
    expect(past.status).toBe(416)
    expect(past.headers.get('content-range')).toBe(`bytes */${audio.length}`)
    const head = await fetch(`${server.url}${pathOf(clip)}`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(audio.length))
  })

  it('of a private song is heard by its maker alone', async () => {
    const clip = await insertComplete({ isPublic: false })
    const own = await ada.fetch(pathOf(clip))
    expect(own.headers.get('cache-control')).toMatch(/^private/)
    expect((await bytesOf(own)).equals(audio)).toBe(true)
    const bo = await signUp(server.url)
    for (const other of [bo, createVisitor(server.url)]) expect((await other.get(pathOf(clip))).status).toBe(404)
  })
})

describe('audio of a song still in the making', () => {
  it('[ENG-04] plays from the first block, holds back what is not made yet and knows its length at once', async () => {
    const clip = await insertStreaming()
    const file = await server.storage.files.openGrowing(keyOf(clip))
    await file.append(audio.subarray(0, 60_000))
    const reply = await fetch(`${server.url}${pathOf(clip)}`, { headers: { range: 'bytes=0-' } })
    expect(reply.status).toBe(206)
    expect(reply.headers.get('content-length')).toBe(String(audio.length))
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.has('etag')).toBe(false)
    const reader = reply.body?.getReader()
    if (reader === undefined) throw new Error('no body')
    const first = await readBytes(reader, 60_000)
    expect(first.equals(audio.subarray(0, 60_000))).toBe(true)
    await file.append(audio.subarray(60_000))
    await file.close()
    expect((await readBytes(reader, 140_000)).equals(audio.subarray(60_000))).toBe(true)
    expect((await reader.read()).done).toBe(true)
  })

  it('[ENG-04] a seek past the made part waits there for its bytes', async () => {
    const clip = await insertStreaming()
    const file = await server.storage.files.openGrowing(keyOf(clip))
    await file.append(audio.subarray(0, 1000))
    const reply = await fetch(`${server.url}${pathOf(clip)}`, { headers: { range: 'bytes=150000-150099' } })
    expect(reply.headers.get('content-range')).toBe(`bytes 150000-150099/${audio.length}`)
    await file.append(audio.subarray(1000))
    expect((await bytesOf(reply)).equals(audio.subarray(150_000, 150_100))).toBe(true)
    await file.close()
  })

  it('ends when the making failed, and the song can no longer be opened', async () => {
    const clip = await insertStreaming()
    const file = await server.storage.files.openGrowing(keyOf(clip))
    await file.append(audio.subarray(0, 1000))
    const reply = await fetch(`${server.url}${pathOf(clip)}`)
    await server.storage.clips.update(clip.id, { jobState: 'failed' })
    await expect(reply.arrayBuffer()).rejects.toThrow(/terminated/)
    expect((await fetch(`${server.url}${pathOf(clip)}`)).status).toBe(404)
    await file.close()
  })

  it('is not there before the first block', async () => {
    const clip = await insertClip(server.storage, ada.id, { status: 'processing', jobState: 'active', isPublic: true })
    const reply = await fetch(`${server.url}${pathOf(clip)}`)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('pictures', () => {
  it.each([
    ['cover-256.webp', 'image/webp'],
    ['cover-640.webp', 'image/webp'],
    ['preview.png', 'image/png'],
  ])('%s is served for ever, to whom the song is open', async (picture, type) => {
    const clip = await insertClip(server.storage, ada.id, { isPublic: true, hasCover: true })
    const path = `/media/clips/${clip.id}/${picture}`
    expect((await fetch(`${server.url}${path}`)).status).toBe(404)
    await server.storage.files.write(clipFiles(clip.id).named(picture), new TextEncoder().encode('a picture'))
    const reply = await fetch(`${server.url}${path}`)
    expect(reply.headers.get('content-type')).toBe(type)
    expect(reply.headers.get('cache-control')).toContain('immutable')
    expect(await reply.text()).toBe('a picture')
    await server.storage.clips.update(clip.id, { isPublic: false })
    expect((await fetch(`${server.url}${path}`)).status).toBe(404)
    expect((await ada.fetch(path)).status).toBe(200)
  })

  it('nothing else in the folder can be read', async () => {
    const clip = await insertComplete({ isPublic: true })
    await server.storage.files.write(clipFiles(clip.id).master, new TextEncoder().encode('secret'))
    for (const path of [
      clipFiles(clip.id).master,
      `clips/${clip.id}/..%2f..%2fsecrets.json`,
      clipFiles(randomUUID()).preview,
    ]) {
      const reply = await fetch(`${server.url}/media/${path}`)
      expect(reply.status).toBeGreaterThanOrEqual(400)
      expect(reply.status).toBeLessThan(500)
      expect(await reply.json()).toMatchObject({ code: expect.any(String) })
    }
    const stored = await server.storage.files.read(clipFiles(clip.id).master)
    expect(stored && (await text(stored.stream))).toBe('secret')
  })
})
