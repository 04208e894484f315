import { READ_REQUESTS } from './requests.ts'

export type Cost = { loadMs: number; medianMs: number; slowestMs: number; heapMb: number; residentMb: number }

const MB = 1024 * 1024

// What the lyricist costs a process that has just started: memory that stays, and processor time once it is warm.
export async function measureCost(): Promise<Cost> {
  globalThis.gc?.()
  const before = process.memoryUsage()
  const start = performance.now()
  const { writeSong } = await import('@arioso/words/writer')
  writeSong({ seed: 1, description: 'the sea', instrumental: false })
  const loadMs = performance.now() - start
  for (const [seed, description] of READ_REQUESTS.entries())
    writeSong({ seed: seed + 1000, description, instrumental: false })
  const times = READ_REQUESTS.map((description, seed) => {
    const began = process.cpuUsage()
    writeSong({ seed, description, instrumental: false })
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }).toSorted((one, other) => one - other)
  globalThis.gc?.()
  const after = process.memoryUsage()
  return {
    loadMs,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    slowestMs: times.at(-1) ?? 0,
    heapMb: (after.heapUsed - before.heapUsed) / MB,
    residentMb: (after.rss - before.rss) / MB,
  }
}
