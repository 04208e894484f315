import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { fromDrizzle, PgBoss, type SendOptions } from 'pg-boss'
import type { Database } from '../database.ts'

export type JobSender = {
  send(queue: string, data: object, options?: { priority?: number; singletonKey?: string }): Promise<void>
}

// Never started: sending needs neither timers nor connections of its own.
export function createBossForSending(database: Database): PgBoss {
  return new PgBoss({ db: fromDrizzle(database, sql), supervise: false, schedule: false })
}

export function createJobSender(boss: PgBoss, database: Database): JobSender {
  const db = fromDrizzle(database, sql)

  async function send(queue: string, data: object, options: { priority?: number; singletonKey?: string } = {}) {
    // The queues keep one job per key; a job that is not meant to be the only one gets a key nobody else has.
    const sendOptions: SendOptions = { singletonKey: randomUUID(), ...options, db }
    await boss.send(queue, data, sendOptions)
  }

  return { send }
}
