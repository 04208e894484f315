import type { Pool, PoolClient } from 'pg'

const CHANNEL = 'socket.io#/'

// What the Socket.IO adapter gets for a pool. It tells when the first connection listens, so that nothing emitted
// after that is missed, and takes cut connections back: the adapter forgets them and the pool would run dry.
export function createListeningPool(pool: Pool): { pool: Pool; ready: Promise<void> } {
  const { promise: ready, resolve } = Promise.withResolvers<void>()

  async function connect(): Promise<PoolClient> {
    const client = await pool.connect()
    client.once('end', () => client.release(true))
    await client.query(`LISTEN "${CHANNEL}"`)
    setImmediate(resolve)
    return client
  }

  const query = pool.query.bind(pool)
  return { pool: { connect, query } as unknown as Pool, ready }
}
