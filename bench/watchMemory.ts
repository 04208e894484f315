import { readdirSync, readFileSync } from 'node:fs'
import { residentMegabytesOf } from './apiProcess.ts'

const EVERY_MS = 100

/** The most memory a stack's worker held while it was watched, and the most all programs it had started held together. */
export function watchWorkerMemory(dataFolder: string): {
  stop(): { workerMegabytes: number; programMegabytes: number }
} {
  const worker = workerProcessOf(dataFolder)
  const most = { workerMegabytes: 0, programMegabytes: 0 }
  const timer = setInterval(() => {
    const programs = childrenOf(worker).reduce((sum, pid) => sum + memoryOf(pid), 0)
    most.workerMegabytes = Math.max(most.workerMegabytes, Math.round(memoryOf(worker)))
    most.programMegabytes = Math.max(most.programMegabytes, Math.round(programs))
  }, EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}

function workerProcessOf(dataFolder: string): number {
  const { children } = JSON.parse(readFileSync(`${dataFolder}/run-all.json`, 'utf8')) as { children: number[] }
  const worker = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker/main'))
  if (worker === undefined) throw new Error('no worker is running')
  return worker
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

// A program may end between being found and being looked at.
function memoryOf(pid: number): number {
  try {
    return residentMegabytesOf(pid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
