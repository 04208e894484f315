import { createMemoryLimits, type LimitStore } from '@arioso/storage'
import { expect, it } from 'vitest'
import { createLooseWindow } from './createLooseWindow.ts'

const LIMIT = { perMs: 60_000, max: 1000 }

function createStore(): LimitStore & { asked: number } {
  const memory = createMemoryLimits()
  const store = {
    asked: 0,
    count: async (...[calls, atMs]: Parameters<LimitStore['count']>) => {
      store.asked += 1
      return memory.count(calls, atMs)
    },
    take: async () => true,
    giveBack: async () => undefined,
    msUntilNext: async () => 0,
    removeEnded: async () => undefined,
  }
  return store
}

it('a flood that two processes see is counted together once they have synced, and ends for both at the same time', async () => {
  let now = 0
  const store = createStore()
  const [one, other] = [createLooseWindow(store, () => now), createLooseWindow(store, () => now)]
  const count = (window: typeof one, times: number) =>
    Array.from({ length: times }, () => ({ ...window.count('203.0.113.7', LIMIT) })).at(-1)
  count(one, 600)
  await one.sync()
  now = 5000
  expect(count(other, 500)).toEqual(expect.objectContaining({ used: 500, endsAtMs: 65_000 }))
  await other.sync()
  expect(count(other, 1)).toEqual(expect.objectContaining({ used: 1101, endsAtMs: 60_000 }))
  expect(count(one, 1)).toEqual(expect.objectContaining({ used: 601 }))
  await one.sync()
  await other.sync()
  await one.sync()
  expect(count(one, 1)?.used).toBe(1102)
  now = 60_000
  expect([count(one, 1)?.used, count(other, 1)?.used]).toEqual([1, 1])
})

it('does not sync addresses with few calls, and syncs nothing twice', async () => {
  const store = createStore()
  const loose = createLooseWindow(store, () => 0)
  for (let time = 0; time < 20; time += 1) loose.count('203.0.113.7', LIMIT)
  await loose.sync()
  expect(store.asked).toBe(0)
  loose.count('203.0.113.7', LIMIT)
  await loose.sync()
  await loose.sync()
  expect(store.asked).toBe(1)
})
