import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signUpMember } from '../../scripts/member.ts'
import type { Stack } from '../../scripts/startStack.ts'
import { databaseUrlOf } from '../apiProcess.ts'
import type { Ask } from './rise.ts'
import { quantile } from './quantile.ts'

const ORDERS = 2
const LOOK_MS = 250
const READS_A_SECOND = 20

export type Making = { songs: number; seconds: number; readP50: number; readP99: number }

/** Makes four songs while somebody reads twenty times a second, as people do. */
export async function makeSongs(url: string, read: Ask): Promise<Making> {
  const member = await signUpMember(url)
  const start = performance.now()
  const orders = await Promise.all(
    Array.from({ length: ORDERS }, (_, number) => member.generate(`a short folk song about lighthouse ${number}`)),
  )
  const ids = orders.flat().map(({ id }) => id)
  let isDone = false
  const reading = keepReading(read, () => isDone)
  while (!(await member.listByIds(ids)).every(({ status }) => status === 'complete')) await wait(LOOK_MS)
  isDone = true
  const seconds = (performance.now() - start) / 1000
  const times = await reading
  return { songs: ids.length, seconds, readP50: quantile(times, 0.5), readP99: quantile(times, 0.99) }
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

/** One more worker on the stack's database and folder. */
export async function startSecondWorker(stack: Stack): Promise<() => Promise<void>> {
  const child = fork(fileURLToPath(new URL('../../worker/main.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrlOf(stack), ARIOSO_DATA: stack.dataFolder, ARIOSO_DEMO_SONGS: '0' },
  })
  await once(child, 'message')
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
