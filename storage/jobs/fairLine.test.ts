import { JOB_QUEUES, type PlanKey } from '@arioso/contract'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestStorage, type TestStorage } from '../testing/index.ts'

const QUEUE = JOB_QUEUES.generateSong
const BEGIN = Date.UTC(2030, 0, 1)
const SONG_SECONDS = 15
const BANDS = 2

type Order = { name: string; planKey: PlanKey; person: string; second: number }
type Served = Order & { waitedSeconds: number }

let storage: TestStorage
let boss: PgBoss
beforeEach(async () => {
  storage = await createTestStorage()
  boss = new PgBoss({
    connectionString: storage.directUrl,
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await boss.start()
})
afterEach(async () => {
  await boss.stop({ graceful: false })
  await storage.drop()
})

/**
 * Two bands, fifteen seconds a song, the real sender and the real queue; only the clock is told. Orders come in the order of
 * their seconds.
 */
async function play(orders: Order[]): Promise<Served[]> {
  const served: Served[] = []
  const running = new Map<string, number>()
  const freeAt = Array.from({ length: BANDS }, () => 0)
  const ends: { person: string; second: number }[] = []
  let sent = 0
  const send = async (until: number) => {
    for (let next = orders[sent]; next && next.second <= until; next = orders[sent]) {
      sent += 1
      for (const end of ends.splice(0)) {
        if (end.second > next.second) ends.push(end)
        else running.set(end.person, (running.get(end.person) ?? 1) - 1)
      }
      const ahead = running.get(next.person) ?? 0
      running.set(next.person, ahead + 1)
      const asker = { planKey: next.planKey, ahead, askedAt: new Date(BEGIN + next.second * 1000) }
      await storage.jobs.send(QUEUE, next, { asker })
    }
  }
  while (served.length < orders.length) {
    const second = Math.min(...freeAt)
    const band = freeAt.indexOf(second)
    await send(second)
    const [job] = await boss.fetch<Order>(QUEUE)
    if (!job) {
      freeAt[band] = orders[sent]?.second ?? second
      continue
    }
    served.push({ ...job.data, waitedSeconds: second - job.data.second })
    freeAt[band] = second + SONG_SECONDS
    ends.push({ person: job.data.person, second: second + SONG_SECONDS })
  }
  return served
}

const longest = (served: Served[], isMeant: (order: Order) => boolean) =>
  Math.max(...served.filter(isMeant).map(({ waitedSeconds }) => waitedSeconds))

describe('the line', () => {
  it('starves nobody: with more paid songs than can be made, a free one waits no longer than they do and its own minute', async () => {
    // A fifth more than two bands can make, for ten minutes, all of it paid, and now and then somebody without a plan.
    const paid = Array.from({ length: 96 }, (_, at) => at * 6.25).map((second, at): Order => ({
      name: `paid ${at}`,
      planKey: 'pro',
      person: `pro ${at}`,
      second,
    }))
    const free = [60, 180, 300].map((second): Order => ({
      name: `free ${second}`,
      planKey: 'free',
      person: `free ${second}`,
      second,
    }))
    const served = await play([...paid, ...free].sort((one, other) => one.second - other.second))
    expect(served).toHaveLength(paid.length + free.length)
    for (const { second } of free) {
      const atThatTime = (order: Order) => order.planKey === 'pro' && Math.abs(order.second - second) < 60
      const own = longest(served, (order) => order.name === `free ${second}`)
      expect(own).toBeLessThanOrEqual(longest(served, atThatTime) + 45)
    }
    expect(served.slice(-10).filter(({ planKey }) => planKey === 'free')).toEqual([])
  })

  it('lets a paid plan go first while both have just come, and nobody fill it alone', async () => {
    const greedy = Array.from({ length: 20 }, (_, at): Order => ({
      name: `greedy ${at}`,
      planKey: 'premier',
      person: 'greedy',
      second: 0,
    }))
    const others = [
      { name: 'free', planKey: 'free', person: 'ada', second: 1 },
      { name: 'paid', planKey: 'pro', person: 'bo', second: 1 },
    ] satisfies Order[]
    const served = await play([...greedy, ...others])
    const names = served.map(({ name }) => name)
    expect(names.indexOf('paid')).toBeLessThan(names.indexOf('free'))
    expect(names.indexOf('free')).toBeLessThan(10)
    expect(names.filter((name) => name.startsWith('greedy'))).toEqual(greedy.map(({ name }) => name))
  })

  it('tells everybody the place at which they are taken', async () => {
    const plans: PlanKey[] = ['free', 'pro', 'free', 'premier', 'pro', 'free']
    for (const [at, planKey] of plans.entries())
      await storage.jobs.send(QUEUE, { clip_id: `clip ${at}` }, { asker: { planKey, ahead: at % 2 } })
    const told = (await storage.line.listWaiting()).sort((one, other) => one.place - other.place)
    const taken: string[] = []
    for (const _ of plans) taken.push((await boss.fetch<{ clip_id: string }>(QUEUE))[0]?.data.clip_id ?? '')
    expect(told.map(({ clipId }) => clipId)).toEqual(taken)
    expect(told.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is described with its depth, ages and pace, and what could not be made is parked with its reason', async () => {
    for (const name of ['a', 'b', 'c']) await storage.jobs.send(QUEUE, { clip_id: name })
    const [made] = await boss.fetch(QUEUE)
    await boss.complete(QUEUE, made?.id ?? '')
    const [poison] = await boss.fetch(QUEUE)
    await boss.getDb().executeSql('update pgboss.job set retry_limit = 0 where id = $1', [poison?.id])
    await boss.fail(QUEUE, poison?.id ?? '', new Error('the score cannot be played'))
    const [state] = (await storage.line.describe()).filter(({ queue }) => queue === QUEUE)
    expect(state).toMatchObject({ waiting: 1, active: 0, parked: 1, doneInLastHour: 1 })
    expect(state?.oldestWaitingSeconds).toBeGreaterThanOrEqual(0)
    expect(state?.secondsPerJob).toBeGreaterThan(0)
    const [parked] = await storage.line.listParked(10)
    expect(parked).toMatchObject({ queue: QUEUE, data: { clip_id: 'b' }, tries: 1 })
    expect(parked?.reason).toContain('the score cannot be played')
  })
})
