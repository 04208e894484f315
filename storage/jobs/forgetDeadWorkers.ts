import { Client } from 'pg'

// For the process that has just started the database: no worker can be at work, so whatever looks active belongs to a
// dead one. Its heartbeat is set back, and the queue takes the job back by its own rules instead of waiting it out.
export async function forgetDeadWorkers(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
  } finally {
    await client.end()
  }
}
