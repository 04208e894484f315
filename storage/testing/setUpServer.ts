import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../migrate.ts'
import { onServer, TEMPLATE, withClient, type DatabaseServer } from './testServer.ts'

export type StartedServer = DatabaseServer & { stop(): Promise<void> }

// One server for a whole run of tests, with one migrated database that every test's own is cloned from.
export async function setUpServer(
  project: TestProject,
  start: (folder: string) => Promise<StartedServer>,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'arioso-test-'))
  // Open to all, or root's database account could not get to its data in it.
  await chmod(folder, 0o755)
  const server = await start(folder)
  const { url, directUrl } = server
  await withClient(onServer(directUrl, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${TEMPLATE}`)
    await client.query(`create database ${TEMPLATE}`)
  })
  await migrate(onServer(directUrl, TEMPLATE))
  project.provide('databaseServer', { url, directUrl })
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
