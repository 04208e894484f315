import { DOWNLOADS_KEPT, LONG_DOWNLOADS_AT_ONCE, DAY_MS } from '@arioso/contract'
import { type StoredClip, clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../../testing/visitor.ts'
import { downloadFile } from './downloadFile.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const bytes = (text: string) => new TextEncoder().encode(text)

async function createMember(planKey: 'free' | 'pro' = 'free'): Promise<Member> {
  const member = await signUp(server.url, 'Ada')
  await server.storage.users.update(member.id, { planKey })
  return member
}

// The worker's part, played by hand.
async function finish(clip: StoredClip, format: 'mp3' | 'wav', content: string): Promise<void> {
  const now = await server.storage.clips.find(clip.id)
  if (now === undefined) throw new Error('the song is gone')
  await server.storage.files.write(downloadFile(now, format, 0).key, bytes(content))
}

const path = (clip: StoredClip, format: string) => `/api/download/clip/${clip.id}?format=${format}`

describe('downloading a song', () => {
  it('makes a few videos at once for one person, lets old ones go, and keeps nobody else waiting', async () => {
    const [ada, bo] = [await createMember(), await createMember()]
    const { files, keptFiles } = server.storage
    const [clip, other] = [await insertClip(server.storage, ada.id), await insertClip(server.storage, bo.id)]
    const film = (start: number) => ada.get(`${path(clip, 'square_video')}&start_s=${start}`)
    for (let start = 0; start < LONG_DOWNLOADS_AT_ONCE; start += 1) expect((await film(start)).status).toBe(200)
    expect(await film(50)).toMatchObject({ status: 429, body: { code: 'DOWNLOADS_AT_ONCE' } })
    expect((await film(0)).body).toMatchObject({ status: 'running' })
    expect((await bo.get(path(other, 'square_video'))).status).toBe(200)

    const finishFilm = async (start: number) => {
      const { key } = downloadFile(clip, 'square_video', start)
      await files.write(key, bytes('film'))
      await keptFiles.keep({ key, userId: ada.id, kind: 'download', bytes: 4 })
      return key
    }
    const first = await finishFilm(0)
    for (let start = 1; start <= DOWNLOADS_KEPT.files; start += 1) await finishFilm(start)
    expect((await film(100)).status).toBe(200)
    expect(await files.size(first)).toBeUndefined()
    expect(await files.size(downloadFile(clip, 'square_video', 1).key)).toBe(4)
  })

  it('does not begin after its end, and what was asked for so is not counted', async () => {
    const ada = await createMember()
    const clip = await insertClip(server.storage, ada.id, { durationSeconds: 90 })
    const film = (start: number) => ada.get(`${path(clip, 'square_video')}&start_s=${start}`)
    expect(await film(90)).toMatchObject({ status: 422, body: { code: 'SPAN_INVALID' } })
    expect((await ada.get(`/api/download/clip/${clip.id}/formats`)).body).toMatchObject({ is_counted: false })
    expect(await film(60)).toMatchObject({ status: 200, body: { status: 'running' } })
  })

  it('waits until its file is made, and then comes under the song’s own name', async () => {
    const ada = await createMember()
    const clip = await insertClip(server.storage, ada.id, { title: 'Low / "Tide" (für Elise)' })
    expect((await ada.get(path(clip, 'mp3'))).body).toMatchObject({ status: 'running', url: null })
    await finish(clip, 'mp3', 'all of it')
    const { body } = await ada.get(path(clip, 'mp3'))
    expect(body).toMatchObject({ status: 'complete', filename: 'Ada - Low Tide (für Elise).mp3' })
    const file = await ada.fetch(String(body['url']))
    expect(file.headers.get('content-type')).toBe('audio/mpeg')
    expect(file.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Ada%20-%20Low%20Tide%20%28f%C3%BCr%20Elise%29.mp3",
    )
    expect(await file.text()).toBe('all of it')
    const bo = await createMember()
    for (const other of [bo, createVisitor(server.url)]) {
      expect((await other.fetch(String(body['url']))).status).toBeGreaterThanOrEqual(401)
    }
  })

  it('is made anew after the song was renamed', async () => {
    const ada = await createMember()
    const clip = await insertClip(server.storage, ada.id)
    await ada.get(path(clip, 'mp3'))
    await finish(clip, 'mp3', 'old name')
    await ada.post(`/api/gen/${clip.id}/set_metadata/`, { title: 'High Tide' })
    expect((await ada.get(path(clip, 'mp3'))).body).toMatchObject({
      status: 'running',
      filename: 'Ada - High Tide.mp3',
    })
  })

  it('says so once when the file could not be made, and tries again at the next press', async () => {
    const ada = await createMember()
    const clip = await insertClip(server.storage, ada.id)
    await ada.get(path(clip, 'mp3'))
    await server.storage.files.write(`${downloadFile(clip, 'mp3', 0).key}.failed`, bytes('no'))
    expect(await ada.get(path(clip, 'mp3'))).toMatchObject({ status: 500, body: { code: 'DOWNLOAD_FAILED' } })
    expect((await ada.get(path(clip, 'mp3'))).body).toMatchObject({ status: 'running' })
  })

  it('offers what the song has: notes with a score, synced words with words', async () => {
    const ada = await createMember('pro')
    const clip = await insertClip(server.storage, ada.id)
    const formats = async () => (await ada.get(`/api/download/clip/${clip.id}/formats`)).body['formats']
    const plain = ['mp3', 'm4a', 'wav', 'flac', 'square_video', 'vertical_video']
    expect(await formats()).toEqual(plain)
    for (const format of ['midi', 'chords', 'stems', 'lrc']) {
      expect(await ada.get(path(clip, format))).toMatchObject({
        status: 409,
        body: { code: 'DOWNLOAD_FORMAT_MISSING' },
      })
    }
    await server.storage.files.write(clipFiles(clip.id).score, bytes('{}'))
    await server.storage.files.write(clipFiles(clip.id).words, bytes('[{}]'))
    expect(new Set((await formats()) as string[])).toEqual(new Set([...plain, 'stems', 'midi', 'chords', 'lrc']))
  })

  it('is not for a preview: nobody gets the whole song by another door', async () => {
    const ada = await createMember()
    const clip = await insertClip(server.storage, ada.id, { type: 'preview', previewSeconds: 30 })
    for (const format of ['mp3', 'square_video']) {
      expect(await ada.get(path(clip, format))).toMatchObject({ status: 403, body: { code: 'FEATURE_NOT_IN_PLAN' } })
    }
  })

  it('as WAV, FLAC or stems comes with a plan, and the older WAV calls answer the same', async () => {
    const ada = await createMember()
    const clip = await insertClip(server.storage, ada.id)
    await server.storage.files.write(clipFiles(clip.id).score, bytes('{}'))
    for (const format of ['wav', 'flac', 'stems']) {
      expect(await ada.get(path(clip, format))).toMatchObject({ status: 403, body: { code: 'FEATURE_NOT_IN_PLAN' } })
    }
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    expect((await ada.post(`/api/gen/${clip.id}/convert_wav/`)).body).toEqual({ status: 'running', url: null })
    await finish(clip, 'wav', 'RIFF')
    const { body } = await ada.get(`/api/gen/${clip.id}/wav_file/`)
    expect(await (await ada.fetch(String(body['url']))).text()).toBe('RIFF')
  })
})

describe('[ACC-03] the download quota', () => {
  it('one song counts once in whatever format, the eleventh of a month is refused, and it all comes back', async () => {
    const ada = await createMember()
    const songs = await Promise.all(Array.from({ length: 11 }, () => insertClip(server.storage, ada.id)))
    const [first, ...others] = songs
    const last = others.pop()
    if (first === undefined || last === undefined) throw new Error('no songs')
    for (const format of ['mp3', 'm4a', 'mp3']) expect((await ada.get(path(first, format))).status).toBe(200)
    expect((await ada.get('/api/download/quota')).body).toMatchObject({ limit: 10, used: 1 })
    await Promise.all(others.map((song) => ada.get(path(song, 'mp3'))))
    expect(await ada.get(path(last, 'mp3'))).toMatchObject({ status: 403, body: { code: 'DOWNLOAD_QUOTA_USED' } })
    expect((await ada.get(path(first, 'm4a'))).status).toBe(200)
    const { body } = await ada.get(`/api/download/clip/${last.id}/formats`)
    expect(body).toMatchObject({ limit: 10, used: 10, is_counted: false })
    expect((await ada.get(`/api/download/clip/${first.id}/formats`)).body).toMatchObject({ is_counted: true })

    const before = server.clock.now
    server.clock.now = new Date(Date.parse(String(body['resets_on'])) - DAY_MS)
    expect((await ada.get(path(last, 'mp3'))).status).toBe(403)
    server.clock.now = new Date(String(body['resets_on']))
    expect((await ada.get(path(last, 'mp3'))).status).toBe(200)
    server.clock.now = before
  })

  it('ten tabs at once get no more than is left', async () => {
    const ada = await createMember()
    const songs = await Promise.all(Array.from({ length: 14 }, () => insertClip(server.storage, ada.id)))
    const answers = await Promise.all(songs.map((song) => ada.get(path(song, 'mp3'))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  })
})
