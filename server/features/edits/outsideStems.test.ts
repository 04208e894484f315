import { calls, STEM_NAMES } from '@arioso/contract'
import { openFakeAceStep } from '@arioso/providers/engines/testing'
import { expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { signUp } from '../../testing/visitor.ts'

it('a song of an engine that can extract is split into twelve stems there, one job each; of another it is said that it cannot', async () => {
  const engine = await openFakeAceStep()
  const server = await startTestServer({ environment: { ARIOSO_ACE_STEP_URL: engine.url } })
  const eve = await signUp(server.url)
  await eve.post('/api/billing/subscribe/', { plan_key: 'premier', period: 'month' })
  const made = { modelKey: 'ace-step-1-5', modelName: 'ACE-Step 1.5', controls: { isHeard: true } } as const
  const song = await insertClip(server.storage, eve.id, made)
  const split = () => eve.post(`/api/edit/stems/${song.id}`, { stem_task: 'twelve' })
  const features = async () => {
    const { models } = calls.getBillingInfo.reply.parse((await eve.get('/api/billing/info/')).body)
    return models.find(({ external_key: key }) => key === made.modelKey)?.features
  }
  await expect.poll(features).toContain('stems')
  const { clips } = calls.splitStems.reply.parse((await split()).body)
  expect(clips.map(({ metadata }) => metadata.stem_name)).toEqual([...STEM_NAMES])
  const queues = await server.storage.line.describe()
  expect(queues.find(({ queue }) => queue === 'generate-outside-song')).toMatchObject({ waiting: 12 })
  await server.close()

  engine.traps.turbo = true
  const turbo = await startTestServer({ environment: { ARIOSO_ACE_STEP_URL: engine.url } })
  const ada = await signUp(turbo.url)
  await ada.post('/api/billing/subscribe/', { plan_key: 'premier', period: 'month' })
  const theirs = await insertClip(turbo.storage, ada.id, made)
  const refused = await ada.post(`/api/edit/stems/${theirs.id}`, { stem_task: 'twelve' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'MADE_ELSEWHERE' } })
  await turbo.close()
  await engine.close()
})
