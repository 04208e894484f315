import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { Pool } from 'pg'
import { signUpMember } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'
import { apiProcessOf, databaseUrlOf } from './apiProcess.ts'
import { processorSecondsOf } from './processorMs.ts'

const SONGS = 2000
const REQUESTS = 1500
const AT_ONCE = 16
const ROUNDS = 3

// The library's first page against the same rows from a bare fastify route with one query and no sessions, permissions,
// validation or serialisation by schema. Rounds alternate, so that a busy machine slows both.
export async function measureLibraryList(stack: Stack): Promise<[string, string][]> {
  const member = await signUpMember(stack.url)
  const { userId } = await member.session()
  const pool = new Pool({ connectionString: databaseUrlOf(stack), max: 10 })
  const bare = fastify()
  bare.post('/list', async () => {
    const { rows } = await pool.query(
      `select c.*, u.handle, u.display_name from clips c join "user" u on u.id = c.user_id
       where c.user_id = $1 and not c.is_trashed order by c.created_at desc, c.id desc limit 21`,
      [userId],
    )
    return { clips: rows }
  })
  try {
    await fillLibrary(pool, userId ?? '')
    const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })
    const rates = { bare: 0, product: 0 }
    const api = apiProcessOf(stack)
    let apiMs = Infinity
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare = Math.max(rates.bare, await requestsPerSecond(`${bareUrl}/list`, {}))
      const worked = processorSecondsOf(api)
      rates.product = Math.max(
        rates.product,
        await requestsPerSecond(`${stack.url}/api/feed/v3`, { cookie: member.cookie }),
      )
      apiMs = Math.min(apiMs, (1000 * (processorSecondsOf(api) - worked)) / REQUESTS)
    }
    return [
      [`library page of 20 out of ${SONGS}, ${AT_ONCE} at once, best of 3`, `${Math.round(rates.product)} a second`],
      ['the same rows from a bare fastify and pg route', `${Math.round(rates.bare)} a second`],
      ['ratio', (rates.product / rates.bare).toFixed(2)],
      ['processor time of the API for a library page', `${apiMs.toFixed(2)} ms`],
    ]
  } finally {
    await bare.close()
    await pool.end()
  }
}

export async function fillLibrary(pool: Pool, userId: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from workspaces where user_id = $1', [userId])
  await pool.query(
    `insert into clips (generation_id, transaction_uuid, take, user_id, workspace_id, title, status, model_key, model_name, seed, tags, created_at)
     select $1::uuid, $1::uuid, n, $2, $3::uuid, 'Song ' || n, 'complete', 'arioso-v3-5', 'v3.5', n, 'pop, bright, piano', now() - n * interval '1 minute'
     from generate_series(1, $4::int) n`,
    [randomUUID(), userId, rows[0]?.id, SONGS],
  )
  await pool.query('analyze clips')
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  let left = REQUESTS
  const start = performance.now()
  async function ask(): Promise<void> {
    while (left > 0) {
      left -= 1
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      })
      if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
      await reply.text()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return (REQUESTS * 1000) / (performance.now() - start)
}
