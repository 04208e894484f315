import { randomUUID } from 'node:crypto'
import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('what somebody listens to', () => {
  it('is nothing at first, then what a device said last, and nobody else’s', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const path = '/api/music_player/playbar_state'
    expect((await ada.get(path)).body).toMatchObject({ clip_id: null, queue: [], device_id: '' })
    const { id: playing } = await insertClip(server.storage, ada.id)
    const queue = [randomUUID(), playing]
    const state = {
      clip_id: playing,
      position_seconds: 42.5,
      queue,
      place: 1,
      source: 'Library',
      is_shuffled: true,
      repeat: 'all',
      volume: 60,
      device_id: 'laptop',
    }
    expect((await ada.post(path, state)).body).toEqual(state)
    await ada.post(path, { ...state, device_id: 'phone', position_seconds: 50 })
    expect((await ada.get(path)).body).toEqual({ ...state, device_id: 'phone', position_seconds: 50 })
    expect((await bo.get(path)).body).toMatchObject({ clip_id: null })
    expect((await bo.post(path, state)).status).toBe(404)
    expect((await ada.post(path, { ...state, volume: 101 })).status).toBe(422)
    expect((await ada.post(path, { ...state, queue: Array.from({ length: 101 }, randomUUID) })).status).toBe(422)
  })
})

describe('how far people listen', () => {
  const reach = (who: Visitor, id: string, percent: number) => who.post(`/api/gen/${id}/listen_milestone`, { percent })
  const play = (who: Visitor, id: string) => who.post(`/api/gen/${id}/increment_play_count/v2`, { played_seconds: 5 })
  const pass = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000)
  }

  it('counts each milestone once per listen, and only for its maker to read', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const { id } = await insertClip(server.storage, ada.id, { isPublic: true, durationSeconds: 100 })
    const heard = async () => calls.getListens.reply.parse((await ada.get(`/api/gen/${id}/listens`)).body)
    await reach(bo, id, 25)
    expect(await heard()).toEqual({ plays: 0, milestones: [] })
    await play(bo, id)
    pass(95)
    for (const percent of [25, 25, 50, 50]) expect((await reach(bo, id, percent)).status).toBe(200)
    await Promise.all([100, 75, 100].map((percent) => reach(bo, id, percent)))
    const once = [25, 50, 75, 100].map((percent) => ({ percent, listens: 1 }))
    expect(await heard()).toEqual({ plays: 1, milestones: once })
    pass(30 * 60)
    await play(bo, id)
    pass(60)
    await reach(bo, id, 50)
    expect((await heard()).milestones.map(({ listens }) => listens)).toEqual([2, 2, 1, 1])
    expect((await bo.get(`/api/gen/${id}/listens`)).status).toBe(403)
    expect((await reach(bo, id, 60)).status).toBe(422)
  })

  it('does not believe that a long song was heard in a moment', async () => {
    const ada = await signUp(server.url)
    const { id } = await insertClip(server.storage, ada.id, { isPublic: true, durationSeconds: 200 })
    const stranger = createVisitor(server.url)
    await play(stranger, id)
    pass(10)
    await reach(stranger, id, 100)
    expect((await ada.get(`/api/gen/${id}/listens`)).body).toMatchObject({ plays: 1, milestones: [] })
    await reach(stranger, id, 25)
    expect((await ada.get(`/api/gen/${id}/listens`)).body).toMatchObject({ milestones: [{ percent: 25, listens: 1 }] })
  })
})
