import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findDatabaseAccount } from './databaseAccount.ts'
import { findPid } from './leftover.ts'
import { placePostgres } from './placement.ts'
import { isAlive } from './processes.ts'
import { PRODUCT_ROLE, productPassword } from './productRole.ts'

const PORT_LINE = 3

/** The address of a database that another process runs in this folder; undefined without one. */
export async function findRunningPostgres(folder: string, database: string): Promise<string | undefined> {
  const { home } = await placePostgres(folder, await findDatabaseAccount())
  const file = join(home, 'data', 'postmaster.pid')
  const pid = await findPid(file)
  if (pid === undefined || !isAlive(pid)) return undefined
  const port = (await readFile(file, 'utf8')).split('\n')[PORT_LINE]
  const password = productPassword(await readFile(join(home, 'data', 'arioso-password'), 'utf8'))
  return `postgres://${PRODUCT_ROLE}:${password}@127.0.0.1:${port}/${database}`
}
