import { randomUUID } from 'node:crypto'
import { calls, JOB_QUEUES, speedSteps, type GenerateSongJob } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Answer, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
})
afterAll(() => server.close())

const adjust = (visitor: Visitor, body: unknown): Promise<Answer> => visitor.post('/api/clips/adjust-speed/', body)
const countOf = async (member: Member): Promise<number> =>
  (await server.storage.clips.listByUser(member.id, { cursor: null, limit: 100 })).clips.length

describe('adjusting speed', () => {
  it('gives a new clip of type edit_speed that knows its parent, for nothing, and tells the band', async () => {
    const jobs: GenerateSongJob[] = []
    const arrived = Promise.withResolvers<void>()
    await server.storage.queue.work<GenerateSongJob>(JOB_QUEUES.changeSpeed, { concurrency: 1 }, async (job) => {
      jobs.push(job.data)
      arrived.resolve()
    })
    const parent = await insertClip(server.storage, ada.id, { prompt: '[Verse]\nLow tide' })
    const before = await server.storage.credits.balance(ada.id)
    const answer = await adjust(ada, { clipId: parent.id, speedMultiplier: 1.256, keepPitch: true })
    const { clip, action_id, action_clip_id } = calls.adjustSpeed.reply.parse(answer.body)
    expect(clip).toMatchObject({
      id: action_clip_id,
      title: 'Low Tide (1.26x)',
      status: 'queued',
      metadata: {
        type: 'edit_speed',
        prompt: '[Verse]\nLow tide',
        history: [{ id: parent.id, type: 'edit_speed', speed_multiplier: 1.26, keep_pitch: true }],
      },
    })
    await arrived.promise
    expect(jobs).toEqual([{ clip_id: clip.id, attempt: 1 }])
    expect(await server.storage.credits.balance(ada.id)).toEqual(before)
    expect((await ada.get(`/api/edit/action/${action_id}/`)).body).toMatchObject({ clip: { id: clip.id } })
    expect((await (await signUp(server.url)).get(`/api/edit/action/${action_id}/`)).status).toBe(404)
  })

  it('without its pitch kept, a speed snaps to whole semitones', async () => {
    const { id } = await insertClip(server.storage, ada.id)
    for (const [asked, snapped] of [
      [1.2, 2 ** (3 / 12)],
      [0.25, 0.25],
      [4, 4],
    ] as const) {
      const { body } = await adjust(ada, { clipId: id, speedMultiplier: asked, keepPitch: false })
      const made = await server.storage.clips.find(String(body['action_clip_id']))
      expect(made?.controls.speed?.multiplier).toBeCloseTo(snapped, 10)
      expect(speedSteps).toContain(made?.controls.speed?.multiplier)
    }
  })

  it('what may not be remixed stays as it is', async () => {
    const bo = await signUp(server.url)
    const hidden = await insertClip(server.storage, bo.id)
    const open = await insertClip(server.storage, bo.id, { isPublic: true })
    const unfinished = await insertClip(server.storage, ada.id, { status: 'processing' })
    const before = await countOf(ada)
    const refusals: [string, number, string][] = [
      [hidden.id, 404, 'NOT_FOUND'],
      [randomUUID(), 404, 'NOT_FOUND'],
      [open.id, 403, 'REMIX_NOT_ALLOWED'],
      [unfinished.id, 409, 'CLIP_NOT_READY'],
    ]
    for (const [clipId, status, code] of refusals) {
      const answer = await adjust(ada, { clipId, speedMultiplier: 2, keepPitch: true })
      expect(answer).toMatchObject({ status, body: { code } })
    }
    expect(await countOf(ada)).toBe(before)
  })

  it('speeds out of range and malformed wishes are refused', async () => {
    const { id } = await insertClip(server.storage, ada.id)
    const before = await countOf(ada)
    const good = { clipId: id, speedMultiplier: 2, keepPitch: true }
    const bodies = [
      { ...good, speedMultiplier: 0.24 },
      { ...good, speedMultiplier: 4.01 },
      { ...good, speedMultiplier: 'fast' },
      { ...good, keepPitch: 'yes' },
      { ...good, clipId: 'mine' },
      { ...good, title: 'x'.repeat(81) },
      {},
    ]
    for (const body of bodies) {
      expect(await adjust(ada, body)).toMatchObject({ status: 422, body: { code: 'FIELDS_INVALID' } })
    }
    expect((await adjust(createVisitor(server.url), good)).status).toBe(401)
    expect(await countOf(ada)).toBe(before)
  })
})
