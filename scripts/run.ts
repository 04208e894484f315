// Starts everything in order and stops it in the opposite one: database, migrations, API, worker.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigurationError, parseConfiguration, type Configuration } from '@arioso/contract/configuration'
import { forgetDeadWorkers, migrate } from '@arioso/storage'
import { startPostgres } from '@arioso/storage/embedded'
import { startChild, type Child, type Ready } from './children.ts'
import { createRunFile } from './runningInstance.ts'

const MAX_RESTARTS = 5

const step = (line: string): void => void process.stdout.write(`› ${line}\n`)

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

const role = readRole()
const configuration = readConfiguration()
if (role !== 'all' && !configuration.DATABASE_URL)
  refuse(`--role=${role} needs DATABASE_URL, the database both halves share`)
const dataFolder = resolve(configuration.ARIOSO_DATA)
mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
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
  const child = startChild(script, environment, step)
  children.push(child)
  remember()
  void child.ended.then(() => restart(child, script, environment, restarts))
  return child.ready
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

async function start(): Promise<void> {
  remember()
  if (!configuration.DATABASE_URL) {
    step('Starting the database')
    database = await startPostgres({ folder: join(dataFolder, 'postgres') })
  }
  const databaseUrl = configuration.DATABASE_URL ?? database?.url ?? ''
  step('Bringing the database up to date')
  await migrate(databaseUrl)
  if (database) await forgetDeadWorkers(databaseUrl)
  const environment = { DATABASE_URL: databaseUrl, ARIOSO_DATA: dataFolder }
  if (role !== 'worker') {
    const { url, staffLink } = await keepRunning('server/main.ts', environment)
    address = url ?? null
    remember()
    step(`Arioso is at ${url}`)
    if (staffLink) step(`Nobody is staff yet. Whoever opens this link first becomes staff:\n  ${staffLink}`)
    process.send?.({ kind: 'address', url, staffLink })
  }
  if (role !== 'api') {
    await keepRunning('worker/main.ts', environment)
    step('The band is ready')
  }
}

try {
  await start()
} catch (error) {
  // Stopped in the middle of starting, a child that never became ready is no failure.
  if (!stopping) {
    process.stderr.write(`Arioso cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
    await stop(1)
  }
}
