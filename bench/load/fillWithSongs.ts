import type { Pool } from 'pg'

// Somebody with songs of their own who follows fifty others.
export const VIEWER = 'maker-1'

const PEOPLE = 2000
const TEXTS = 5000
const WORDS = 20_000
const WORDS_A_TEXT = 80

/** Songs of three years by two thousand people, three of five public, whose words are as unevenly spread as real ones. */
export async function fillWithSongs(pool: Pool, songs: number): Promise<void> {
  await pool.query(
    `insert into "user" (id, name, email, handle, display_name)
     select 'maker-' || n, 'Maker', 'maker-' || n || '@example.test', 'maker_' || n, 'Maker ' || n from generate_series(1, $1::int) n`,
    [PEOPLE],
  )
  await pool.query(`insert into workspaces (user_id, name, is_default) select id, 'My Workspace', true from "user"`)
  await pool.query(
    `insert into follows (follower_id, followed_id) select $1, 'maker-' || n from generate_series(2, 51) n`,
    [VIEWER],
  )
  const client = await pool.connect()
  try {
    await client.query('create temp table texts (number int primary key, lyrics text)')
    await client.query(
      'insert into texts select n - 1, lyrics from unnest($1::text[]) with ordinality as t (lyrics, n)',
      [Array.from({ length: TEXTS }, (_, number) => writeText(number))],
    )
    await client.query(`set maintenance_work_mem = '1GB'`)
    const { rows } = await client.query<{ definition: string }>(
      `select pg_get_indexdef('clips_words'::regclass) as definition`,
    )
    await client.query('drop index clips_words')
    await client.query(
      `insert into clips (generation_id, transaction_uuid, take, user_id, workspace_id, title, status, job_state, is_public, model_key,
         model_name, seed, tags, prompt, play_count, upvote_count, duration_seconds, created_at)
       select gen_random_uuid(), gen_random_uuid(), 0, w.user_id, w.id, 'Song w' || n % 50000, 'complete', 'completed', n % 5 < 3, 'arioso-v3-5',
         'v3.5', n, 'pop, bright, piano', t.lyrics, floor(1000 * random() ^ 4), floor(100 * random() ^ 4), 120,
         now() - n * (interval '3 years' / $1::int)
       from generate_series(1, $1::int) n
         join workspaces w on w.user_id = 'maker-' || (1 + n % ${PEOPLE}) join texts t on t.number = (n::bigint * 7919) % ${TEXTS}`,
      [songs],
    )
    await client.query(rows[0]?.definition ?? '')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

// The word of rank r comes about 1/r as often as the first (Zipf).
function writeText(number: number): string {
  const words = Array.from({ length: WORDS_A_TEXT }, () => `v${Math.floor(WORDS ** Math.random())}`)
  if (number % 7 === 0) words.push('love')
  if (number % 100 === 1 || number % 700 === 0) words.push('lantern')
  return words.join(' ')
}
