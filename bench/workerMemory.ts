import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signUpMember } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'

const SAMPLE_MS = 50
const LIMIT_MS = 240_000
const MEGABYTE_KB = 1024

type Held = { worker: number; withPrograms: number }

// Resident memory of the worker process (its render, band and singing threads are inside) while it makes two sung takes,
// and the same with the media programs it starts, as Linux counts it in /proc. Shared pages count in each process.
export async function measureWorkerMemory({ url, dataFolder }: Stack): Promise<[string, string][]> {
  if (process.platform !== 'linux') return []
  const worker = findWorker(dataFolder)
  const idle = heldBy(worker)
  const most = { ...idle }
  const watch = setInterval(() => {
    const now = heldBy(worker)
    most.worker = Math.max(most.worker, now.worker)
    most.withPrograms = Math.max(most.withPrograms, now.withPrograms)
  }, SAMPLE_MS)
  try {
    const seconds = await makeTwoTakes(url)
    const told = [idle.worker, most.worker, most.withPrograms].map((held) => Math.round(held / MEGABYTE_KB)).join(' / ')
    return [
      [`worker’s memory, idle / most during two sung takes of ${seconds} s / with FFmpeg’s process`, `${told} MB`],
    ]
  } finally {
    clearInterval(watch)
  }
}

async function makeTwoTakes(url: string): Promise<number> {
  const member = await signUpMember(url)
  const ids = (await member.generate('a warm pop song about a long summer, female voice')).map((clip) => clip.id)
  const deadline = performance.now() + LIMIT_MS
  for (;;) {
    const clips = await member.listByIds(ids)
    if (clips.every((clip) => clip.status === 'complete'))
      return Math.round(Math.max(...clips.map((clip) => clip.metadata.duration ?? 0)))
    if (performance.now() > deadline) throw new Error('two takes were not made in time')
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
  }
}

function findWorker(dataFolder: string): number {
  const { children } = JSON.parse(readFileSync(join(dataFolder, 'run-all.json'), 'utf8')) as { children: number[] }
  const worker = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker/main.ts'))
  if (worker === undefined) throw new Error('there is no worker')
  return worker
}

function heldBy(worker: number): Held {
  const own = residentOf(worker)
  const children = readdirSync(`/proc/${worker}/task`).flatMap((thread) =>
    readFileSync(`/proc/${worker}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return { worker: own, withPrograms: children.reduce((sum, pid) => sum + residentOf(pid), own) }
}

// A program may have ended between being listed and being looked at.
function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}
