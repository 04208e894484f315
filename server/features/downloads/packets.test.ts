import { randomUUID } from 'node:crypto'
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

const PREPARE = '/api/download/clips/zip/prepare'

const createSongs = (member: Member, count: number) =>
  Promise.all(Array.from({ length: count }, () => insertClip(server.storage, member.id)))

const ask = (member: Member, clipIds: string[], format = 'mp3') => member.post(PREPARE, { clip_ids: clipIds, format })

const used = async (member: Member) => (await member.get('/api/download/quota')).body['used']

describe('many songs in one file', () => {
  it('tell how many are ready, and come as one file to who asked for them, and to nobody else', async () => {
    const ada = await signUp(server.url, 'Ada')
    const songs = await createSongs(ada, 3)
    const ids = songs.map(({ id }) => id)
    const first = await ask(ada, [...ids, ...ids])
    expect(first.body).toMatchObject({ status: 'running', url: null, ready: 0, total: 3 })
    const [song] = songs
    if (song === undefined) throw new Error('no song')
    await server.storage.files.write(downloadFile(song, 'mp3', 0).key, Buffer.from('one'))
    expect((await ask(ada, ids)).body).toMatchObject({ id: first.body['id'], ready: 1 })

    await server.storage.files.write(`packets/${ada.id}/${String(first.body['id'])}.zip`, Buffer.from('all three'))
    const { body } = await ask(ada, ids)
    expect(body).toMatchObject({ status: 'complete', ready: 3 })
    const file = await ada.fetch(String(body['url']))
    expect(file.headers.get('content-type')).toBe('application/zip')
    expect(file.headers.get('content-disposition')).toContain('Arioso%20songs.zip')
    expect(await file.text()).toBe('all three')
    const bo = await signUp(server.url, 'Bo')
    expect((await bo.fetch(String(body['url']))).status).toBe(404)
    expect((await createVisitor(server.url).fetch(String(body['url']))).status).toBe(401)
  })

  it('count one by one, and are refused together when the month has not enough left', async () => {
    const ada = await signUp(server.url, 'Ada')
    const songs = (await createSongs(ada, 12)).map(({ id }) => id)
    await ask(ada, songs.slice(0, 4))
    await ask(ada, songs.slice(2, 6))
    expect(await used(ada)).toBe(6)
    expect(await ask(ada, songs.slice(6))).toMatchObject({ status: 403, body: { code: 'DOWNLOAD_QUOTA_USED' } })
    expect(await used(ada)).toBe(6)
    expect((await ask(ada, songs.slice(0, 10))).status).toBe(200)
    expect(await used(ada)).toBe(10)
  })

  it('are one’s own, finished, whole and within the plan, or nothing of them counts', async () => {
    const ada = await signUp(server.url, 'Ada')
    const bo = await signUp(server.url, 'Bo')
    const [own] = await createSongs(ada, 1)
    const id = own?.id ?? ''
    const foreign = await insertClip(server.storage, bo.id, { isPublic: true })
    const running = await insertClip(server.storage, ada.id, { status: 'streaming' })
    const preview = await insertClip(server.storage, ada.id, { type: 'preview', previewSeconds: 30 })
    const trashed = await insertClip(server.storage, ada.id, { isTrashed: true })
    const refusals: [string[], string, string][] = [
      [[id, foreign.id], 'mp3', 'NOT_FOUND'],
      [[id, randomUUID()], 'mp3', 'NOT_FOUND'],
      [[id, running.id], 'mp3', 'CLIP_NOT_READY'],
      [[id, preview.id], 'mp3', 'FEATURE_NOT_IN_PLAN'],
      [[id, trashed.id], 'mp3', 'CLIP_TRASHED'],
      [[id], 'wav', 'FEATURE_NOT_IN_PLAN'],
    ]
    for (const [ids, format, code] of refusals) expect((await ask(ada, ids, format)).body['code']).toBe(code)
    const endless = await insertClip(server.storage, ada.id, { durationSeconds: 30_000 })
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    expect((await ask(ada, [id, endless.id], 'wav')).body['code']).toBe('DOWNLOAD_TOO_LARGE')
    expect(await used(ada)).toBe(0)
  })

  it('say so once when they could not be packed, and are tried again at the next press', async () => {
    const ada = await signUp(server.url, 'Ada')
    const ids = (await createSongs(ada, 1)).map(({ id }) => id)
    const { body } = await ask(ada, ids)
    await server.storage.files.write(`packets/${ada.id}/${String(body['id'])}.zip.failed`, Buffer.from('no'))
    expect(await ask(ada, ids)).toMatchObject({ status: 500, body: { code: 'DOWNLOAD_FAILED' } })
    expect((await ask(ada, ids)).body).toMatchObject({ status: 'running' })
  })
})
