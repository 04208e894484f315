import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort, findProgram, waitUntilOpen } from './programs.ts'

export type TestRedis = { url: string; stop(): Promise<void> }

/** A Redis of its own on a free port of this machine, which keeps nothing. */
export async function startRedis(): Promise<TestRedis> {
  const port = await findFreePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(findProgram('redis-server') ?? 'redis-server', settings, { stdio: 'ignore' })
  await waitUntilOpen(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
