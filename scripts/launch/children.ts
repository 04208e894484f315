import { fork, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Account } from '@arioso/storage/embedded'
import type { DemoCount } from './demoProgress.ts'

// staffLink makes the first staff account; it is only there while nobody is staff.
export type Ready = { url?: string; staffLink?: string }

export type ChildMessage = ({ kind: 'ready' } & Ready) | ({ kind: 'demo' } & DemoCount)

export type Child = { pid: number; ready: Promise<Ready>; ended: Promise<void>; stop(): Promise<void> }

const STOP_PATIENCE_MS = 5_000 + Number(process.env['ARIOSO_DRAIN_SECONDS'] ?? 0) * 1000

// A worker's modules and scores leave much behind. With V8's and malloc's usual patience it held twice the memory. Modules
// found in Node's compile cache need no TypeScript compiler, which is 20 MB more.
const FRUGAL = {
  // Without short calls, V8's own code lies in memory once instead of once a thread. The lyricist's thousand patterns are
  // seven megabytes of code; compiled late and without unrolling they are three less.
  execArgv: [
    '--optimize-for-size',
    '--max-semi-space-size=2',
    '--no-short-builtin-calls',
    '--no-regexp-optimization',
    '--regexp-tier-up-ticks=200',
  ],
  env: {
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    MALLOC_ARENA_MAX: '2',
    // Below most notes: those that are forgotten leave no holes behind.
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}

// Where there is much memory V8 keeps 128 MB for what is young; an answer leaves a few.
const MODEST = { execArgv: ['--max-semi-space-size=16'], env: {} }

export type Script = 'server/main.ts' | 'worker/main.ts'

/** How Node is started for each: the same wherever it runs. */
export const runtimeOf = (script: Script) => (script === 'worker/main.ts' ? FRUGAL : MODEST)

// A child ends by itself when this process disappears: its channel closes and it exits on 'disconnect'.
export function startChild(
  script: Script,
  environment: Record<string, string>,
  onDemoCount: (count: DemoCount) => void,
  account?: Account,
): Child {
  const { execArgv, env } = runtimeOf(script)
  const child: ChildProcess = fork(fileURLToPath(new URL(`../../${script}`, import.meta.url)), {
    env: { ...env, ...process.env, ...environment },
    execArgv: [...process.execArgv, ...execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...account,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<Ready>((resolve, reject) => {
    child.on('message', (message: ChildMessage) => {
      if (message.kind === 'ready') resolve(message)
      else onDemoCount(message)
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
