import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

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

export function openDatabase(pool: Pool) {
  return drizzle(pool)
}
