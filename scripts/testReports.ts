import { existsSync, readFileSync } from 'node:fs'

export type TestResult = { title: string; passed: boolean }

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

type PlaywrightSuite = {
  title: string
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

// A file that could not even be loaded has no tests of its own, but it failed all the same.
export function readVitestReport(path: string): TestResult[] {
  if (!existsSync(path)) return [{ title: 'the unit and service tests wrote no report', passed: false }]
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test) => ({ title: test.fullName, passed: test.status === 'passed' }))
    return file.status === 'failed' && tests.every((test) => test.passed)
      ? [...tests, { title: file.name, passed: false }]
      : tests
  })
}

export function readPlaywrightReport(path: string): TestResult[] {
  if (!existsSync(path)) return [{ title: 'the journeys wrote no report', passed: false }]
  const report = JSON.parse(readFileSync(path, 'utf8')) as { suites: PlaywrightSuite[]; errors: unknown[] }
  const results = report.suites.flatMap((suite) => specsOf(suite))
  return report.errors.length > 0 ? [...results, { title: 'the journeys could not run', passed: false }] : results
}

function specsOf(suite: PlaywrightSuite): TestResult[] {
  const own = (suite.specs ?? []).map((spec) => ({
    title: `${suite.title} ${spec.title}`,
    passed: spec.ok && spec.tests.every((test) => test.status === 'expected'),
  }))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner))]
}
