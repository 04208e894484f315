import { existsSync, readFileSync } from 'node:fs'

export type TestResult = { title: string; passed: boolean; seconds: number }

type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
  }[]
}

type PlaywrightSuite = {
  title: string
  specs?: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

type PlaywrightSpec = {
  title: string
  ok: boolean
  tests: { status: string; projectName: string; results: { duration: number }[] }[]
}

// A file that could not even be loaded has no tests of its own, but it failed all the same.
export function readVitestReport(path: string): TestResult[] {
  if (!existsSync(path)) return [failure('the unit and service tests wrote no report')]
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test) => ({
      title: test.fullName,
      passed: test.status === 'passed',
      seconds: (test.duration ?? 0) / 1000,
    }))
    return file.status === 'failed' && tests.every((test) => test.passed) ? [...tests, failure(file.name)] : tests
  })
}

export function readPlaywrightReport(path: string): TestResult[] {
  if (!existsSync(path)) return [failure('the journeys wrote no report')]
  const report = JSON.parse(readFileSync(path, 'utf8')) as { suites: PlaywrightSuite[]; errors: unknown[] }
  const results = report.suites.flatMap((suite) => specsOf(suite))
  return report.errors.length > 0 ? [...results, failure('the journeys could not run')] : results
}

function specsOf(suite: PlaywrightSuite): TestResult[] {
  const own = (suite.specs ?? []).map((spec) => ({
    title: `${suite.title} ${spec.title} (${spec.tests.map(({ projectName }) => projectName).join(', ')})`,
    passed: spec.ok && spec.tests.every((test) => test.status === 'expected'),
    seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner))]
}

export function failure(title: string): TestResult {
  return { title, passed: false, seconds: 0 }
}
