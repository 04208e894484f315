import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './openThread.ts'

/** The other end of openThread, in the thread itself. */
export function answerTasks(run: (task: never) => Promise<unknown>): void {
  const answer = (said: ThreadAnswer) => parentPort?.postMessage(said)
  parentPort?.on('message', (task: unknown) => {
    run(task as never).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
    )
  })
}
