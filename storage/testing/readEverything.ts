import { Client } from 'pg'

// Every row of every table, and every job that waits: what a call that was refused must not have changed.
export async function readEverything(databaseUrl: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const everything = new Map<string, string>()
    for (const { name } of [...tables.rows, { name: 'pgboss.job' }]) {
      const { rows } = await client.query<{ rows: string | null }>(
        `select string_agg(row::text, e'\\n' order by row::text) as rows from ${name} as row`,
      )
      everything.set(name, rows[0]?.rows ?? '')
    }
    return everything
  } finally {
    await client.end()
  }
}
