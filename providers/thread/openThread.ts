import { Worker } from 'node:worker_threads'

// What a thread throws away at once lies in its young space. Left alone that grows to fifty megabytes and is never given back.
export type ThreadOptions = { patienceMs: number; memoryMb: number; youngMb?: number }

export type RunTask = (task: object) => Promise<unknown>

/** What a thread answers: what it made, or what went wrong. */
export type ThreadAnswer = { result: unknown } | { problem: string }

/**
 * Work that would hold up everybody's requests, one piece after the other on a thread of its own. It starts with the first
 * piece. What takes too long ends it, and the next piece finds a new one.
 */
export function openThread(program: URL, { patienceMs, memoryMb, youngMb }: ThreadOptions): RunTask {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  function start(): Worker {
    const started = new Worker(program, {
      resourceLimits: {
        maxOldGenerationSizeMb: memoryMb,
        ...(youngMb === undefined ? {} : { maxYoungGenerationSizeMb: youngMb }),
      },
    })
    const forget = () => {
      if (thread === started) thread = undefined
    }
    started.on('error', forget).on('exit', forget).unref()
    return started
  }

  async function ask(task: object): Promise<unknown> {
    const asked = (thread ??= start())
    const { promise, resolve } = Promise.withResolvers<ThreadAnswer>()
    const giveUp = () => resolve({ problem: 'the thread ended' })
    const timer = setTimeout(() => void asked.terminate(), patienceMs)
    asked.once('message', resolve).once('error', giveUp).once('exit', giveUp)
    asked.ref()
    asked.postMessage(task)
    const answer = await promise
    clearTimeout(timer)
    asked.off('message', resolve).off('error', giveUp).off('exit', giveUp).unref()
    if ('problem' in answer) throw new Error(answer.problem)
    return answer.result
  }

  return (task) => {
    const asked = last.then(() => ask(task))
    last = asked.catch(() => undefined)
    return asked
  }
}
