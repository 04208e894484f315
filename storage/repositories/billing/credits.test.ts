import { type Arbitrary, array, assert, asyncProperty, constantFrom, integer, oneof, record } from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArtist } from '../../testing/createArtist.ts'
import { createTestStorage, type TestStorage } from '../../testing/index.ts'

let storage: TestStorage
let audit: Client

beforeAll(async () => {
  storage = await createTestStorage()
  audit = new Client({ connectionString: storage.databaseUrl })
  await audit.connect()
})
afterAll(async () => {
  await audit.end()
  await storage.drop()
})

const songOf = (userId: string, id = 'song') => ({ userId, id, attempt: 1 })

async function userWith(amount: number): Promise<string> {
  const { id } = await createArtist(storage)
  await storage.credits.grant(id, amount, 'welcome')
  return id
}

describe('credits', () => {
  it('[ACC-02 a] a song reserves its price and a finished one spends it, once', async () => {
    const id = await userWith(50)
    await storage.credits.reserveFor(songOf(id), 10)
    expect(await storage.credits.balance(id)).toEqual({ available: 40, reserved: 10 })
    expect(await storage.credits.settleFor(songOf(id))).toBe('settled')
    expect(await storage.credits.settleFor(songOf(id))).toBe('settled')
    expect(await storage.credits.refundFor(songOf(id))).toBe(false)
    expect(await storage.credits.balance(id)).toEqual({ available: 40, reserved: 0 })
  })

  it('a refill comes on top of what was bought, which is spent last and bought once', async () => {
    const { id } = await createArtist(storage)
    const { credits } = storage
    const spend = async (name: string, amount: number) => {
      await credits.reserveFor(songOf(id, name), amount)
      await credits.settleFor(songOf(id, name))
    }
    await credits.refillTo(id, 100, 'first month')
    for (const _ of [1, 2]) await credits.buy(id, 500, 'a pack')
    await spend('all of the plan', 100)
    await credits.refillTo(id, 100, 'second month')
    expect((await credits.balance(id)).available).toBe(600)
    await spend('some of the pack, too', 300)
    await credits.refillTo(id, 100, 'third month')
    expect((await credits.balance(id)).available).toBe(400)
    await spend('everything', 400)
    await credits.refillTo(id, 100, 'fourth month')
    await credits.refillTo(id, 100, 'fifth month')
    expect((await credits.balance(id)).available).toBe(100)
  })

  it('[ACC-02 b] a failed song gives its price back, once', async () => {
    const id = await userWith(50)
    await storage.credits.reserveFor(songOf(id), 10)
    expect(await Promise.all([1, 2, 3].map(() => storage.credits.refundFor(songOf(id))))).toContain(true)
    expect(await storage.credits.refundFor(songOf(id))).toBe(false)
    expect(await storage.credits.balance(id)).toEqual({ available: 50, reserved: 0 })
  })

  it('settling says when a song was free or its price had been given back', async () => {
    const id = await userWith(50)
    expect(await storage.credits.settleFor(songOf(id, 'free'))).toBe('free')
    await storage.credits.reserveFor(songOf(id), 10)
    await storage.credits.refundFor(songOf(id))
    expect(await storage.credits.settleFor(songOf(id))).toBe('refunded')
    expect(await storage.credits.balance(id)).toEqual({ available: 50, reserved: 0 })
  })

  it('[ACC-02 e] too few credits change nothing and say how many were needed', async () => {
    const id = await userWith(5)
    await expect(storage.credits.reserveFor(songOf(id), 10)).rejects.toMatchObject({
      code: 'CREDITS_TOO_LOW',
      details: { needed: 10, balance: 5 },
    })
    expect(await storage.credits.balance(id)).toEqual({ available: 5, reserved: 0 })
  })

  it('a refused song leaves the transaction around it usable', async () => {
    const id = await userWith(5)
    const handle = await storage.transaction(async ({ credits, users }) => {
      await expect(credits.reserveFor(songOf(id), 10)).rejects.toMatchObject({ code: 'CREDITS_TOO_LOW' })
      return (await users.get(id)).handle
    })
    expect(handle).not.toBe('')
  })

  it('fill up to the daily amount once a day, also when the day began full', async () => {
    const id = await userWith(50)
    await storage.credits.refillTo(id, 50, 'daily:2026-11-15')
    await storage.credits.reserveFor(songOf(id), 30)
    await storage.credits.refillTo(id, 50, 'daily:2026-11-15')
    expect(await storage.credits.balance(id)).toEqual({ available: 20, reserved: 30 })
    await storage.credits.refillTo(id, 50, 'daily:2026-11-16')
    expect(await storage.credits.balance(id)).toEqual({ available: 50, reserved: 30 })
  })
})

type Opening = { kind: 'grant' | 'refillTo' | 'reserveFor'; amount: number; reference: string }
type Closing = { kind: 'settleFor' | 'refundFor'; reference: string }
type Step = Opening | Closing

const reference = constantFrom('a', 'b', 'c', 'd', 'e')
const step: Arbitrary<Step> = oneof(
  record({
    kind: constantFrom('grant', 'refillTo', 'reserveFor'),
    amount: integer({ min: 1, max: 60 }),
    reference,
  }),
  record({ kind: constantFrom('settleFor', 'refundFor'), reference }),
)

async function perform(userId: string, one: Step): Promise<void> {
  const { credits } = storage
  if ('amount' in one) {
    const { kind, amount } = one
    const opening =
      kind === 'reserveFor'
        ? credits[kind](songOf(userId, one.reference), amount)
        : credits[kind](userId, amount, one.reference)
    await opening.catch((error: { code?: string }) => {
      if (error.code !== 'CREDITS_TOO_LOW') throw error
    })
  } else {
    await credits[one.kind](songOf(userId, one.reference))
  }
}

async function booksOf(userId: string) {
  const flows = `select account, sum(amount)::int as total from (
    select to_account as account, amount from credit_transfers where user_id = $1
    union all select from_account, -amount from credit_transfers where user_id = $1) as flows group by account`
  const { rows } = await audit.query<{ account: string; total: number }>(flows, [userId])
  const closings = `select count(*)::int as count from credit_transfers
    where user_id = $1 and kind in ('settle', 'refund') group by reference`
  const closed = await audit.query<{ count: number }>(closings, [userId])
  return {
    totals: new Map(rows.map((row) => [row.account, row.total])),
    mostClosings: Math.max(0, ...closed.rows.map((row) => row.count)),
  }
}

describe('the ledger', () => {
  it('[ACC-02 e f] adds up after any grants, reserves, settles and refunds at once: never negative, never closed twice', async () => {
    await assert(
      asyncProperty(array(array(step, { maxLength: 8 }), { maxLength: 4 }), async (lanes) => {
        const { id } = await createArtist(storage)
        await Promise.all(
          lanes.map(async (lane) => {
            for (const one of lane) await perform(id, one)
          }),
        )
        const { available, reserved } = await storage.credits.balance(id)
        const { totals, mostClosings } = await booksOf(id)
        expect(totals.get('available') ?? 0).toBe(available)
        expect(totals.get('reserved') ?? 0).toBe(reserved)
        expect(Math.min(available, reserved, totals.get('spent') ?? 0)).toBeGreaterThanOrEqual(0)
        expect([...totals.values()].reduce((sum, total) => sum + total, 0)).toBe(0)
        expect(mostClosings).toBeLessThanOrEqual(1)
      }),
      { numRuns: 100 },
    )
  })
})
