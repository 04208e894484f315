import type { Client } from 'pg'

// Everything people own, and unfinished jobs. Finished jobs are left out, and an unlogged table holds
// only what may be lost.
const UNFINISHED = `where state < 'completed'`

export type Table = { name: string; rows: string }

export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('public.%I', relname) as name from pg_class
     where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace order by 1`,
  )
  return [
    ...rows.map(({ name }) => ({ name, rows: `select to_json(t)::text as row from ${name} as t` })),
    { name: 'pgboss.job', rows: `select to_json(t)::text as row from pgboss.job as t ${UNFINISHED}` },
  ]
}

// Rows that come from another release would lack what this one asks for.
export async function countMigrations(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]?.count ?? 0
}

type ForeignKey = { table: string; name: string; definition: string }

/** Rows refer to each other in circles: what they must refer to is asked once all of them are there. */
export async function withoutForeignKeys(client: Client, load: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  await load()
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

export async function insertRows(client: Client, table: string, rows: string[]): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  await client.query(
    `insert into ${table} (${names}) overriding system value
     select ${names} from json_populate_recordset(null::${table}, $1::json)`,
    [`[${rows.join(',')}]`],
  )
}

// Numbers that were given out are not given out again.
export async function moveSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.oid::regclass::text as "table", quote_ident(a.attname) as "column",
      pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null`)
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($1, greatest((select max(${column}) from ${table}), 1), exists (select 1 from ${table}))`,
      [sequence],
    )
}
