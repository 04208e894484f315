import { randomUUID } from 'node:crypto'
import { calls, type AnyCall } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { createVisitor, signUp } from '../testing/visitor.ts'
import { NOT_BUILT_YET_NOTE } from './registerUnbuilt.ts'

let server: TestServer
let unbuilt: string[]
beforeAll(async () => {
  server = await startTestServer()
  const { paths } = (await (await fetch(`${server.url}/api/docs/json`)).json()) as {
    paths: Record<string, Record<string, { description?: string }>>
  }
  const isUnbuilt = ([, call]: [string, AnyCall]) => {
    const path = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]
    return path?.[call.method.toLowerCase()]?.description === NOT_BUILT_YET_NOTE
  }
  unbuilt = Object.entries<AnyCall>(calls)
    .filter(isUnbuilt)
    .map(([name]) => name)
})
afterAll(() => server.close())

// Whoever builds a call takes its name out. Nobody adds one.
const NOT_BUILT_YET = `
  getPlaybarState savePlaybarState reportListenMilestone
`
  .trim()
  .split(/\s+/)

describe('the contract', () => {
  it('no two calls share a method and a path', () => {
    const keys = Object.values<AnyCall>(calls).map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('exactly these calls are still to be built', () => {
    expect(unbuilt.toSorted()).toEqual(NOT_BUILT_YET.toSorted())
  })
})

describe('a call that is not built yet', () => {
  it('says so to those who may call it, and only to them', async () => {
    const id = randomUUID()
    const ada = await signUp(server.url)
    const answers = [await ada.get('/api/music_player/playbar_state')]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 501, body: { code: 'NOT_BUILT_YET', request_id: expect.any(String) } })
    }
    const stranger = createVisitor(server.url)
    expect((await stranger.post('/api/moderation/ack-copyright-warning', { clipId: id })).status).toBe(401)
    expect((await ada.post('/api/moderation/ack-copyright-warning', { clipId: 'no id' })).status).toBe(422)
  })
})
