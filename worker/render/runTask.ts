import type { Worker } from 'node:worker_threads'
import { createStopFlag, raiseStop } from '@arioso/providers/music'
import type { Rendered, RenderMessage, RenderOrder, RenderRequest, SongFacts } from './renderMessages.ts'

export type RenderListener = {
  onStarted(facts: SongFacts): Promise<void>
  onAudio(bytes: Uint8Array, progress: number): Promise<void>
}

export type RenderTask = {
  request: RenderRequest
  listener: RenderListener
  signal: AbortSignal
  resolve(result: Rendered): void
  reject(error: unknown): void
}

/** What becomes of the thread: its first sound is out, it can take the next task, or it has to be replaced. */
export type ThreadNews = { onSound: () => void; onFree: () => void; onLost: () => void }

// A song stops within the note it is at. A thread that takes longer is in trouble.
const STOP_PATIENCE_MS = 15_000

export function runTask(thread: Worker, task: RenderTask, news: ThreadNews): void {
  // Listener calls are chained, so that bytes are stored in the order they were made.
  let chain = Promise.resolve()
  const stop = createStopFlag()
  let isSettled = false
  let hasLeft = false
  let patience: NodeJS.Timeout | undefined

  function settle(act: () => void): void {
    if (isSettled) return
    isSettled = true
    task.signal.removeEventListener('abort', onAbort)
    act()
  }

  function leave(tell: () => void): void {
    hasLeft = true
    clearTimeout(patience)
    thread.off('message', onMessage).off('error', onError).off('exit', onExit)
    tell()
  }

  // A song's threads are worth keeping: the next song of new ones would begin much later.
  function abandon(error: unknown): void {
    if (isSettled) return
    settle(() => task.reject(error))
    // The thread may be at the next song already.
    if (hasLeft) return
    patience = setTimeout(lose, 'order' in task.request ? STOP_PATIENCE_MS : 0)
    raiseStop(stop)
  }

  function lose(): void {
    leave(news.onLost)
    void thread.terminate()
  }

  function follow(step: () => Promise<void>): void {
    chain = chain.then(() => (isSettled ? undefined : step()))
    chain.catch(abandon)
  }

  function onMessage(message: RenderMessage): void {
    if (message.kind === 'started') follow(() => task.listener.onStarted(message.facts))
    else if (message.kind === 'audio') {
      news.onSound()
      follow(() => task.listener.onAudio(message.bytes, message.progress))
    } else if (message.kind === 'failed') {
      settle(() => task.reject(new Error(message.message)))
      leave(news.onFree)
    } else if (message.kind === 'finished') {
      leave(news.onFree)
      follow(() => {
        settle(() => task.resolve({ peaks: message.peaks, stems: message.stems }))
        return Promise.resolve()
      })
    }
  }

  function onError(error: unknown): void {
    settle(() => task.reject(error))
    leave(news.onLost)
  }
  const onExit = (): void => onError(new Error('the render thread ended'))
  const onAbort = (): void => abandon(task.signal.reason)

  thread.on('message', onMessage).on('error', onError).on('exit', onExit)
  task.signal.addEventListener('abort', onAbort)
  thread.postMessage({ request: task.request, stop } satisfies RenderOrder)
}
