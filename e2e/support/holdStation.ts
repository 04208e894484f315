import { Client } from 'pg'

const STATION_LOCK = 4601

// There is one radio station for everybody: tests that count its listeners or read its chat take turns.
export async function holdStation(): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: process.env['ARIOSO_TEST_DATABASE'] })
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [STATION_LOCK])
  return () => client.end()
}
