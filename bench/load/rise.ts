import { residentMegabytesOf } from '../apiProcess.ts'
import { processorSecondsOf } from '../processorMs.ts'
import { quantile } from './quantile.ts'

export type Ask = () => Promise<boolean>
export type Step = {
  atOnce: number
  perSecond: number
  p50: number
  p99: number
  errors: number
  processorShare: number
  megabytes: number
}

const STEPS = [1, 2, 4, 8, 16, 32, 64]
const STEP_MS = 3000
const STILL_RISING = 1.05

/** Asks with ever more at once until a doubling brings no more answers; the last step told is the saturated one. */
export async function riseUntilSaturated(pid: number, ask: Ask): Promise<Step[]> {
  const steps: Step[] = []
  for (const atOnce of STEPS) {
    const step = await holdLoad(pid, ask, atOnce)
    const isRising = step.perSecond > STILL_RISING * (steps.at(-1)?.perSecond ?? 0)
    steps.push(step)
    if (!isRising) break
  }
  return steps
}

async function holdLoad(pid: number, ask: Ask, atOnce: number): Promise<Step> {
  const times: number[] = []
  let errors = 0
  const start = performance.now()
  const worked = processorSecondsOf(pid)
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
    processorShare: (processorSecondsOf(pid) - worked) / seconds,
    megabytes: residentMegabytesOf(pid),
  }
}
