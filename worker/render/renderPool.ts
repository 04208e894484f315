import { Worker } from 'node:worker_threads'
import type { Rendered, RenderMessage, RenderRequest, SongFacts } from './renderMessages.ts'

export type RenderListener = {
  onStarted(facts: SongFacts): Promise<void>
  onAudio(bytes: Uint8Array, progress: number): Promise<void>
}

export type RenderPool = {
  render(request: RenderRequest, listener: RenderListener, signal: AbortSignal): Promise<Rendered>
  close(): Promise<void>
}

type Task = {
  request: RenderRequest
  listener: RenderListener
  signal: AbortSignal
  resolve(result: Rendered): void
  reject(error: unknown): void
}

// Threads stay warm between songs: starting one takes longer than a song's first second.
export function createRenderPool(options: { threads: number; niceness: number }): RenderPool {
  const waiting: Task[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let closed = false

  function startThread(): void {
    const thread = new Worker(new URL('renderThread.ts', import.meta.url), {
      workerData: { niceness: options.niceness },
    })
    all.add(thread)
    thread.once('message', () => release(thread))
    thread.on('error', () => replace(thread))
  }

  function replace(thread: Worker): void {
    if (!all.delete(thread)) return
    const index = idle.indexOf(thread)
    if (index >= 0) idle.splice(index, 1)
    if (!closed) startThread()
  }

  function release(thread: Worker): void {
    if (closed) return
    const task = waiting.shift()
    if (!task) idle.push(thread)
    else if (task.signal.aborted) {
      task.reject(task.signal.reason)
      release(thread)
    } else runTask(thread, task)
  }

  function runTask(thread: Worker, task: Task): void {
    // Listener calls are chained, so that bytes are stored in the order they were made.
    let chain = Promise.resolve()
    const finish = (settle: () => void): void => {
      thread.off('message', onMessage)
      thread.off('error', onError)
      thread.off('exit', onExit)
      task.signal.removeEventListener('abort', onAbort)
      settle()
    }
    const fail = (error: unknown): void => finish(() => task.reject(error))
    // A thread in the middle of a block cannot be interrupted politely.
    const abandon = (error: unknown): void => {
      fail(error)
      replace(thread)
      void thread.terminate()
    }
    const follow = (step: () => Promise<void>): void => {
      chain = chain.then(step)
      chain.catch(abandon)
    }
    const onMessage = (message: RenderMessage): void => {
      if (message.kind === 'started') follow(() => task.listener.onStarted(message.facts))
      else if (message.kind === 'audio') follow(() => task.listener.onAudio(message.bytes, message.progress))
      else if (message.kind === 'failed') {
        fail(new Error(message.message))
        release(thread)
      } else if (message.kind === 'finished') {
        follow(() => {
          finish(() => task.resolve({ peaks: message.peaks, stems: message.stems }))
          release(thread)
          return Promise.resolve()
        })
      }
    }
    const onError = (error: unknown): void => fail(error)
    const onExit = (): void => fail(new Error('the render thread ended'))
    const onAbort = (): void => abandon(task.signal.reason)
    thread.on('message', onMessage)
    thread.on('error', onError)
    thread.on('exit', onExit)
    task.signal.addEventListener('abort', onAbort)
    thread.postMessage(task.request)
  }

  for (let i = 0; i < options.threads; i++) startThread()

  return {
    render: (request, listener, signal) =>
      new Promise((resolve, reject) => {
        if (closed || signal.aborted) {
          reject(signal.aborted ? signal.reason : new Error('the render pool is closed'))
          return
        }
        const task: Task = { request, listener, signal, resolve, reject }
        const thread = idle.pop()
        if (thread) runTask(thread, task)
        else waiting.push(task)
      }),
    close: async () => {
      closed = true
      for (const task of waiting.splice(0)) task.reject(new Error('the render pool is closed'))
      await Promise.all([...all].map((thread) => thread.terminate()))
    },
  }
}
