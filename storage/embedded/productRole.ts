import { createHash } from 'node:crypto'
import { Client } from 'pg'

export const PRODUCT_ROLE = 'arioso_product'

// Follows from the superuser's, which does not follow from it: one file to keep.
export function productPassword(superuserPassword: string): string {
  return createHash('sha256').update(`product:${superuserPassword}`).digest('base64url')
}

/**
 * The product owns its database and nothing else: an SQL injection can read no file of the machine, start no program
 * and makes no other role. What an earlier version made as superuser is handed over.
 */
export async function ensureProductRole(databaseUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [PRODUCT_ROLE])
    if (rowCount === 0) await client.query(`create role ${PRODUCT_ROLE}`)
    const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
    await client.query(`alter role ${PRODUCT_ROLE} ${rights} password ${client.escapeLiteral(password)}`)
    await client.query(
      `do $$ begin execute format('alter database %I owner to ${PRODUCT_ROLE}', current_database()); end $$`,
    )
    await client.query(HAND_OVER)
  } finally {
    await client.end()
  }
}

const IS_OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

// Sequences of a column go with their table.
const HAND_OVER = `
do $$
declare
  thing record;
begin
  for thing in
    select format('schema %I', n.nspname) as name from pg_namespace n
      where ${IS_OURS} and pg_get_userbyid(n.nspowner) not in ('${PRODUCT_ROLE}', 'pg_database_owner')
    union all
    select format('table %I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${IS_OURS} and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_get_userbyid(c.relowner) <> '${PRODUCT_ROLE}'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
    union all
    select format('routine %s', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${IS_OURS} and pg_get_userbyid(p.proowner) <> '${PRODUCT_ROLE}'
    union all
    select format('type %s', t.oid::regtype) from pg_type t join pg_namespace n on n.oid = t.typnamespace
      where ${IS_OURS} and t.typtype in ('e', 'd') and pg_get_userbyid(t.typowner) <> '${PRODUCT_ROLE}'
  loop
    execute format('alter %s owner to ${PRODUCT_ROLE}', thing.name);
  end loop;
end $$`
