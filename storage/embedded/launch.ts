import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { endPostgres, findPid } from './leftover.ts'
import type { Placement } from './placement.ts'
import { guardProgram } from './platformBinaries.ts'
import type { GuardTask } from './postgresGuard.ts'
import { isAlive, waitUntil } from './processes.ts'

// Long enough to replay what a power cut left in the write-ahead log.
const READY_WITHIN_MS = 120_000
const LOG_KEPT_BYTES = 5_000_000

export type Launched = { pid: number; port: number; stop: () => Promise<void> }

export async function launch(placement: Placement, data: string): Promise<Launched> {
  const port = await findFreePort()
  const logFile = join(placement.home, 'server.log')
  const start = () => spawnGuard(placement, data, port, logFile)
  let guard = await start()
  let isStopping = false
  const postmasterFile = join(data, 'postmaster.pid')

  // Without its guard a database would not be restarted: it gets another guard, at the same address.
  function keepGuarded(): void {
    guard.stdin?.write('started')
    guard.once('exit', () => {
      if (!isStopping) void replaceGuard()
    })
  }

  async function replaceGuard(): Promise<void> {
    const left = await findPid(postmasterFile)
    if (left !== undefined) await endPostgres(left, data)
    if (isStopping) return
    guard = await start()
    if (isStopping) guard.stdin?.end()
    else keepGuarded()
  }

  const isReady = async () => guard.exitCode !== null || guard.signalCode !== null || (await saysReady(postmasterFile))
  const isInTime = await waitUntil(isReady, READY_WITHIN_MS)
  const pid = await findPid(postmasterFile)
  const stop = async () => {
    isStopping = true
    await stopGuard(guard, data)
  }
  if (isInTime && pid !== undefined && guard.exitCode === null) {
    keepGuarded()
    return { pid, port, stop }
  }
  await stop()
  const lines = (await readFile(logFile, 'utf8')).trim().split('\n')
  throw new Error(`PostgreSQL did not start: ${lines.slice(-3).join(' | ')}`)
}

async function spawnGuard(placement: Placement, data: string, port: number, logFile: string): Promise<ChildProcess> {
  const { binaries, account } = placement
  const task: GuardTask = { program: join(binaries, 'bin', 'postgres'), parameters: parametersFor(data, port), account }
  if ((await stat(logFile).catch(() => ({ size: 0 }))).size > LOG_KEPT_BYTES) await truncate(logFile)
  const log = await open(logFile, 'a', 0o600)
  try {
    // Its own session, so that Ctrl-C in the terminal reaches Arioso only, which still needs its database to stop well.
    const guard = spawn(process.execPath, [guardProgram, JSON.stringify(task)], {
      detached: true,
      stdio: ['pipe', log.fd, log.fd],
    })
    guard.unref()
    // Broken when the guard was ended from outside; what matters then is its exit.
    guard.stdin?.on('error', () => undefined)
    return guard
  } finally {
    await log.close()
  }
}

function parametersFor(data: string, port: number): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function stopGuard(guard: ChildProcess, data: string) {
  const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()))
  guard.ref()
  guard.stdin?.end()
  if (guard.exitCode === null && guard.signalCode === null) await ended
  // A guard that was killed could not take its PostgreSQL along.
  const pid = await findPid(join(data, 'postmaster.pid'))
  if (pid !== undefined && isAlive(pid)) await endPostgres(pid, data)
}

async function saysReady(postmasterFile: string): Promise<boolean> {
  const lines = (await readFile(postmasterFile, 'utf8').catch(() => '')).split('\n')
  return lines[7]?.trim() === 'ready'
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
