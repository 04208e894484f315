import { flagDefaults } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: { ARIOSO_FLAGS: 'web-hooks-2025=on,websockets=off,create-beta-ui=on' },
  })
})
afterAll(() => server.close())

const ask = (layer: string, parameter: string) =>
  createVisitor(server.url).post('/api/statsig/experiment/', { layer, parameter })

describe('experiments', () => {
  it('[API-03 a b] a flag is evaluated here: the answer carries data.data and success, and the session says the same', async () => {
    expect((await ask('hooks', 'web-hooks-2025')).body).toEqual({ data: { data: true }, success: true })
    expect((await ask('websockets', 'enabled')).body).toEqual({ data: { data: false }, success: true })
    for (const name of ['no-such-flag', 'constructor', '__proto__', '']) {
      expect((await ask(name, name)).body).toEqual({ data: { data: null }, success: false })
    }
    const switched = { ...flagDefaults, 'web-hooks-2025': true, websockets: false, 'create-beta-ui': true }
    for (const visitor of [createVisitor(server.url), await signUp(server.url)]) {
      const { flags } = (await visitor.get('/api/session/')).body as { flags: Record<string, boolean> }
      expect(flags).toEqual(switched)
      for (const [flag, isOn] of Object.entries(flags)) {
        expect((await ask(flag, flag)).body).toEqual({ data: { data: isOn }, success: true })
      }
    }
  })

  it('a switched flag changes what the session allows', async () => {
    const ada = await signUp(server.url)
    expect((await ada.get('/api/session/')).body).toMatchObject({ audioUploadLimits: { min: 6, max: 900 } })
  })
})
