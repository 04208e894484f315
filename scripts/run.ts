// Starts everything in order and stops it in the opposite one: database, migrations, API, worker.
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigurationError, parseConfiguration, type Configuration } from '@arioso/contract/configuration'
import { forgetDeadWorkers, migrate } from '@arioso/storage'
import { startPostgres } from '@arioso/storage/embedded'
import { startChild, type Child, type Ready } from './children.ts'
import { createDemoProgress } from './demoProgress.ts'
import { adviceFor, type Stage } from './launch/advice.mjs'
import { during, step } from './launch/heartbeat.mjs'
import { createRunFile } from './runningInstance.ts'

const MAX_RESTARTS = 5

const onDemoCount = createDemoProgress()

function refuse(reason: string): never {
  process.stderr.write(`Arioso cannot start: ${reason}\n`)
  process.exit(1)
}

function readConfiguration(): Configuration {
  try {
    return parseConfiguration(process.env)
  } catch (error) {
    if (error instanceof ConfigurationError) return refuse(error.message)
    throw error
  }
}

function readRole(): 'all' | 'api' | 'worker' {
  const [argument = '--role=all', ...others] = process.argv.slice(2)
  const role = ['all', 'api', 'worker'].find((name) => argument === `--role=${name}`)
  if (role === undefined || others.length > 0)
    return refuse(`only --role=all, --role=api or --role=worker is understood`)
  return role as 'all' | 'api' | 'worker'
}

function openDataFolder(): void {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    accessSync(dataFolder, constants.W_OK)
  } catch (error) {
    refuse(
      `ARIOSO_DATA: ${dataFolder} cannot be written (${(error as NodeJS.ErrnoException).code}); name another folder`,
    )
  }
}

const role = readRole()
const configuration = readConfiguration()
if (role !== 'all' && !configuration.DATABASE_URL)
  refuse(`--role=${role} needs DATABASE_URL, the database both halves share`)
const dataFolder = resolve(configuration.ARIOSO_DATA)
openDataFolder()
const runFile = createRunFile(join(dataFolder, `run-${role}.json`))
const running = runFile.findRunning()
if (running) {
  step(`Arioso already runs here${running.url ? ` at ${running.url}` : ''} (process ${running.pid})`)
  process.exit(0)
}
runFile.endLeftovers()

const children: Child[] = []
let database: { url: string; stop(): Promise<void> } | undefined
let stopping = false
let address: string | null = null
let stage: Stage = configuration.DATABASE_URL ? 'givenDatabase' : 'database'

async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  step('Stopping')
  await Promise.all(children.map((child) => child.stop()))
  await database?.stop()
  runFile.remove()
  process.exit(exitCode)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('disconnect', () => void stop(0))

function remember(): void {
  runFile.write({ url: address, children: children.map((child) => child.pid) })
}

async function keepRunning(
  script: 'server/main.ts' | 'worker/main.ts',
  environment: Record<string, string>,
  restarts = 0,
): Promise<Ready> {
  const child = startChild(script, environment, onDemoCount)
  children.push(child)
  remember()
  // What never got ready at the first start would not get ready at the next: that is told instead.
  let mayRestart = restarts > 0
  void child.ended.then(() => (mayRestart ? restart(child, script, environment, restarts) : undefined))
  const ready = await child.ready
  mayRestart = true
  return ready
}

async function restart(
  child: Child,
  script: 'server/main.ts' | 'worker/main.ts',
  environment: Record<string, string>,
  restarts: number,
): Promise<void> {
  children.splice(children.indexOf(child), 1)
  if (stopping) return
  if (restarts >= MAX_RESTARTS) {
    step(`${script} ended ${restarts + 1} times; giving up`)
    await stop(1)
  } else {
    step(`${script} ended unexpectedly; starting it again`)
    await keepRunning(script, environment, restarts + 1).catch((error: Error) => step(error.message))
  }
}

function tellPort(url = ''): void {
  const { PORT } = configuration
  if (PORT === 0 || Number(new URL(url).port || 80) === PORT) return
  step(`Port ${PORT} is taken or not allowed; this is the next free one`)
}

async function start(): Promise<void> {
  remember()
  if (!configuration.DATABASE_URL) {
    database = await during('Starting the database', () => startPostgres({ folder: join(dataFolder, 'postgres') }))
  }
  const databaseUrl = configuration.DATABASE_URL ?? database?.url ?? ''
  await during('Bringing the database up to date', () => migrate(databaseUrl))
  if (database) await forgetDeadWorkers(databaseUrl)
  stage = 'parts'
  const environment = { DATABASE_URL: databaseUrl, ARIOSO_DATA: dataFolder }
  if (role !== 'worker') {
    const { url, staffLink } = await during('Starting the server', () => keepRunning('server/main.ts', environment))
    address = url ?? null
    remember()
    tellPort(url)
    step(`Arioso is at ${url}`)
    if (staffLink) step(`Nobody is staff yet. Whoever opens this link first becomes staff:\n  ${staffLink}`)
    process.send?.({ kind: 'address', url, staffLink })
  }
  if (role !== 'api') {
    await during('Calling the band together', () => keepRunning('worker/main.ts', environment))
    step('The band is ready')
  }
}

// Where several addresses were tried in vain, the message is empty and only the code tells.
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ((error as NodeJS.ErrnoException).code ?? error.name)
}

try {
  await start()
} catch (error) {
  // Stopped in the middle of starting, a child that never became ready is no failure.
  if (!stopping) {
    const reason = describeFailure(error)
    process.stderr.write(`Arioso cannot start: ${[reason, adviceFor(stage, reason)].filter(Boolean).join('\n')}\n`)
    await stop(1)
  }
}
