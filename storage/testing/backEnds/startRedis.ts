import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort, findProgram, waitUntilOpen } from './programs.ts'

export type TestRedis = { url: string; pid: number; stop(): Promise<void> }

/** A Redis of its own on a free port of this machine, or the port of one that is gone, which keeps nothing. */
export async function startRedis(given?: number): Promise<TestRedis> {
  const port = given ?? (await findFreePort())
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(findProgram('redis-server') ?? 'redis-server', settings, { stdio: 'ignore' })
  await waitUntilOpen(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
