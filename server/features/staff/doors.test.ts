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
  expect(await find('Members’ servers')).toMatchObject({ door: 'Webhooks', detail: '0 addresses', calls: 0 })
  await server.storage.webhooks.set(staff.id, { url: 'https://song.example/hook', secret: 'whsec_of_staff' })
  // As another process would note them.
  for (const ms of [30, 10, 20]) await server.storage.doorCalls.add('webhooks', { ms, problem: null })
  await server.storage.doorCalls.add('webhooks', { ms: null, problem: 'it answered 503' })
  for (const problem of ['late', 'gone']) await server.storage.doorCalls.add('sign-in github', { ms: null, problem })
  const figures = { calls: 4, error_rate: 0.25, median_ms: 20, last_error: 'it answered 503' }
  expect(await find('Members’ servers')).toMatchObject({ state: 'on', detail: '1 address', ...figures })
  expect(await find('GitHub')).toMatchObject({ state: 'trouble', calls: 2, median_ms: null, last_error: 'gone' })
  expect(JSON.stringify(await look())).not.toMatch(/the-key-of|hub-secret|whsec|song\.example|127\.0\.0\.1/)
  await server.close()
  await engine.close()
})
