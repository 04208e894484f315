// Takes a job, says so and never finishes it: what a worker looks like when it is killed in the middle.
import { JOB_QUEUES } from '@arioso/contract'
import { createQueue } from './queue.ts'

const queue = createQueue(process.argv[2] ?? '', console.error)
await queue.work(JOB_QUEUES.generateSong, { concurrency: 1 }, async () => {
  process.stdout.write('taken\n')
  await new Promise(() => undefined)
})
