// Stands between Arioso and its PostgreSQL: when the pipe from the parent ends, however the parent ended,
// PostgreSQL is told to stop. Run as: node postgresGuard.ts '{"program","parameters","account"}'
import { spawn } from 'node:child_process'
import type { Account } from './runProgram.ts'

export type GuardTask = { program: string; parameters: string[]; account: Account | undefined }

const FAST_SHUTDOWN_MS = 5_000

const { program, parameters, account } = JSON.parse(process.argv[2] ?? '') as GuardTask
const postgres = spawn(program, parameters, { ...account, cwd: '/', stdio: ['ignore', 'inherit', 'inherit'] })

let isStopping = false

function stop(): void {
  if (isStopping) return
  isStopping = true
  postgres.kill('SIGINT')
  setTimeout(() => postgres.kill('SIGQUIT'), FAST_SHUTDOWN_MS).unref()
}

postgres.once('error', (error) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
postgres.once('exit', (code) => process.exit(code ?? 1))

process.stdin.resume()
for (const event of ['end', 'close', 'error']) process.stdin.once(event, stop)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
