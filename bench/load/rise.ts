import { residentMegabytesOf } from '../apiProcess.ts'
import { processorSecondsOf, processorSecondsOfTree } from '../processorMs.ts'
import { quantile } from './quantile.ts'

export type Ask = () => Promise<boolean>
/** What answers, and the database behind it. */
export type Answering = { pid: number; databasePid: number }
export type Step = {
  atOnce: number
  perSecond: number
  p50: number
  p99: number
  errors: number
  cores: number
  databaseCores: number
  megabytes: number
}

const STEPS = [1, 2, 4, 8, 16, 32, 64]
const STEP_MS = 3000
const STILL_RISING = 1.05

/** Asks with ever more at once until a doubling brings no more answers; the last step told is the saturated one. */
export async function riseUntilSaturated(
  answering: Answering,
  ask: Ask,
  tidy: () => Promise<void> = async () => undefined,
): Promise<Step[]> {
  const steps: Step[] = []
  for (const atOnce of STEPS) {
    const step = await holdLoad(answering, ask, atOnce)
    await tidy()
    const isRising = step.perSecond > STILL_RISING * (steps.at(-1)?.perSecond ?? 0)
    steps.push(step)
    if (!isRising) break
  }
  return steps
}

async function holdLoad({ pid, databasePid }: Answering, ask: Ask, atOnce: number): Promise<Step> {
  const times: number[] = []
  let errors = 0
  const start = performance.now()
  const worked = processorSecondsOf(pid)
  const queried = processorSecondsOfTree(databasePid)
  async function one(): Promise<void> {
    while (performance.now() - start < STEP_MS) {
      const asked = performance.now()
      if (!(await ask())) errors += 1
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const seconds = (performance.now() - start) / 1000
  return {
    atOnce,
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    errors,
    cores: (processorSecondsOf(pid) - worked) / seconds,
    databaseCores: (processorSecondsOfTree(databasePid) - queried) / seconds,
    megabytes: residentMegabytesOf(pid),
  }
}
