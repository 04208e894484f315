import type { TestResult } from './testReports.ts'

export type Stage = { name: string; seconds: number; results: TestResult[] }

const SLOWEST = 10

// How long a stage took by the clock, whatever ran beside it.
export async function runStage(name: string, work: () => Promise<TestResult[]>): Promise<Stage> {
  process.stdout.write(`\n› ${name}\n`)
  const startedAt = performance.now()
  const results = await work()
  return { name, seconds: (performance.now() - startedAt) / 1000, results }
}

export function describeStages(stages: readonly Stage[], wholeSeconds: number): string {
  const rows = stages.map(({ name, seconds, results }) => `${minutes(seconds)}  ${name} (${results.length})`)
  return [`Minutes, stages beside each other:`, ...rows, `${minutes(wholeSeconds)}  all of it`].join('\n')
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
