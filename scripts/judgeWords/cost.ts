import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Memory = { residentMb: number; privateMb: number }

export type Cost = {
  loadMs: number
  medianMs: number
  slowestMs: number
  slowestOnceMs: number
  heapMb: number
  // A fresh process before the lyricist's thread starts, after ten songs, and after every request twice more.
  bare: Memory
  tenSongs: Memory
  manySongs: Memory
}

// As `scripts/launch/children.ts` starts the worker.
const FLAGS = [
  '--optimize-for-size',
  '--max-semi-space-size=2',
  '--no-short-builtin-calls',
  '--no-regexp-optimization',
  '--regexp-tier-up-ticks=200',
  '--expose-gc',
]
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' }
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url))

// What the lyricist costs a process that has just started and holds nothing else: this one has loaded it long ago. Run
// twice, for `npm start` keeps what Node compiled, and only the first start of all compiles.
export function measureCost(): Cost {
  const program = fileURLToPath(new URL('costProgram.ts', import.meta.url))
  const run = (): string =>
    execFileSync(process.execPath, [...FLAGS, program], {
      encoding: 'utf8',
      env: { ...process.env, ...MALLOC, NODE_COMPILE_CACHE: CACHE },
    })
  run()
  return JSON.parse(run()) as Cost
}
