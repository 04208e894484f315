import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { runtimeOf } from '../launch/children.ts'

export type PartKind = 'api' | 'worker'
export type Part = { kind: PartKind; child: ChildProcess; url: string; staffLink: string }

const SCRIPTS = { api: 'server/main.ts', worker: 'worker/main.ts' } as const

/** One process of a scaled installation, as a machine of its own would run it. It is ready when this answers. */
export async function startPart(kind: PartKind, environment: Record<string, string>): Promise<Part> {
  const program = fileURLToPath(new URL(`../../${SCRIPTS[kind]}`, import.meta.url))
  const { execArgv, env: own } = runtimeOf(SCRIPTS[kind])
  const env = { ...own, ...process.env, PORT: '0', ...environment }
  const child = fork(program, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv })
  const said = await Promise.race([once(child, 'message'), once(child, 'exit')])
  const [{ url = '', staffLink = '' }] = said as [{ url?: string; staffLink?: string }]
  return { kind, child, url, staffLink }
}

export async function endPart({ child }: Part): Promise<void> {
  if (hasEnded(child)) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
