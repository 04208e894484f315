import { setTimeout as wait } from 'node:timers/promises'
import { signUpMember, type Member } from '../../scripts/member.ts'
import { processorSecondsOfTree } from '../processorMs.ts'
import type { Ask } from './rise.ts'
import { quantile } from './quantile.ts'

const ORDERS = 2
const LOOK_MS = 250
const READS_A_SECOND = 20

export type Making = {
  songs: number
  seconds: number
  soundSeconds: number
  /** Processor time of all workers. */
  worked: number
  readP50: number
  readP99: number
}

/** Makes four songs while somebody reads twenty times a second, as people do. */
export async function makeSongs(url: string, workers: number[], read: Ask): Promise<Making> {
  const member = await signUpMember(url)
  const start = performance.now()
  const workedBefore = workedBy(workers)
  const orders = await Promise.all(
    Array.from({ length: ORDERS }, (_, number) => member.generate(`a short folk song about lighthouse ${number}`)),
  )
  const ids = orders.flat().map(({ id }) => id)
  let isDone = false
  const reading = keepReading(read, () => isDone)
  await untilComplete(member, ids)
  isDone = true
  const seconds = (performance.now() - start) / 1000
  const worked = workedBy(workers) - workedBefore
  const lengths = (await member.listByIds(ids)).map(({ metadata }) => metadata.duration ?? 0)
  const soundSeconds = lengths.reduce((sum, length) => sum + length, 0)
  const times = await reading
  return {
    songs: ids.length,
    seconds,
    soundSeconds,
    worked,
    readP50: quantile(times, 0.5),
    readP99: quantile(times, 0.99),
  }
}

export async function untilComplete(member: Member, ids: string[]): Promise<void> {
  while (!(await member.listByIds(ids)).every(({ status }) => status === 'complete')) await wait(LOOK_MS)
}

function workedBy(workers: number[]): number {
  return workers.reduce((sum, pid) => sum + processorSecondsOfTree(pid), 0)
}

async function keepReading(read: Ask, isDone: () => boolean): Promise<number[]> {
  const times: Promise<number>[] = []
  while (!isDone()) {
    const asked = performance.now()
    times.push(read().then(() => performance.now() - asked))
    await wait(1000 / READS_A_SECOND)
  }
  return Promise.all(times)
}
