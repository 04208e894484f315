import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { continueRehearsal } from './rehearsal.ts'
import type { Rendered, RenderRequest, SongFacts, SongTask } from './renderMessages.ts'
import { runTask, type RenderListener, type RenderTask } from './runTask.ts'

export type RenderPool = {
  render(request: RenderRequest, listener: RenderListener, signal: AbortSignal): Promise<Rendered>
  close(): Promise<void>
}

type PoolOptions = {
  threads: number
  niceness: number
  /** A throwaway song that a new thread renders while idle: a first song is a slow one. */
  rehearsal?: SongTask
  /** How many songs may be before their first sound. It keeps two cores busy: two at once would both come late. */
  startsAtOnce?: number
}

// Its work lies in sample arrays outside the heap; short-lived objects need no 48 MB.
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

// Threads stay warm between songs: starting one takes longer than a song's first second.
export function createRenderPool({
  threads,
  niceness,
  rehearsal,
  startsAtOnce = halfTheCores(),
}: PoolOptions): RenderPool {
  const waiting: RenderTask[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const rehearsing = new Map<Worker, AbortController>()
  const starting = new Set<Worker>()
  let closed = false

  function startThread(): void {
    const thread = new Worker(new URL('renderThread.ts', import.meta.url), { workerData: { niceness }, resourceLimits })
    all.add(thread)
    thread.once('message', () => rehearse(thread))
    thread.on('error', () => replace(thread))
  }

  function replace(thread: Worker): void {
    if (!all.delete(thread)) return
    const index = idle.indexOf(thread)
    if (index >= 0) idle.splice(index, 1)
    rehearsing.delete(thread)
    starting.delete(thread)
    if (!closed) startThread()
    takeNext()
  }

  function release(thread: Worker): void {
    starting.delete(thread)
    rehearsing.delete(thread)
    idle.push(thread)
    takeNext()
  }

  function rehearse(thread: Worker): void {
    if (rehearsal === undefined || waiting.length > 0) return release(thread)
    const controller = new AbortController()
    rehearsing.set(thread, controller)
    play(thread, rehearsal, controller.signal, (facts) => {
      const next = facts && waiting.length === 0 ? continueRehearsal(rehearsal, facts) : undefined
      if (next) play(thread, next, controller.signal, () => release(thread))
      else release(thread)
    })
  }

  function play(thread: Worker, request: SongTask, signal: AbortSignal, onFree: (facts?: SongFacts) => void): void {
    let heard: SongFacts | undefined
    const onStarted = async (facts: SongFacts): Promise<void> => void (heard = facts)
    const listener = { onStarted, onAudio: () => Promise.resolve() }
    const task = { request, listener, signal, resolve: () => undefined, reject: () => undefined }
    runTask(thread, task, {
      onSound: () => undefined,
      onFree: () => onFree(heard),
      onLost: () => replace(thread),
    })
  }

  function begin(thread: Worker, task: RenderTask): void {
    if ('order' in task.request) starting.add(thread)
    runTask(thread, task, {
      onSound: () => {
        if (starting.delete(thread)) takeNext()
      },
      onFree: () => release(thread),
      onLost: () => replace(thread),
    })
  }

  function takeNext(): void {
    if (closed) return
    for (let task = findStartable(); task; task = findStartable()) {
      const thread = task.signal.aborted ? undefined : idle.pop()
      if (!thread && !task.signal.aborted) {
        rehearsing.values().next().value?.abort()
        return
      }
      waiting.splice(waiting.indexOf(task), 1)
      if (thread) begin(thread, task)
      else task.reject(task.signal.reason)
    }
  }

  function findStartable(): RenderTask | undefined {
    const mayStart = starting.size < startsAtOnce
    return waiting.find(({ request, signal }) => signal.aborted || mayStart || !('order' in request))
  }

  for (let i = 0; i < threads; i++) startThread()

  return {
    render: (request, listener, signal) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the render pool is closed'))
        waiting.push({ request, listener, signal, resolve, reject })
        signal.addEventListener('abort', takeNext, { once: true })
        takeNext()
      }),
    close: async () => {
      closed = true
      for (const task of waiting.splice(0)) task.reject(new Error('the render pool is closed'))
      await Promise.all([...all].map((thread) => thread.terminate()))
    },
  }
}

function halfTheCores(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2))
}
