// Storage for tests: nothing goes in, a Storage on a fresh, migrated database and an empty folder comes out.
// Needs the server that globalSetup.ts starts. A clone of the migrated template takes some ten milliseconds.
// drop() closes it and removes database and folder.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { openStorage, type Storage } from '../openStorage.ts'
import { directUrlOfDatabase, TEMPLATE, urlOfDatabase, withAdministrator } from './testServer.ts'

export { createArtist, type Artist } from './createArtist.ts'
export { findProgram } from './backEnds/programs.ts'
export { startRedis, type TestRedis } from './backEnds/startRedis.ts'
export { startS3, type TestS3 } from './backEnds/startS3.ts'
export { openEverythingReader, type EverythingReader } from './readEverything.ts'

const LOOKS = 100
const LOOK_MS = 20

// databaseUrl and directUrl differ where the tests run behind a pool.
export type TestStorage = Storage & {
  databaseUrl: string
  directUrl: string
  filesFolder: string
  drop(): Promise<void>
}

export async function createTestStorage(): Promise<TestStorage> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withAdministrator((client) => client.query(`create database ${name} template ${TEMPLATE}`))
  const databaseUrl = urlOfDatabase(name)
  const directUrl = directUrlOfDatabase(name)
  const filesFolder = await mkdtemp(join(tmpdir(), 'arioso-files-'))
  const storage = await openStorage({ databaseUrl, directUrl, filesFolder })

  async function drop(): Promise<void> {
    await storage.close()
    await withAdministrator(async (client) => {
      await waitUntilLeft(client, name)
      await client.query(`drop database ${name} with (force)`)
    })
    await rm(filesFolder, { recursive: true })
  }

  return { ...storage, databaseUrl, directUrl, filesFolder, drop }
}

// A pool has ended before its last connections have: cutting one off then is an error nobody listens to any more.
async function waitUntilLeft(client: Client, database: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [database])
    if (rowCount === 0) return
    await delay(LOOK_MS)
  }
}
