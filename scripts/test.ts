// Runs every check and every test and ends with what CI reads: `N passed, N failed`.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks, runTool } from './checks.ts'
import { listRequirements, provenRequirements } from './requirements.ts'
import { readPlaywrightReport, readVitestReport, type TestResult } from './testReports.ts'
import { isWebBuilt, markWebBuilt } from './webBuild.mjs'

// Everything the tests write goes below one folder, which is gone afterwards.
const reports = mkdtempSync(join(tmpdir(), 'arioso-tests-'))
chmodSync(reports, 0o711)
process.env['TMPDIR'] = reports
const step = (line: string): void => void process.stdout.write(`\n› ${line}\n`)

async function buildWeb(): Promise<TestResult> {
  if (isWebBuilt()) return { title: 'the web pages build', passed: true }
  const { code, output } = await runTool(['vite', 'build', 'web'], false)
  if (code === 0) markWebBuilt()
  else process.stdout.write(output)
  return { title: 'the web pages build', passed: code === 0 }
}

async function runVitest(): Promise<TestResult[]> {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  await runTool(['vitest', 'run', ...reporters], true)
  return readVitestReport(report)
}

async function runJourneys(): Promise<TestResult[]> {
  const report = join(reports, 'journeys.json')
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report
  await runTool(['playwright', 'test', '--reporter=list,json'], true)
  return readPlaywrightReport(report)
}

step('Checking types, lint, format and unused code')
const results: TestResult[] = (await runChecks()).map(({ name, passed }) => ({ title: name, passed }))
step('Building the web pages')
results.push(await buildWeb())
step('Running units and services')
results.push(...(await runVitest()))
step('Running journeys in a browser')
results.push(...(await runJourneys()))
rmSync(reports, { recursive: true, force: true })

const failed = results.filter((result) => !result.passed)
for (const { title } of failed) process.stdout.write(`✗ ${title}\n`)
process.stdout.write(`\nrequirements proven: ${provenRequirements(results).length} of ${listRequirements().length}\n`)
process.stdout.write(`${results.length - failed.length} passed, ${failed.length} failed\n`)
process.exit(failed.length === 0 ? 0 : 1)
