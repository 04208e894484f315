import { JOB_QUEUES } from '@arioso/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { deadLetterQueueOf } from '../../jobs/queueNames.ts'

export type WaitingClip = { clipId: string; queue: string; place: number }
// How a queue does: jobs being worked on now, and how long one takes by those of the last hour.
export type QueuePace = { queue: string; active: number; secondsPerJob: number | null }
export type QueueState = QueuePace & {
  waiting: number
  retrying: number
  parked: number
  doneInLastHour: number
  oldestWaitingSeconds: number | null
  longestActiveSeconds: number | null
}
export type ParkedJob = { id: string; queue: string; data: object; reason: string; tries: number; parkedAt: Date }

export type Line = {
  // Everybody who waits for a song, in the order the queue will take them.
  listWaiting(): Promise<WaitingClip[]>
  listPaces(): Promise<QueuePace[]>
  describe(): Promise<QueueState[]>
  // Seconds of sound a second of making brought, by the songs of the last hour.
  findRenderSpeed(): Promise<number | undefined>
  // Unfinished songs without a job that could finish them, neither their own nor one of the same request.
  listForsaken(limit: number): Promise<{ id: string; attempt: number }[]>
  // The trace a song is made in, as its job carries it; nothing where nobody collects traces.
  findTrace(clipId: string): Promise<{ traceparent: string } | undefined>
  // Jobs no try could finish, the latest first.
  listParked(limit: number): Promise<ParkedJob[]>
}

const SONG_QUEUES = [JOB_QUEUES.generateSong, JOB_QUEUES.changeSpeed, JOB_QUEUES.editSong, JOB_QUEUES.splitStems]
const MAKING_QUEUES = [...SONG_QUEUES, JOB_QUEUES.generateDemoSong, JOB_QUEUES.generateOutsideSong]
const namesOf = (queues: string[]) =>
  sql.join(
    queues.map((name) => sql`${name}`),
    sql`, `,
  )
const songQueues = namesOf(SONG_QUEUES)
const pacedQueues = namesOf([...SONG_QUEUES, JOB_QUEUES.generateDemoSong])
const makingQueues = namesOf([...MAKING_QUEUES, ...MAKING_QUEUES.map(deadLetterQueueOf)])
const isRecent = sql`state = 'completed' and completed_on > now() - interval '1 hour'`
const secondsPerJob = sql`(avg(extract(epoch from completed_on - started_on)) filter (where ${isRecent}))::float8`

export function createLine(database: Database): Line {
  return {
    async listWaiting() {
      // The same order as the queue's own.
      const { rows } = await database.execute<WaitingClip>(sql`
        select data ->> 'clip_id' as "clipId", name as queue,
          (row_number() over (partition by name order by priority desc, created_on, id))::int as place
        from pgboss.job where name in (${songQueues}) and state < 'active'`)
      return rows
    },

    async listPaces() {
      const { rows } = await database.execute<QueuePace>(sql`
        select name as queue, (count(*) filter (where state = 'active'))::int as active, ${secondsPerJob} as "secondsPerJob"
        from pgboss.job where name in (${pacedQueues}) group by name`)
      return rows
    },

    async describe() {
      const { rows } = await database.execute<QueueState>(sql`
        select name as queue,
          (count(*) filter (where state < 'active'))::int as waiting,
          (count(*) filter (where state = 'retry'))::int as retrying,
          (count(*) filter (where state = 'active'))::int as active,
          (count(*) filter (where state = 'failed'))::int as parked,
          (count(*) filter (where ${isRecent}))::int as "doneInLastHour",
          ${secondsPerJob} as "secondsPerJob",
          extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::float8
            as "oldestWaitingSeconds",
          extract(epoch from now() - min(started_on) filter (where state = 'active'))::float8 as "longestActiveSeconds"
        from pgboss.job where name not like '%.given-up' and name not like '\\_\\_%' group by name order by name`)
      return rows
    },

    async findRenderSpeed() {
      const { rows } = await database.execute<{ speed: number | null }>(sql`
        select sum(clips.duration_seconds) / nullif(sum(extract(epoch from job.completed_on - job.started_on)), 0)::float8 as speed
        from pgboss.job as job join clips on clips.id = (job.data ->> 'clip_id')::uuid
        where job.name = ${JOB_QUEUES.generateSong} and ${isRecent}`)
      return rows[0]?.speed ?? undefined
    },

    async findTrace(clipId) {
      const { rows } = await database.execute<{ traceparent: string }>(sql`
        select data ->> 'traceparent' as traceparent from pgboss.job
        where name in (${songQueues}) and data ->> 'clip_id' = ${clipId} and data ? 'traceparent'
        order by created_on desc limit 1`)
      return rows[0]
    },

    // A song and its job come in one transaction, and one statement sees one moment: who has no job here never gets one.
    async listForsaken(limit) {
      const { rows } = await database.execute<{ id: string; attempt: number }>(sql`
        with alive as (
          select distinct c.user_id, c.transaction_uuid from pgboss.job job join clips c on c.id::text = job.data ->> 'clip_id'
          where job.name in (${makingQueues}) and job.state < 'completed'
        )
        select id, attempt from clips where job_state in ('waiting', 'active')
          and (user_id, transaction_uuid) not in (select user_id, transaction_uuid from alive)
        order by created_at limit ${limit}`)
      return rows
    },

    async listParked(limit) {
      const { rows } = await database.execute<Omit<ParkedJob, 'parkedAt'> & { parkedAt: string }>(sql`
        select id, name as queue, data, coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as reason,
          retry_count + 1 as tries, completed_on::text as "parkedAt"
        from pgboss.job where state = 'failed' and name not like '%.given-up' order by completed_on desc limit ${limit}`)
      return rows.map((row) => ({ ...row, parkedAt: new Date(row.parkedAt) }))
    },
  }
}
