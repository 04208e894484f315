// One fresh process: starts the lyricist's thread as the worker does, has songs written, then writes some itself, and
// prints what that took as JSON.
import { readFileSync } from 'node:fs'
import { createEmbeddedWords } from '../../providers/words/embeddedWords.ts'
import type { Cost, Memory } from './cost.ts'
import { READ_REQUESTS } from './requests.ts'

const MB = 1024 * 1024
const TEN = 10

// Pages of the Node program itself are shared by every process on the machine; private ones are the lyricist's.
function memory(): Memory {
  globalThis.gc?.()
  const privateKb = /RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return { residentMb: process.memoryUsage().rss / MB, privateMb: Number(privateKb) / 1024 }
}

const words = createEmbeddedWords()
const bare = memory()
for (const [seed, description] of READ_REQUESTS.slice(0, TEN).entries())
  await words.writeSong({ seed, description, instrumental: false })
const tenSongs = memory()
for (const [seed, description] of [...READ_REQUESTS, ...READ_REQUESTS].entries())
  await words.writeSong({ seed: seed + 1000, description, instrumental: false })
const manySongs = memory()

const heapBefore = process.memoryUsage().heapUsed
const start = performance.now()
const { writeSong } = await import('@arioso/words/writer')
writeSong({ seed: 1, description: 'the sea', instrumental: false })
const loadMs = performance.now() - start
for (const [seed, description] of READ_REQUESTS.entries())
  writeSong({ seed: seed + 1000, description, instrumental: false })
// A single one may hold what garbage collection and compiling of the whole process took meanwhile.
const rounds = [1, 2, 3].map(() =>
  READ_REQUESTS.map((description, seed) => {
    const began = process.cpuUsage()
    writeSong({ seed, description, instrumental: false })
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }),
)
const ascending = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other)
const middle = (times: readonly number[]): number => ascending(times)[Math.floor(times.length / 2)] ?? 0
const times = ascending(READ_REQUESTS.map((_, at) => middle(rounds.map((round) => round[at] ?? 0))))
globalThis.gc?.()
const cost: Cost = {
  loadMs,
  medianMs: middle(times),
  slowestMs: times.at(-1) ?? 0,
  slowestOnceMs: Math.max(...rounds.flat()),
  heapMb: (process.memoryUsage().heapUsed - heapBefore) / MB,
  bare,
  tenSongs,
  manySongs,
}
process.stdout.write(JSON.stringify(cost))
