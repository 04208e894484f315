import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'

export type Log = (message: string, error?: unknown) => void

// What repositories query: the pool, or a transaction on one of its connections.
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

const POOL_CONNECTIONS = 12
const CONNECT_TIMEOUT_MS = 10_000

export function openPool(databaseUrl: string, log: Log, max = POOL_CONNECTIONS): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'arioso',
    keepAlive: true,
  })
  const report = (error: Error) => {
    if (!pool.ending) log('a database connection was cut', error)
  }
  // The pool watches only idle connections; one cut while it is borrowed would end the process. Each reports for itself,
  // so the pool's own event, which must have a listener too, has nothing to add.
  pool.on('connect', (client) => client.on('error', report))
  pool.on('error', () => undefined)
  return pool
}

/**
 * Behind PgBouncer a transaction gets whichever connection is free, and a statement prepared on one is unknown on the next: there
 * prepared queries go without a name. It is recognised by the process it says is ours, which is none of PostgreSQL's.
 */
export async function leaveStatementsUnnamedIfPooled(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const { processID: announced } = client as PoolClient & { processID: number }
    if (rows[0]?.pid !== announced) pool.on('connect', leaveUnnamed)
  } finally {
    client.release(true)
  }
}

function leaveUnnamed(client: PoolClient): void {
  const query: (asked: unknown, ...rest: unknown[]) => unknown = client.query.bind(client)
  const unnamed = (asked: unknown, ...rest: unknown[]): unknown =>
    query(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest)
  client.query = unnamed as typeof client.query
}

function isNamed(asked: unknown): asked is { name: string } {
  return typeof asked === 'object' && asked !== null && 'name' in asked && 'text' in asked
}

export function openDatabase(pool: Pool) {
  return drizzle(pool)
}
