import { readdirSync, readFileSync } from 'node:fs'
import { residentMegabytesOf } from './apiProcess.ts'

const EVERY_MS = 50
const STARTING_TRIES = 600

export type WorkerMemory = { workerMegabytes: number; programMegabytes: number; togetherMegabytes: number }

/**
 * The most memory a stack's worker process held while it was watched (its threads are inside), the programs it had started,
 * and both at one time: resident, as Linux counts it in /proc. Shared pages count in each process.
 */
export async function watchWorkerMemory(dataFolder: string): Promise<{ idleMegabytes: number; stop(): WorkerMemory }> {
  const worker = await workerProcessOf(dataFolder)
  const most: WorkerMemory = { workerMegabytes: 0, programMegabytes: 0, togetherMegabytes: 0 }
  const look = (): void => {
    const own = memoryOf(worker)
    const programs = childrenOf(worker).reduce((sum, pid) => sum + memoryOf(pid), 0)
    most.workerMegabytes = Math.max(most.workerMegabytes, Math.round(own))
    most.programMegabytes = Math.max(most.programMegabytes, Math.round(programs))
    most.togetherMegabytes = Math.max(most.togetherMegabytes, Math.round(own + programs))
  }
  look()
  const idleMegabytes = most.workerMegabytes
  const timer = setInterval(look, EVERY_MS)
  return {
    idleMegabytes,
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}

// The pages are served before the worker is there.
async function workerProcessOf(dataFolder: string): Promise<number> {
  for (let tries = 0; tries < STARTING_TRIES; tries++) {
    const { children } = JSON.parse(readFileSync(`${dataFolder}/run-all.json`, 'utf8')) as { children: number[] }
    const worker = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker/main'))
    if (worker !== undefined) return worker
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  throw new Error('no worker is running')
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
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}
