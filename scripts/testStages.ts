import { cpus } from 'node:os'
import type { TestResult } from './testReports.ts'

export type Stage = { name: string; seconds: number; busySeconds: number; results: TestResult[] }

const SLOWEST = 10

// What all processors of the machine have worked since it was started, whoever they worked for.
export function readBusySeconds(): number {
  const busy = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq)
  return busy.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000
}

// How long a stage took by the clock, and how much the processors worked meanwhile, whatever ran beside it.
export async function runStage(name: string, work: () => Promise<TestResult[]>): Promise<Stage> {
  process.stdout.write(`\n› ${name}\n`)
  const [startedAt, busyBefore] = [performance.now(), readBusySeconds()]
  const results = await work()
  const seconds = (performance.now() - startedAt) / 1000
  return { name, seconds, busySeconds: readBusySeconds() - busyBefore, results }
}

type Effort = { seconds: number; busySeconds: number }

// Divided by the number of processors, the work of all is what no order of the stages can bring it below.
export function describeStages(stages: readonly Stage[], whole: Effort): string {
  const row = ({ seconds, busySeconds }: Effort, what: string) => `${minutes(seconds)} ${minutes(busySeconds)}  ${what}`
  const rows = stages.map((stage) => row(stage, `${stage.name} (${stage.results.length})`))
  const title = `Minutes by the clock and of ${cpus().length} processors’ work, stages beside each other:`
  return [title, ...rows, row(whole, 'all of it')].join('\n')
}

export function describeSlowest(stages: readonly Stage[]): string {
  const slowest = stages
    .flatMap(({ results }) => results)
    .filter(({ seconds }) => seconds > 0)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
  return ['The ten slowest:', ...slowest.map(({ title, seconds }) => `${seconds.toFixed(1)} s  ${title}`)].join('\n')
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${String(Math.floor(whole / 60)).padStart(3)}:${String(whole % 60).padStart(2, '0')}`
}
