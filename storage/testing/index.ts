// Storage for tests: nothing goes in, a Storage on a fresh, migrated database and an empty folder comes out.
// Needs the server that globalSetup.ts starts. A clone of the migrated template takes some ten milliseconds.
// drop() closes it and removes database and folder.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage, type Storage } from '../openStorage.ts'
import { TEMPLATE, urlOfDatabase, withAdministrator } from './testServer.ts'

export { createArtist, type Artist } from './createArtist.ts'
export { readEverything } from './readEverything.ts'

export type TestStorage = Storage & { databaseUrl: string; filesFolder: string; drop(): Promise<void> }

export async function createTestStorage(): Promise<TestStorage> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withAdministrator((client) => client.query(`create database ${name} template ${TEMPLATE}`))
  const databaseUrl = urlOfDatabase(name)
  const filesFolder = await mkdtemp(join(tmpdir(), 'arioso-files-'))
  const storage = await openStorage({ databaseUrl, filesFolder })

  async function drop(): Promise<void> {
    await storage.close()
    await withAdministrator((client) => client.query(`drop database ${name} with (force)`))
    await rm(filesFolder, { recursive: true })
  }

  return { ...storage, databaseUrl, filesFolder, drop }
}
