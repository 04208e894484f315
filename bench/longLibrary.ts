import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { signUpMember, type Member } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'
import { databaseUrlOf } from './apiProcess.ts'

const SONGS = 200_000
const REQUESTS = 300

// A library of 200,000 songs, each with a reaction of its owner: how long twenty of them take.
export async function measureLongLibrary(stack: Stack): Promise<[string, string][]> {
  const pool = new Pool({ connectionString: databaseUrlOf(stack), max: 2 })
  const member = await signUpMember(stack.url)
  try {
    await fill(pool, member)
    await pool.query('analyze clips')
    await pool.query('analyze reactions')
    return await measurePages(stack, member)
  } finally {
    await pool.end()
  }
}

async function fill(pool: Pool, member: Member): Promise<void> {
  const { userId } = await member.session()
  const { rows } = await pool.query<{ id: string }>('select id from workspaces where user_id = $1', [userId])
  await pool.query(
    `insert into clips (generation_id, transaction_uuid, take, user_id, workspace_id, title, status, job_state, model_key, model_name, seed, tags, created_at, duration_seconds)
     select $1::uuid, $1::uuid, n, $2, $3::uuid, 'Song ' || n, 'complete', 'completed', 'arioso-v3-5', 'v3.5', n, 'pop, bright, piano', now() - n * interval '1 minute', 120
     from generate_series(1, $4::int) n`,
    [randomUUID(), userId, rows[0]?.id, SONGS],
  )
  await pool.query(`insert into reactions select id, user_id, 'LIKE' from clips where user_id = $1`, [userId])
}

async function measurePages({ url }: Stack, { cookie }: Member): Promise<[string, string][]> {
  const headers = { 'content-type': 'application/json', cookie, origin: url }
  const times: number[] = []
  let cursor: string | null = null
  for (let count = 0; count < REQUESTS; count++) {
    const start = performance.now()
    const reply = await fetch(`${url}/api/feed/v3`, { method: 'POST', headers, body: JSON.stringify({ cursor }) })
    const page = (await reply.json()) as { clips: unknown[]; next_cursor: string }
    times.push(performance.now() - start)
    if (page.clips.length !== 20) throw new Error(`a page had ${page.clips.length} songs`)
    cursor = page.next_cursor
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`
  const what = `20 songs out of ${SONGS.toLocaleString('en')} with reactions and owner, ${REQUESTS} pages one after another`
  return [[what, `median ${at(0.5)}, p95 ${at(0.95)}`]]
}
