import { setTimeout as delay } from 'node:timers/promises'
import { polled, readData, type Polled } from './aceStepReplies.ts'
import type { Outside } from '../outside/index.ts'

export type Poller = {
  /** The next news of a task; undefined when the server gave none this time. */
  next(taskId: string, signal: AbortSignal): Promise<Polled | undefined>
}

const POLL_TIMEOUT_MS = 15_000

/** All songs in the making ask together: one question a while, however many there are. */
export function createPoller(outside: Outside, pollMs: number): Poller {
  const waiting = new Map<string, (news: Polled | undefined) => void>()
  let isAsking = false

  async function ask(): Promise<void> {
    while (waiting.size > 0) {
      await delay(pollMs)
      const ids = [...waiting.keys()]
      if (ids.length === 0) break
      const news = await lookUp(ids)
      for (const id of ids) {
        const tell = waiting.get(id)
        waiting.delete(id)
        tell?.(news.find(({ task_id }) => task_id === id))
      }
      // Whoever is still interested says so before the next question.
      await delay(0)
    }
    isAsking = false
  }

  // A server that loads a model does not answer at all; that says nothing about the song.
  function lookUp(ids: string[]): Promise<Polled[]> {
    return outside
      .ask('/query_result', { json: { task_id_list: ids }, timeoutMs: POLL_TIMEOUT_MS })
      .then((response) => readData(outside.name, response, polled))
      .catch(() => [])
  }

  return {
    next: (taskId, signal) =>
      new Promise((resolve, reject) => {
        const leave = (): void => {
          waiting.delete(taskId)
          reject(signal.reason)
        }
        if (signal.aborted) return leave()
        signal.addEventListener('abort', leave, { once: true })
        waiting.set(taskId, (news) => {
          signal.removeEventListener('abort', leave)
          resolve(news)
        })
        if (isAsking) return
        isAsking = true
        void ask()
      }),
  }
}
