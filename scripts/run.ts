// Starts everything in order and stops it in the opposite one: database, migrations, API, worker.
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ConfigurationError, parseConfiguration, type Configuration } from '@arioso/contract/configuration'
import { forgetDeadWorkers, migrate } from '@arioso/storage'
import { type Account, startPostgres } from '@arioso/storage/embedded'
import { startChild, type Child, type Ready, type Script } from './launch/children.ts'
import { createDemoProgress } from './launch/demoProgress.ts'
import { adviceFor, type Stage } from './launch/advice.mjs'
import { during, step } from './launch/heartbeat.mjs'
import { chooseProductAccount, openCompileCache } from './launch/productAccount.ts'
import { restartDelayMs } from './launch/restartDelay.ts'
import { createRunFile } from './launch/runningInstance.ts'

type Environment = Record<string, string>

const FIRST_OPEN_PORT = 1024

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
// Its own secret on every machine, and a session would be known on one of them only.
if (role === 'api' && configuration.S3_BUCKET && !configuration.AUTH_SECRET)
  refuse('--role=api with S3_BUCKET needs AUTH_SECRET, the same on every machine')
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
let database: { productUrl: string; stop(): Promise<void> } | undefined
let stopping = false
let address: string | null = null
let account: Account | undefined
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

async function leaveRoot(): Promise<Environment> {
  const code = fileURLToPath(new URL('..', import.meta.url))
  const chosen = await chooseProductAccount({ code, data: dataFolder })
  if (chosen === undefined) return {}
  if ('stays' in chosen) {
    step(`Arioso stays root: ${chosen.stays}`)
    return {}
  }
  account = chosen.account
  if (needsRoot('server/main.ts')) step(`The server stays root: port ${configuration.PORT} takes that`)
  const cache = await openCompileCache(account)
  return { HOME: dataFolder, ...(cache && { NODE_COMPILE_CACHE: cache }) }
}

// Low ports are root's; whoever asked for one would otherwise find the product elsewhere.
function needsRoot(script: Script): boolean {
  return script === 'server/main.ts' && configuration.PORT > 0 && configuration.PORT < FIRST_OPEN_PORT
}

function accountFor(script: Script): Account | undefined {
  return needsRoot(script) ? undefined : account
}

// Rejects when it ends before it was ready. Once ready it is started again whenever it ends.
async function keepRunning(script: Script, environment: Environment, endedAt: number[] = []): Promise<Ready> {
  const child = startChild(script, environment, onDemoCount, accountFor(script))
  children.push(child)
  remember()
  void child.ended.then(() => children.splice(children.indexOf(child), 1))
  const ready = await child.ready
  // Pages that are open ask where they were loaded from.
  const PORT = ready.url && new URL(ready.url).port
  void child.ended.then(() => restart(script, PORT ? { ...environment, PORT } : environment, endedAt))
  return ready
}

async function restart(script: Script, environment: Environment, endedAt: number[] = []): Promise<void> {
  if (stopping) return
  endedAt.push(Date.now())
  const delayMs = restartDelayMs(endedAt, Date.now())
  step(`${script} ended unexpectedly; starting it again ${delayMs > 0 ? `in ${delayMs / 1000} s` : 'now'}`)
  await delay(delayMs)
  if (stopping) return
  await keepRunning(script, environment, endedAt).catch(() => restart(script, environment, endedAt))
}

// Without its band the server still plays what there is: only alone is a worker that cannot start a failed start.
async function callBand(environment: Environment): Promise<void> {
  const first = keepRunning('worker/main.ts', environment)
  if (role === 'worker') await first
  else await first.catch(() => restart('worker/main.ts', environment))
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
  const databaseUrl = configuration.DATABASE_URL ?? database?.productUrl ?? ''
  await during('Bringing the database up to date', () => migrate(configuration.DATABASE_DIRECT_URL ?? databaseUrl))
  if (database) await forgetDeadWorkers(databaseUrl)
  stage = 'parts'
  const environment = { DATABASE_URL: databaseUrl, ARIOSO_DATA: dataFolder, ...(await leaveRoot()) }
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
    await during('Calling the band together', () => callBand(environment))
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
