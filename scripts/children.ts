import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// staffLink makes the first staff account; it is only there while nobody is staff.
export type Ready = { url?: string; staffLink?: string }

export type ChildMessage = ({ kind: 'ready' } & Ready) | { kind: 'progress'; text: string }

export type Child = { pid: number; ready: Promise<Ready>; ended: Promise<void>; stop(): Promise<void> }

const STOP_PATIENCE_MS = 5_000

// A child ends by itself when this process disappears: its channel closes and it exits on 'disconnect'.
export function startChild(
  script: 'server/main.ts' | 'worker/main.ts',
  environment: Record<string, string>,
  onProgress: (text: string) => void,
): Child {
  const child: ChildProcess = fork(fileURLToPath(new URL(`../${script}`, import.meta.url)), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<Ready>((resolve, reject) => {
    child.on('message', (message: ChildMessage) => {
      if (message.kind === 'ready') resolve(message)
      else onProgress(message.text)
    })
    child.once('error', reject)
    void ended.then(() => reject(new Error(`${script} ended before it was ready`)))
  })
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const patience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS)
      await ended
      clearTimeout(patience)
    },
  }
}
