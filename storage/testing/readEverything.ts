import { Client } from 'pg'

export type EverythingReader = { read(): Promise<Map<string, string>>; close(): Promise<void> }

/**
 * Reads every row of every table, and every job that waits: what a call that was refused must not have changed. Some
 * tests ask three hundred times, so one prepared question asks for all tables.
 */
export async function openEverythingReader(databaseUrl: string): Promise<EverythingReader> {
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c jit=off -c plan_cache_mode=force_generic_plan',
  })
  await client.connect()
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const text = [...tables.rows, { name: 'pgboss.job' }]
    .map(
      ({ name }) =>
        `select '${name}' as name, string_agg(row::text, e'\\n' order by row::text) as rows from ${name} as row`,
    )
    .join(' union all ')
  return {
    async read() {
      const { rows } = await client.query<{ name: string; rows: string | null }>({ name: 'everything', text })
      return new Map(rows.map((table) => [table.name, table.rows ?? '']))
    },
    close: () => client.end(),
  }
}
