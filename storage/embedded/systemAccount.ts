import { readFile } from 'node:fs/promises'
import { type Account, runProgram } from './runProgram.ts'

/** A system account without a login, created where it is missing; undefined when it can neither be found nor created. */
export async function ensureSystemAccount(name: string): Promise<Account | undefined> {
  const found = await findAccount(name)
  if (found) return found
  await runProgram('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name]).catch(
    () => undefined,
  )
  return findAccount(name)
}

export async function findAccount(name: string): Promise<Account | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  const fields = lines.map((line) => line.split(':')).find((line) => line[0] === name)
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) }
}
