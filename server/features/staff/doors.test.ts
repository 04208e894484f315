import { calls } from '@arioso/contract'
import { openFakeAceStep } from '@arioso/providers/engines/testing'
import { expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { signUp } from '../../testing/visitor.ts'

it('staff see what is on, what does not answer, and how it did; no key is told', async () => {
  const engine = await openFakeAceStep()
  const environment = {
    ARIOSO_ACE_STEP_URL: engine.url,
    ARIOSO_ACE_STEP_KEY: 'the-key-of-the-engine',
    ARIOSO_ACE_CPP_URL: 'http://127.0.0.1:9',
    ARIOSO_SIGN_IN_GITHUB: 'hub-id:hub-secret',
  }
  const server = await startTestServer({ environment })
  const staff = await signUp(server.url)
  const token = await server.storage.staffClaims.issue(server.clock.now)
  await server.storage.staffClaims.claim(token ?? '', staff.id, server.clock.now)
  const model = { modelKey: 'ace-step-1-5' }
  await insertClip(server.storage, staff.id, { ...model, completedAt: new Date() })
  await insertClip(server.storage, staff.id, { ...model, jobState: 'failed' })

  const look = async () => (await staff.get('/api/staff/doors/')).body
  const doors = async () => calls.listDoors.reply.parse(await look()).doors
  const find = async (name: string) => (await doors()).find((door) => door.name === name)
  await expect.poll(() => find('ACE-Step 1.5')).toMatchObject({ state: 'on', calls: 2, error_rate: 0.5 })
  await expect
    .poll(async () => (await find('ACE-Step (cpp)'))?.detail)
    .toMatch(/^offline: ace-server cannot be reached/)
  expect(await find('ACE-Step (cpp)')).toMatchObject({ state: 'trouble', calls: 0 })
  expect(await find('Outbox')).toMatchObject({ state: 'embedded' })
  expect(await find('GitHub')).toMatchObject({ door: 'Sign-in', state: 'on', calls: 0 })
  expect(JSON.stringify(await look())).not.toMatch(/the-key-of|hub-secret|127\.0\.0\.1/)
  await server.close()
  await engine.close()
})
