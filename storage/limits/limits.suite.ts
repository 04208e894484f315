import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LimitStore } from './limitStore.ts'

// Two who use one store, like two processes do.
type OpenedStores = { one: LimitStore; other: LimitStore; close(): Promise<void> }

const HOUR_MS = 3_600_000
const RULE = { atOnce: 3, pauseMs: 2000 }

export function describeLimits(name: string, open: () => Promise<OpenedStores>): void {
  describe(`limits in ${name}`, () => {
    let stores: OpenedStores
    const at = Date.now()
    beforeAll(async () => {
      stores = await open()
    })
    afterAll(() => stores.close())

    it('counts the calls of a window together, and begins a new one when it has ended', async () => {
      const { one, other } = stores
      const calls = { key: randomUUID(), calls: 1, perMs: HOUR_MS }
      expect(await one.count([calls], at)).toEqual([{ used: 1, endsAtMs: at + HOUR_MS }])
      expect(await other.count([{ ...calls, calls: 5 }], at + 1000)).toEqual([{ used: 6, endsAtMs: at + HOUR_MS }])
      expect(await one.count([calls], at + HOUR_MS)).toEqual([{ used: 1, endsAtMs: at + 2 * HOUR_MS }])
    })

    it('loses no call of many at once, whichever order they come in', async () => {
      const keys = Array.from({ length: 5 }, () => randomUUID())
      const calls = keys.map((key) => ({ key, calls: 1, perMs: HOUR_MS }))
      const both = Array.from({ length: 20 }, () => [
        stores.one.count(calls, at),
        stores.other.count(calls.toReversed(), at),
      ])
      await Promise.all(both.flat())
      expect((await stores.one.count(calls, at)).map(({ used }) => used)).toEqual([41, 41, 41, 41, 41])
    })

    it('gives so many at once, then one after each pause, to each for themselves', async () => {
      const { one, other } = stores
      const [ada, bo] = [randomUUID(), randomUUID()]
      const taken = []
      for (const store of [one, other, one, other, one]) taken.push(await store.take(ada, RULE, at))
      expect(taken).toEqual([true, true, true, false, false])
      expect(await other.msUntilNext(ada, RULE, at)).toBe(2000)
      expect(await other.msUntilNext(bo, RULE, at)).toBe(0)
      expect(await one.take(bo, RULE, at)).toBe(true)
      expect([await one.take(ada, RULE, at + 2000), await other.take(ada, RULE, at + 2000)]).toEqual([true, false])
      await other.giveBack(ada, RULE)
      expect([await one.take(ada, RULE, at + 2000), await one.take(ada, RULE, at + 2000)]).toEqual([true, false])
      const later = []
      for (let time = 0; time < 4; time += 1) later.push(await one.take(ada, RULE, at + HOUR_MS))
      expect(later).toEqual([true, true, true, false])
    })

    it('gives no more than there is to many at once', async () => {
      const key = randomUUID()
      const asked = Array.from({ length: 10 }, () => [stores.one.take(key, RULE, at), stores.other.take(key, RULE, at)])
      expect((await Promise.all(asked.flat())).filter(Boolean)).toHaveLength(3)
    })

    it('forgets only what has ended', async () => {
      const calls = { key: randomUUID(), calls: 1, perMs: HOUR_MS }
      await stores.one.count([calls], at)
      await stores.one.removeEnded(at + 1000)
      expect(await stores.other.count([calls], at + 1000)).toMatchObject([{ used: 2 }])
    })
  })
}
