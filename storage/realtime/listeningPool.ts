import type { Pool, PoolClient } from 'pg'

export type ListeningPool = { pool: Pool; ready: Promise<void>; end(): Promise<void> }

// What the Socket.IO adapter gets for a pool. It tells when the adapter listens, so that nothing emitted after that is
// missed, and takes connections back that the adapter forgets when they are cut or when it closes while connecting:
// the pool would run dry, and its end would wait for them for ever.
export function createListeningPool(pool: Pool): ListeningPool {
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  const borrowed = new Set<PoolClient>()

  function takeBack(client: PoolClient): void {
    if (borrowed.delete(client)) client.release(true)
  }

  async function connect(): Promise<PoolClient> {
    if (pool.ending) return neverAgain()
    const client = await pool.connect()
    const giveBack = client.release.bind(client)
    client.release = (reason) => {
      borrowed.delete(client)
      giveBack(reason)
    }
    borrowed.add(client)
    client.once('end', () => takeBack(client))
    if (pool.ending) takeBack(client)
    // Answered after the LISTEN that the adapter sends as soon as it has the connection.
    else setImmediate(() => void client.query('select 1').then(() => resolve(), waitForNextConnection))
    return client
  }

  async function end(): Promise<void> {
    const ended = pool.end()
    for (const client of borrowed) {
      client.removeAllListeners('end')
      takeBack(client)
    }
    await ended
  }

  const query = pool.query.bind(pool)
  return { pool: { connect, query } as unknown as Pool, ready, end }
}

// The adapter tries to connect for ever; this is the only answer after which it stops.
function neverAgain(): Promise<PoolClient> {
  return new Promise(() => undefined)
}

function waitForNextConnection(): void {}
