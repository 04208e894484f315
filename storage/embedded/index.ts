// A PostgreSQL of our own on this machine. A folder goes in, a database url comes out, loopback only.
// It survives kill -9 and power cuts and ends with the process that started it, however that one ends.
// Real server binaries from npm; nothing has to be installed by hand.
import { Client } from 'pg'
import { findDatabaseAccount } from './databaseAccount.ts'
import { initialise, SUPERUSER } from './initialise.ts'
import { type Launched, launch } from './launch.ts'
import { findRunningPostgres } from './findRunning.ts'
import { endLeftover, recordOwner } from './leftover.ts'
import { type Placement, placePostgres } from './placement.ts'
import { ensureProductRole, PRODUCT_ROLE, productPassword } from './productRole.ts'

export type { Account } from './runProgram.ts'
export { ensureSystemAccount } from './systemAccount.ts'

// url is the superuser's, for creating databases; productUrl is for everything else.
export type EmbeddedPostgres = { url: string; productUrl: string; pid: number; stop: () => Promise<void> }

const DATABASE = 'arioso'
const LAUNCH_TRIES = 3

export async function startPostgres(options: {
  folder: string
  log?: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const placement = await placePostgres(options.folder, await findDatabaseAccount())
  const { data, password } = await initialise(placement)
  await endLeftover(placement.home, data)
  await recordOwner(placement.home)
  const { pid, port, stop } = await launchOnSomePort(placement, data, log)
  const address = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}`
  try {
    await ensureDatabase(`${address}/postgres`)
    await ensureProductRole(`${address}/${DATABASE}`, productPassword(password))
  } catch (error) {
    await stop()
    throw error
  }
  log(`PostgreSQL ${pid} listens on 127.0.0.1:${port}`)
  const productUrl = `postgres://${PRODUCT_ROLE}:${productPassword(password)}@127.0.0.1:${port}/${DATABASE}`
  return { url: `${address}/${DATABASE}`, productUrl, pid, stop }
}

// For tools that need a database that may be running already; otherwise it is started and stopped.
export async function borrowPostgres(folder: string): Promise<{ productUrl: string; stop: () => Promise<void> }> {
  const productUrl = await findRunningPostgres(folder, DATABASE)
  return productUrl === undefined ? startPostgres({ folder }) : { productUrl, stop: async () => undefined }
}

// Between finding a free port and using it, another process may take it.
async function launchOnSomePort(placement: Placement, data: string, log: (line: string) => void): Promise<Launched> {
  for (let triesLeft = LAUNCH_TRIES - 1; ; triesLeft -= 1) {
    try {
      return await launch(placement, data)
    } catch (error) {
      if (triesLeft === 0) throw error
      log(String(error))
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
