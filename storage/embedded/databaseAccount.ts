import { readFile } from 'node:fs/promises'
import { type Account, runProgram } from './runProgram.ts'

const OWN_ACCOUNT = 'arioso-db'

// PostgreSQL refuses to run as root: then it gets an account of its own. Undefined: run as whoever we are.
export async function findDatabaseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const own = await findAccount(OWN_ACCOUNT)
  if (own) return own
  try {
    await runProgram('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_ACCOUNT])
  } catch (error) {
    const other = (await findAccount(OWN_ACCOUNT)) ?? (await findAccount('postgres')) ?? (await findAccount('nobody'))
    if (other) return other
    throw new Error('PostgreSQL cannot run as root and no account could be made for it', { cause: error })
  }
  return findAccount(OWN_ACCOUNT)
}

async function findAccount(name: string): Promise<Account | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const fields = lines.map((line) => line.split(':')).find((line) => line[0] === name)
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) }
}
