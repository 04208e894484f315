import { calls, type AnyCall } from '@arioso/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { NOT_BUILT_YET_NOTE } from './registerUnbuilt.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('no two calls share a method and a path', () => {
  const keys = Object.values<AnyCall>(calls).map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)
  expect(new Set(keys).size).toBe(keys.length)
})

it('every call of the contract is built', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/docs/json`)).json()) as {
    paths: Record<string, Record<string, { description?: string }>>
  }
  const descriptionOf = ({ method, path }: AnyCall) =>
    paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.description
  const unbuilt = Object.entries<AnyCall>(calls).filter(([, call]) => descriptionOf(call) === NOT_BUILT_YET_NOTE)
  expect(unbuilt.map(([name]) => name)).toEqual([])
})
