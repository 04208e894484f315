import { randomUUID } from 'node:crypto'
import type { StoredClip } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Answer, type Member } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function generate(member: Member, changes: object): Promise<Answer> {
  const metadata = { create_mode: 'custom' }
  return member.post('/api/generate/v2/', { mv: 'arioso-v3-5', transaction_uuid: randomUUID(), metadata, ...changes })
}

async function firstOf(answer: Answer): Promise<StoredClip> {
  const [made] = answer.body['clips'] as { id: string }[]
  const found = await server.storage.clips.find(made?.id ?? '')
  if (found === undefined) throw new Error(`nothing was made: ${JSON.stringify(answer)}`)
  return found
}

const songs = (owner: Member, ...styles: [style: string, tempoBpm: number][]): Promise<StoredClip[]> =>
  Promise.all(styles.map(([style, tempoBpm]) => insertClip(server.storage, owner.id, { style, tempoBpm })))

describe('a song inspired by others', () => {
  it('takes what their styles share and the tempo in their middle, and tells where it comes from', async () => {
    const ada = await signUp(server.url)
    const clips = await songs(ada, ['jazz, piano', 90], ['bossa nova, piano', 124], ['jazz, flute', 300])
    const ids = clips.map(({ id }) => id)
    const made = await firstOf(await generate(ada, { playlist_clip_ids: ids }))
    expect(made).toMatchObject({ style: 'jazz, piano, bossa nova, flute', task: 'playlist_condition' })
    expect(made.controls).toEqual({ tempoBpm: 124, inspiredBy: ids })
    const { body } = await ada.get(`/api/clips/${made.id}/attribution`)
    expect(body['sources']).toEqual(
      expect.arrayContaining(ids.map((id) => ({ kind: 'playlist_condition', id, title: 'Low Tide' }))),
    )
  })

  it('keeps a style somebody wrote, and its tempo; the others only colour it', async () => {
    const ada = await signUp(server.url)
    const [clip] = await songs(ada, ['jazz, piano', 90])
    const made = await firstOf(await generate(ada, { tags: 'techno', playlist_clip_ids: [clip?.id] }))
    expect(made.style).toBe('techno')
    expect(made.controls).toEqual({ likedStyles: ['jazz, piano'], inspiredBy: [clip?.id] })
  })

  it('can be a playlist: its first four that may be used', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const closed = await insertClip(server.storage, bo.id, { style: 'closed', isPublic: true, canRemix: false })
    const own = await songs(ada, ['a', 80], ['b', 80], ['c', 80], ['d', 80], ['e', 80])
    const clipIds = [closed, ...own].map(({ id }) => id)
    const list = await ada.post('/api/playlist/create/', { name: 'Mine', clip_ids: clipIds })
    const made = await firstOf(await generate(ada, { playlist_id: list.body['id'] }))
    expect(made.style).toBe('a, b, c, d')
    expect(await generate(bo, { playlist_id: list.body['id'] })).toMatchObject({ status: 404 })
  })

  it('is refused where nothing may be used, and nothing is spent', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const list = await ada.post('/api/playlist/create/', { name: 'Empty' })
    const closed = await insertClip(server.storage, bo.id, { isPublic: true, canRemix: false })
    const hidden = await insertClip(server.storage, bo.id)
    const unfinished = await insertClip(server.storage, ada.id, { status: 'processing' })
    const refused: [changes: object, status: number, code: string][] = [
      [{ playlist_id: list.body['id'] }, 422, 'INSPIRATION_EMPTY'],
      [{ playlist_clip_ids: [closed.id] }, 403, 'REMIX_NOT_ALLOWED'],
      [{ playlist_clip_ids: [hidden.id] }, 404, 'NOT_FOUND'],
      [{ playlist_clip_ids: [unfinished.id] }, 409, 'CLIP_NOT_READY'],
      [{ speed_clip_id: closed.id }, 403, 'REMIX_NOT_ALLOWED'],
    ]
    for (const [changes, status, code] of refused) {
      expect(await generate(ada, changes)).toMatchObject({ status, body: { code } })
    }
    expect(await server.storage.credits.balance(ada.id)).toEqual({ available: 50, reserved: 0 })
  })

  it('takes the tempo of a song whose speed is wanted, as far as a band can play it', async () => {
    const ada = await signUp(server.url)
    const [clip] = await songs(ada, ['jazz, piano', 301.4])
    const made = await firstOf(await generate(ada, { tags: 'techno', speed_clip_id: clip?.id }))
    expect(made).toMatchObject({ style: 'techno', controls: { tempoBpm: 220 } })
  })
})
