import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../../testing/visitor.ts'

const MINUTE_MS = 60_000

let server: TestServer
let staff: Member
let ada: Member
beforeAll(async () => {
  server = await startTestServer()
  staff = await signUp(server.url)
  ada = await signUp(server.url)
  await staff.post('/api/staff/claim/', { token: await server.storage.staffClaims.issue(server.clock.now) })
})
afterAll(() => server.close())

const inMinutes = (minutes: number) => new Date(server.clock.now.getTime() + minutes * MINUTE_MS).toISOString()
const tellsOf = async (who: { get: Member['get'] }) =>
  ((await who.get('/api/session/')).body as { experiments: { maintenance?: unknown } }).experiments.maintenance

describe('maintenance', () => {
  beforeEach(() => staff.post('/api/staff/maintenance/', { planned: null }))
  const plan = (planned: object) => staff.post('/api/staff/maintenance/', { planned })
  const rename = (who: Member, id: string) => who.post(`/api/gen/${id}/set_metadata/`, { title: 'Renamed' })

  it('[SHELL-22 c] what staff plan is announced to everybody, becomes active by the clock, and ends by itself', async () => {
    expect(await tellsOf(createVisitor(server.url))).toBeUndefined()
    await plan({ message: 'New strings tonight.', starts_at: inMinutes(60), ends_at: inMinutes(90) })
    for (const who of [createVisitor(server.url), ada]) {
      expect(await tellsOf(who)).toMatchObject({ state: 'scheduled', message: 'New strings tonight.' })
    }
    const start = server.clock.now
    try {
      server.clock.now = new Date(start.getTime() + 61 * MINUTE_MS)
      expect(await tellsOf(ada)).toMatchObject({ state: 'active', message: 'New strings tonight.' })
      server.clock.now = new Date(start.getTime() + 91 * MINUTE_MS)
      expect(await tellsOf(ada)).toBeUndefined()
    } finally {
      server.clock.now = start
    }
  })

  it('[SHELL-22 c] while it is active nothing is written, nothing is lost, and everybody is told when to come back', async () => {
    const { id } = await insertClip(server.storage, ada.id)
    await plan({ starts_at: inMinutes(-1), ends_at: inMinutes(10) })
    const refused = await rename(ada, id)
    expect(refused).toMatchObject({ status: 503, body: { code: 'MAINTENANCE' } })
    expect(Number(refused.headers.get('retry-after'))).toBe(600)
    const order = { mv: 'arioso-v3-5', gpt_description_prompt: 'rain', transaction_uuid: crypto.randomUUID() }
    const generate = await ada.post('/api/generate/v2/', { ...order, metadata: { create_mode: 'simple' } })
    expect(generate.status).toBe(503)
    expect((await ada.get(`/api/clip/${id}`)).body).toMatchObject({ title: 'Low Tide' })
    expect((await ada.get('/api/session/')).body).toMatchObject({ credits: 50 })
    expect((await ada.post('/api/feed/v3', {})).status).toBe(200)
    expect((await staff.post('/api/feedback/', { message: 'still here', page: '/' })).status).toBe(200)
    await plan({ starts_at: inMinutes(5) })
    expect((await rename(ada, id)).status).toBe(200)
  })

  it('an end before its start is refused', async () => {
    const answer = await plan({ starts_at: inMinutes(5), ends_at: inMinutes(4) })
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'planned.ends_at': 'It has to end after it starts.' } },
    })
  })
})

describe('the queue', () => {
  it('is shown to staff, and each song in it knows its place', async () => {
    const order = { mv: 'arioso-v3-5', gpt_description_prompt: 'rain', metadata: { create_mode: 'simple' } }
    const { body } = await ada.post('/api/generate/v2/', { ...order, transaction_uuid: crypto.randomUUID() })
    const ids = (body as { clips: { id: string }[] }).clips.map(({ id }) => id)
    const { clips } = (await ada.get(`/api/feed/v2?ids=${ids.join(',')}`)).body as { clips: { job: object }[] }
    expect(clips.map(({ job }) => job)).toMatchObject([
      { state: 'waiting', queue_position: 1 },
      { state: 'waiting', queue_position: 2 },
    ])
    expect((await ada.get(`/api/clip/${ids[1]}`)).body).toMatchObject({ job: { queue_position: 2 } })
    const answer = await staff.get('/api/staff/queue/')
    const { queues } = answer.body as { queues: { queue: string }[] }
    expect(queues.find(({ queue }) => queue === 'generate-song')).toMatchObject({ waiting: 2, active: 0, parked: 0 })
    const metrics = await (await createVisitor(server.url).fetch('/api/metrics')).text()
    expect(metrics).toMatch(/arioso_queue_waiting\{queue="generate-song"\} 2/)
    expect(metrics).toMatch(/arioso_render_speed 0\n/)
    expect(metrics).toMatch(/arioso_credits_reserved 10\n/)
    expect(metrics).toMatch(/arioso_credits_last_hour\{kind="reserved"\} 10\n/)
    expect(metrics).toMatch(/arioso_credits_last_hour\{kind="bought"\} 0\n/)
    expect(metrics).toMatch(/arioso_storage_files\{kind="song"\} 0\n/)
    expect(metrics).toMatch(/arioso_storage_free_bytes [1-9]/)
    expect(metrics).toMatch(/arioso_database_bytes [1-9]/)
    expect(metrics).toMatch(/arioso_sockets_open \d/)
  })
})

describe('feedback', () => {
  it('[MOD-30 f] staff read what members wrote, about the product and about their songs', async () => {
    await ada.post('/api/feedback/', { message: 'Lovely reverb', page: '/explore' })
    const { id } = await insertClip(server.storage, ada.id)
    await ada.post(`/api/clips/${id}/update_feedback_state/`, { feedback_reason: 'The bass is too loud' })
    const { body } = await staff.get('/api/staff/feedback/')
    const { messages, songs } = body as { messages: object[]; songs: object[] }
    expect(messages).toContainEqual(expect.objectContaining({ message: 'Lovely reverb', page: '/explore' }))
    expect(songs).toContainEqual(
      expect.objectContaining({ clip_id: id, title: 'Low Tide', reason: 'The bass is too loud' }),
    )
  })
})

describe('experiments', () => {
  const ask = (who: Member) => who.post('/api/statsig/experiment/', { layer: 'create', parameter: 'style_chips' })
  const share = (share_percent: number) =>
    staff.post('/api/staff/experiments/', { layer: 'create', parameter: 'style_chips', share_percent })

  it('[API-03 c] a share of the members has the tried value, for good; session and call say the same', async () => {
    expect((await ask(ada)).body).toEqual({ data: { data: 10 }, success: true })
    await share(50)
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, who) => signUp(server.url, `Listener number ${who}`)),
    )
    const values = async () =>
      Promise.all(
        people.map(async (who) => {
          const { experiments } = (await who.get('/api/session/')).body as {
            experiments: { create: { style_chips: number } }
          }
          expect((await ask(who)).body).toEqual({ data: { data: experiments.create.style_chips }, success: true })
          return experiments.create.style_chips
        }),
      )
    const first = await values()
    expect(new Set(first)).toEqual(new Set([10, 16]))
    expect(await values()).toEqual(first)
    await share(100)
    expect(new Set(await values())).toEqual(new Set([16]))
    const metrics = await (await createVisitor(server.url).fetch('/api/metrics')).text()
    expect(metrics).toMatch(
      /arioso_experiment_exposures_total\{layer="create",parameter="style_chips",value="16"\} \d+/,
    )
    await share(0)
  })
})
