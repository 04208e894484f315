import { PgBoss, type QueueOptions } from 'pg-boss'
import { deadLetterQueueOf, queueNames } from './queueNames.ts'

const DAY_SECONDS = 86_400

// Ten seconds is the shortest heartbeat pg-boss allows: after it a killed worker's job goes to another.
const jobRules = {
  retryLimit: 2,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 8,
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  deleteAfterSeconds: DAY_SECONDS,
} satisfies QueueOptions

export async function createQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false })
  const failures: unknown[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
    for (const name of queueNames) {
      const givenUp = deadLetterQueueOf(name)
      await ensureQueue(boss, existing, givenUp, { ...jobRules, notify: true, policy: 'standard' })
      await ensureQueue(boss, existing, name, { ...jobRules, notify: true, policy: 'exclusive', deadLetter: givenUp })
    }
  } finally {
    await boss.stop({ graceful: false })
  }
  if (failures.length > 0) throw failures[0]
}

type QueueRules = QueueOptions & { notify: boolean; policy: 'standard' | 'exclusive'; deadLetter?: string }

// 'exclusive': at most one job per key is waiting or running. A queue's policy cannot change once it exists.
async function ensureQueue(boss: PgBoss, existing: Set<string>, name: string, rules: QueueRules): Promise<void> {
  const { policy, ...changeable } = rules
  if (existing.has(name)) await boss.updateQueue(name, changeable)
  else await boss.createQueue(name, { ...changeable, policy })
}
