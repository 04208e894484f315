import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { createQueues } from './jobs/createQueues.ts'

// An arbitrary unique lock number: two processes that start at once take turns.
const MIGRATION_LOCK = 7_246_100_217

export async function migrate(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'arioso migrate' })
  // Without a listener a connection cut while waiting for the lock would end the process; the query rejects anyway.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) })
    await createQueues(databaseUrl)
  } finally {
    await client.end()
  }
}
