// Stands between Arioso and its PostgreSQL: when the pipe from the parent ends, however the parent ended,
// PostgreSQL is told to stop. Once the parent said that it had started (any byte through the pipe), a PostgreSQL that ends
// by itself is started again at the same address. Run as: node postgresGuard.ts '{"program","parameters","account"}'
import { spawn, type ChildProcess } from 'node:child_process'
import type { Account } from './runProgram.ts'

export type GuardTask = { program: string; parameters: string[]; account: Account | undefined }

const FAST_SHUTDOWN_MS = 5_000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
const STEADY_MS = 60_000

const { program, parameters, account } = JSON.parse(process.argv[2] ?? '') as GuardTask

let isStopping = false
let hasStarted = false
let waitMs = FIRST_WAIT_MS
let postgres = start()

function start(): ChildProcess {
  const startedAt = performance.now()
  const child = spawn(program, parameters, { ...account, cwd: '/', stdio: ['ignore', 'inherit', 'inherit'] })
  child.once('error', (error) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })
  child.once('exit', (code) => {
    if (isStopping || !hasStarted) process.exit(code ?? 1)
    // Backends of the one that died may hold on to its memory for a moment; then the next start fails, too.
    waitMs = performance.now() - startedAt > STEADY_MS ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, waitMs * 2)
    setTimeout(startAgain, waitMs)
  })
  return child
}

function startAgain(): void {
  if (isStopping) process.exit(0)
  postgres = start()
}

function stop(): void {
  if (isStopping) return
  isStopping = true
  if (postgres.exitCode !== null || postgres.signalCode !== null) process.exit(0)
  postgres.kill('SIGINT')
  setTimeout(() => postgres.kill('SIGQUIT'), FAST_SHUTDOWN_MS).unref()
}

process.stdin.on('data', () => {
  hasStarted = true
})
for (const event of ['end', 'close', 'error']) process.stdin.once(event, stop)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
