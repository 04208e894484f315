import { randomUUID } from 'node:crypto'
import { calls } from '@arioso/contract'
import { openFakeAceStep, type FakeEngine } from '@arioso/providers/engines/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

const MODEL = 'ace-step-1-5'

let engine: FakeEngine
let server: TestServer
let ada: Member

beforeAll(async () => {
  engine = await openFakeAceStep()
  server = await startTestServer({ environment: { ARIOSO_ACE_STEP_URL: engine.url, ARIOSO_ENGINE_COST: '40' } })
  ada = await signUp(server.url)
  await server.storage.users.update(ada.id, { planKey: 'pro' })
})
afterAll(async () => {
  await server.close()
  await engine.close()
})

const billingInfo = async (who: Member) => calls.getBillingInfo.reply.parse((await who.get('/api/billing/info/')).body)

const generate = (who: Member, changes: object = {}) =>
  who.post('/api/generate/v2/', {
    mv: MODEL,
    tags: 'slow waltz',
    transaction_uuid: randomUUID(),
    metadata: { create_mode: 'custom' },
    ...changes,
  })

it('an engine that answers is in the picker with its own limits, cost and plan; one that is not configured is not', async () => {
  const offered = async (who: Member) => (await billingInfo(who)).models.find(({ name }) => name === 'ACE-Step 1.5')
  await expect.poll(() => offered(ada)).toMatchObject({ can_use: true, generation_cost: 40, badges: ['pro', 'beta'] })
  expect(await offered(await signUp(server.url, 'Free Bo'))).toMatchObject({ can_use: false })
  expect((await billingInfo(ada)).models.map(({ external_key }) => external_key)).not.toContain('ace-cpp')
  expect(await generate(ada, { mv: 'ace-cpp' })).toMatchObject({ status: 503, body: { code: 'ENGINE_UNAVAILABLE' } })
})

it('its songs cost what the house says, wait in a line of their own, and may be published', async () => {
  const before = (await billingInfo(ada)).credits
  const { body } = await generate(ada)
  const [clip] = calls.generate.reply.parse(body).clips
  expect(before - (await billingInfo(ada)).credits).toBe(40)
  expect(clip).toMatchObject({ model_name: 'ACE-Step 1.5', metadata: { is_recorded: true, is_uploaded: false } })
  await server.storage.clips.update(clip?.id ?? '', { status: 'complete', jobState: 'completed' })
  const shown = await ada.post(`/api/gen/${clip?.id}/set_visibility/`, { is_public: true })
  expect(shown.status).toBe(200)
})

it('a wish in another language is for the engine, which writes it', async () => {
  const wish = {
    tags: '',
    gpt_description_prompt: 'una canción sobre el mar y mi hija',
    metadata: { create_mode: 'simple' },
  }
  expect(await generate(ada, { ...wish, mv: 'arioso-v3-5' })).toMatchObject({ body: { code: 'LYRICS_ENGLISH_ONLY' } })
  expect((await generate(ada, wish)).status).toBe(200)
})

it('paints sections of songs that have no notes, and refuses what needs notes', async () => {
  const controls = { isHeard: true } as const
  const heard = await insertClip(server.storage, ada.id, { modelKey: MODEL, controls, jobState: 'completed' })
  await server.storage.files.write(clipFiles(heard.id).score, new TextEncoder().encode('{}'))
  const section = { task: 'infill', infill_clip_id: heard.id, infill_start_s: 10, infill_end_s: 20, tags: '' }
  expect(await generate(ada, { ...section, mv: 'arioso-v3-5' })).toMatchObject({ body: { code: 'MADE_ELSEWHERE' } })
  expect((await generate(ada, section)).status).toBe(200)
  const before = { continue_clip_id: heard.id, continue_before: true }
  expect(await generate(ada, before)).toMatchObject({ status: 422, body: { code: 'MODEL_CANNOT' } })
  const remaster = { clip_id: heard.id, model_name: MODEL, variation_category: 'normal' }
  const song = await insertClip(server.storage, ada.id)
  const asked = await ada.post('/api/generate/upsample', { ...remaster, clip_id: song.id })
  expect(asked.body).toMatchObject({ code: 'MODEL_CANNOT' })
})
