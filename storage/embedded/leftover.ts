import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTimeOf, commandLineOf, waitUntil } from './processes.ts'

const OWNER_LEAVES_WITHIN_MS = 8_000
const FAST_SHUTDOWN_MS = 5_000

// Ends a server that lost its owner; one whose owner still runs is in use and left alone.
export async function endLeftover(home: string, data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  const pid = await findPid(file)
  if (pid !== undefined && (await isOurs(pid, data))) {
    const owner = await findLivingOwner(home)
    if (owner !== undefined && !(await ownerLeaves(home, owner))) {
      throw new Error(`the database in ${home} is in use by process ${owner}: stop that one first`)
    }
    await endPostgres(pid, data)
  }
  await rm(file, { force: true })
}

export async function recordOwner(home: string): Promise<void> {
  await writeFile(join(home, 'owner'), `${process.pid} ${await startTimeOf(process.pid)}`, { mode: 0o600 })
}

export async function findPid(postmasterFile: string): Promise<number | undefined> {
  const [line] = (await readFile(postmasterFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(line)
  return Number.isInteger(pid) && pid > 1 ? pid : undefined
}

export async function endPostgres(pid: number, data: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!(await isOurs(pid, data))) return
    process.kill(pid, signal)
    if (await waitUntil(async () => !(await isOurs(pid, data)), FAST_SHUTDOWN_MS)) return
  }
}

async function isOurs(pid: number, data: string): Promise<boolean> {
  return (await startTimeOf(pid)) !== '' && (await commandLineOf(pid)).includes(data)
}

async function findLivingOwner(home: string): Promise<number | undefined> {
  const [pid, birth] = (await readFile(join(home, 'owner'), 'utf8').catch(() => '')).split(' ')
  return pid && birth && (await startTimeOf(Number(pid))) === birth ? Number(pid) : undefined
}

async function ownerLeaves(home: string, owner: number): Promise<boolean> {
  if (owner === process.pid) return false
  return waitUntil(async () => (await findLivingOwner(home)) === undefined, OWNER_LEAVES_WITHIN_MS)
}
