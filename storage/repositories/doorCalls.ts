import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { doorCalls } from '../schema/doorCalls.ts'

export type DoorCall = { ms: number | null; problem: string | null }

export type DoorSummary = {
  door: string
  calls: number
  errorRate: number
  medianMs: number | null
  lastError: string | null
}

export type DoorCalls = {
  add(door: string, call: DoorCall): Promise<void>
  // The latest hundred of each door.
  summarise(): Promise<DoorSummary[]>
  removeBefore(moment: Date): Promise<void>
}

const LATEST = 100

export function createDoorCalls(database: Database): DoorCalls {
  return {
    async add(door, { ms, problem }) {
      await database.insert(doorCalls).values({ door, ms, problem })
    },

    // One short walk down the index per door, however many rows a day brings.
    async summarise() {
      const { rows } = await database.execute<DoorSummary>(sql`
        with recursive doors as (
          (select door from ${doorCalls} order by door limit 1)
          union all
          select (select door from ${doorCalls} where door > doors.door order by door limit 1) from doors where door is not null
        )
        select doors.door, count(*)::int as calls, (1 - count(ms)::float8 / count(*)) as "errorRate",
          percentile_disc(0.5) within group (order by ms) as "medianMs",
          (array_agg(problem order by id desc) filter (where problem is not null))[1] as "lastError"
        from doors, lateral (
          select id, ms, problem from ${doorCalls} where door = doors.door order by id desc limit ${LATEST}
        ) as latest
        group by doors.door order by doors.door`)
      return rows
    },

    async removeBefore(moment) {
      await database.delete(doorCalls).where(lt(doorCalls.createdAt, moment))
    },
  }
}
