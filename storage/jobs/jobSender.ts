import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { fromDrizzle, PgBoss, type SendOptions } from 'pg-boss'
import type { Database, Log } from '../database.ts'
import { addTrace } from './jobTrace.ts'
import { type Asker, dueInSeconds } from './placeInLine.ts'
import { queueNames } from './queueNames.ts'

type JobOptions = { priority?: number; singletonKey?: string; startAfterSeconds?: number; asker?: Asker }

export type JobSender = {
  send(queue: string, data: object, options?: JobOptions): Promise<void>
}

// Started, so that it knows the queues: looking one up inside a transaction would take a second connection, and enough
// transactions at once would wait for each other's.
export async function startBossForSending(database: Database, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({ db: fromDrizzle(database, sql), supervise: false, schedule: false, migrate: false })
  boss.on('error', (error) => log('the queue had trouble', error))
  return boss.start()
}

export function createJobSender(boss: PgBoss, database: Database): JobSender {
  const db = fromDrizzle(database, sql)

  async function send(queue: string, data: object, options: JobOptions = {}) {
    if (!queueNames.includes(queue)) throw new Error(`no such queue: ${queue}`)
    // The queues keep one job per key; a job that need not be the only one gets a unique key.
    const { startAfterSeconds: startAfter = 0, asker, ...rest } = options
    const sendOptions: SendOptions = { singletonKey: randomUUID(), ...rest, startAfter, db }
    const id = await boss.send(queue, addTrace(data), sendOptions)
    // The queue goes by priority, then by when a job was made: for all jobs of a transaction that is when it began. A person's
    // first take should not come second. For songs it is when they are due.
    const asked = asker?.askedAt ? sql`${asker.askedAt.toISOString()}::timestamptz` : sql`clock_timestamp()`
    const due = asker ? sql`${asked} + ${dueInSeconds(asker)} * interval '1 second'` : asked
    if (id !== null)
      await database.execute(sql`update pgboss.job set created_on = ${due} where name = ${queue} and id = ${id}`)
  }

  return { send }
}
