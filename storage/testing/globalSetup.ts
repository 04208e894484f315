import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../embedded/index.ts'
import { migrate } from '../migrate.ts'
import { forgetOnPowerCut } from './forgetOnPowerCut.ts'
import { SERVER_URL_VARIABLE, TEMPLATE, urlOfDatabase, withAdministrator } from './testServer.ts'

// One server for a whole run of tests, with one migrated database that every test's own is cloned from.
// With ARIOSO_TEST_DATABASE_SERVER set, the tests run on that server instead, for instance an older PostgreSQL.
export default async function setUp(): Promise<() => Promise<void>> {
  const stop = process.env[SERVER_URL_VARIABLE] ? async () => undefined : await startServer()
  await withAdministrator((client) => client.query(`drop database if exists ${TEMPLATE}`))
  await withAdministrator((client) => client.query(`create database ${TEMPLATE}`))
  await migrate(urlOfDatabase(TEMPLATE))
  return stop
}

async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'arioso-test-'))
  // Open to all, or root's database account could not get to its data in it.
  await chmod(folder, 0o755)
  const server = await startPostgres({ folder: join(folder, 'postgres') })
  process.env[SERVER_URL_VARIABLE] = server.url
  await forgetOnPowerCut(server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
