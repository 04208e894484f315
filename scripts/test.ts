// Runs every check and every test and ends with what CI reads: `N passed, N failed`. With --quick only what a change is
// likely to break: the pure tests, what imports a changed file, three journeys.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { otherDatabases, tellMissing } from '../storage/testing/backEnds/installed.ts'
import { root, runChecks, runTool } from './checks.ts'
import { describeProof, listRequirements, readProof } from './rules/requirements.ts'
import { failure, readPlaywrightReport, readVitestReport, type TestResult } from './testReports.ts'
import { describeSlowest, describeStages, readBusySeconds, runStage, type Stage } from './testStages.ts'
import { isWebBuilt, markWebBuilt } from './webBuild.mjs'

const isQuick = process.argv.includes('--quick')
const QUICK_JOURNEYS = 'JRN-01|JRN-02|JRN-04'
// About half the share of the processor: with less a film of ten seconds took minutes beside two busy browsers. A quick run
// makes no films; its browser waits for the demo songs, which step back themselves.
const NICENESS = isQuick ? 19 : 3
// Playwright compiles hundreds of files before the first test; below the temporary folder it would do so in every run.
const COMPILED_TESTS = join(root, 'node_modules', '.cache', 'playwright')

// Everything the tests write goes below one folder, which is gone afterwards.
const reports = mkdtempSync(join(tmpdir(), 'arioso-tests-'))
chmodSync(reports, 0o711)
process.env['TMPDIR'] = reports

async function buildWeb(): Promise<TestResult[]> {
  const startedAt = performance.now()
  const { code, output } = isWebBuilt()
    ? { code: 0, output: '' }
    : await runTool(['vite', 'build', 'web'], { show: false })
  if (code === 0) markWebBuilt()
  else process.stdout.write(output)
  return [{ title: 'the web pages build', passed: code === 0, seconds: (performance.now() - startedAt) / 1000 }]
}

async function check(): Promise<TestResult[]> {
  return (await runChecks()).map(({ name, ...result }) => ({ title: name, ...result }))
}

// Beside a browser that somebody waits for, these step back. What they print is shown when something failed.
async function runVitest(name: string, ...options: string[]): Promise<TestResult[]> {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runTool(['vitest', 'run', ...reporters, ...options], {
    show: false,
    niceness: NICENESS,
  })
  if (code !== 0) process.stdout.write(output)
  const results = readVitestReport(report)
  const isUnexplained = code !== 0 && results.every(({ passed }) => passed)
  return isUnexplained ? [...results, failure(`an error outside of any test (${name})`)] : results
}

async function runPlaywright(name: string, ...options: string[]): Promise<TestResult[]> {
  const report = join(reports, `${name}.json`)
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PWTEST_CACHE_DIR: COMPILED_TESTS }
  await runTool(['playwright', 'test', '--reporter=list,json', ...options], { show: true, environment })
  return readPlaywrightReport(report)
}

// Those that take longest there, jobs, credits and query plans, are run by `npm run test:databases`.
const OTHERWISE_TRIED = [
  'storage/storage.test.ts',
  'storage/limits',
  'storage/realtime',
  'storage/repositories/collections',
]

async function tryOtherDatabases(): Promise<TestResult[]> {
  tellMissing()
  const names = otherDatabases.map(({ project }) => project)
  return names.length === 0 ? [] : runVitest('databases', ...projects(...names), ...OTHERWISE_TRIED)
}

async function inOrder(...stages: (() => Promise<Stage>)[]): Promise<Stage[]> {
  const done: Stage[] = []
  for (const stage of stages) done.push(await stage())
  return done
}

const build = () => runStage('Building the web pages', buildWeb)
const projects = (...names: string[]) => names.map((name) => `--project=${name}`)

// Two cores: pages mostly wait, and one that computes fills the gaps. Services have servers, databases and films of their
// own: beside them a browser waits so long that its tests measure the machine.
async function runAll(): Promise<Stage[][]> {
  const beside = await Promise.all([
    inOrder(build, () => runStage('Journeys and pages in a browser', () => runPlaywright('browser'))),
    inOrder(
      () => runStage('Types, lint, format and unused code', check),
      () => runStage('Units', () => runVitest('units', '--maxWorkers=1', ...projects('pure', 'sound', 'sound-alone'))),
    ),
  ])
  const services = await inOrder(
    () => runStage('Services', () => runVitest('services', ...projects('services'))),
    () => runStage('Storage on other databases', tryOtherDatabases),
  )
  return [...beside, services]
}

function runQuick(): Promise<Stage[][]> {
  const journeys = ['--project=desktop', '--grep', QUICK_JOURNEYS]
  const changed = ['--changed', '--passWithNoTests', ...projects('sound', 'sound-alone', 'services')]
  return Promise.all([
    inOrder(build, () => runStage('Three journeys in a browser', () => runPlaywright('browser', ...journeys))),
    inOrder(
      () => runStage('Pure tests', () => runVitest('pure', ...projects('pure'))),
      () => runStage('What imports a changed file', () => runVitest('changed', ...changed)),
    ),
  ])
}

const [startedAt, busyBefore] = [performance.now(), readBusySeconds()]
const stages = (await (isQuick ? runQuick() : runAll())).flat()
rmSync(reports, { recursive: true, force: true })

const results = stages.flatMap((stage) => stage.results)
const failed = results.filter((result) => !result.passed)
const say = (text: string): void => void process.stdout.write(`${text}\n`)
for (const { title } of failed) say(`✗ ${title}`)
const whole = { seconds: (performance.now() - startedAt) / 1000, busySeconds: readBusySeconds() - busyBefore }
say(`\n${describeStages(stages, whole)}`)
say(`\n${describeSlowest(stages)}\n`)
if (!isQuick) say(describeProof(readProof(listRequirements(), results)))
say(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
