import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from '../database.ts'
import { isStoreAway } from '../files/isStoreAway.ts'
import { inTraceOf } from './jobTrace.ts'
import { deadLetterQueueOf } from './queueNames.ts'

export type QueuedJob<T> = { id: string; data: T; retryCount: number; isLastTry: boolean; signal: AbortSignal }

export type WorkOptions<T> = {
  concurrency: number
  // Called when no try came through, also when the last one was killed in the middle.
  onGivenUp?: (data: T) => Promise<void>
}

export type Queue = {
  work<T extends object>(
    queue: string,
    options: WorkOptions<T>,
    handler: (job: QueuedJob<T>) => Promise<void>,
  ): Promise<void>
  // Jobs that are not done in time are aborted and go to the next worker that asks.
  stop(options?: { patienceMs?: number }): Promise<void>
}

// A heartbeat every 2 s, missed for 10 s (see createQueues), looked for at the start and every 3 s: a killed worker's
// job is taken back within 13 s. Shorter, and a busy machine loses jobs that are still being worked on.
const workerOptions = {
  includeMetadata: true,
  heartbeatRefreshSeconds: 2,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const
const SUPERVISE_SECONDS = 3
const BOSS_CONNECTIONS = 4
const GRACE_MS = 30_000
const SHORT_GRACE_MS = 2_000
// At most eight seconds lie between two of them (see createQueues).
const TRIES_WITHOUT_STORE = 80

export function createQueue(databaseUrl: string, log: Log): Queue {
  let starting: Promise<PgBoss> | undefined
  const stopping = new AbortController()
  const report: Log = (message, error) => {
    if (!stopping.signal.aborted) log(message, error)
  }

  async function work<T extends object>(
    queue: string,
    { concurrency, onGivenUp }: WorkOptions<T>,
    handler: (job: QueuedJob<T>) => Promise<void>,
  ): Promise<void> {
    starting ??= startBoss(databaseUrl, report)
    const boss = await starting
    for (let worker = 0; worker < concurrency; worker += 1) {
      await startWorker<T>(boss, queue, (job) =>
        inTraceOf(queue, job.data, () => handler(toQueuedJob(job, stopping.signal))),
      )
    }
    if (onGivenUp) await startWorker<T>(boss, deadLetterQueueOf(queue), (job) => onGivenUp(job.data))
  }

  async function startWorker<T>(boss: PgBoss, queue: string, take: (job: JobWithMetadata<T>) => Promise<void>) {
    let workerId = ''
    workerId = await boss.work<T, void, typeof workerOptions>(queue, workerOptions, async (jobs) => {
      try {
        for (const job of jobs) await take(job)
        // A handler that returned because it was aborted has not done its job.
        stopping.signal.throwIfAborted()
      } catch (error) {
        if (stopping.signal.aborted) await giveTryBack(boss, jobs)
        else if (isStoreAway(error)) await waitForStore(boss, jobs)
        throw error
      }
      // Look for the next job at once instead of at the next poll.
      boss.notifyWorker(workerId)
    })
  }

  async function stop({ patienceMs = GRACE_MS }: { patienceMs?: number } = {}): Promise<void> {
    const boss = await starting
    const patience = setTimeout(() => stopping.abort(), patienceMs)
    if (patienceMs === 0) stopping.abort()
    await boss?.stop({ timeout: patienceMs + SHORT_GRACE_MS })
    clearTimeout(patience)
  }

  return { work, stop }
}

async function startBoss(databaseUrl: string, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: BOSS_CONNECTIONS,
    application_name: 'arioso queue',
    migrate: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', (error) => log('the queue had trouble', error))
  boss.on('warning', (warning) => log(`the queue warns: ${warning.message}`))
  await boss.start()
  await boss.supervise()
  return boss
}

function toQueuedJob<T>(job: JobWithMetadata<T>, stopping: AbortSignal): QueuedJob<T> {
  const { id, data, retryCount, retryLimit } = job
  return { id, data, retryCount, isLastTry: retryCount >= retryLimit, signal: AbortSignal.any([job.signal, stopping]) }
}

// A store that is away fails every job in line within seconds. It is no job's fault: each is tried again every few seconds,
// for ten minutes or so.
async function waitForStore(boss: PgBoss, jobs: { name: string; id: string }[]): Promise<void> {
  for (const { name, id } of jobs) {
    const text = `update pgboss.job set retry_limit = greatest(retry_limit, least(retry_limit + 1, $3)) where name = $1 and id = $2`
    await boss.getDb().executeSql(text, [name, id, TRIES_WITHOUT_STORE])
  }
}

// Being aborted is no failure: a song interrupted by three updates is not given up.
async function giveTryBack(boss: PgBoss, jobs: { name: string; id: string }[]): Promise<void> {
  for (const { name, id } of jobs) {
    const text = `update pgboss.job set retry_limit = retry_limit + 1, retry_delay = 0 where name = $1 and id = $2`
    await boss.getDb().executeSql(text, [name, id])
  }
}
