import { Client } from 'pg'

// Every row of every table, and every job that waits: what a call that was refused must not have changed. One question
// for all tables: some tests ask it three hundred times.
export async function readEverything(databaseUrl: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const selects = [...tables.rows, { name: 'pgboss.job' }].map(
      ({ name }) =>
        `select '${name}' as name, string_agg(row::text, e'\\n' order by row::text) as rows from ${name} as row`,
    )
    const { rows } = await client.query<{ name: string; rows: string | null }>(selects.join(' union all '))
    return new Map(rows.map((table) => [table.name, table.rows ?? '']))
  } finally {
    await client.end()
  }
}
