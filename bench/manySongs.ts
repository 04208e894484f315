// How long reading takes among very many songs: `node bench/manySongs.ts 200000`. A scratch database is filled with generated songs
// of three years, and what people look for, explore and follow is asked of the product's own repositories. A folder named after the
// number keeps the database for another run.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openStorage, type Storage, type StoredClip } from '@arioso/storage'
import { startPostgres } from '@arioso/storage/embedded'
import { Pool } from 'pg'
import { fillWithSongs, VIEWER } from './load/fillWithSongs.ts'
import { processorSecondsOf } from './processorMs.ts'
import { quantile } from './load/quantile.ts'

const ROUNDS = 40
const DAY_MS = 86_400_000

const [asked = '200000', kept] = process.argv.slice(2)
const songs = Number(asked)
const folder = kept ?? mkdtempSync(join(tmpdir(), 'arioso-many-'))
const isFilled = existsSync(join(folder, 'postgres'))
mkdirSync(folder, { recursive: true })
chmodSync(folder, 0o711)
const postgres = await startPostgres({ folder: join(folder, 'postgres') })
try {
  await migrate(postgres.productUrl)
  if (!isFilled) await fill(postgres.productUrl)
  const watcher = new Pool({ connectionString: postgres.productUrl, max: 1 })
  const storage = await openStorage({ databaseUrl: postgres.productUrl, filesFolder: join(folder, 'files') })
  process.stdout.write('| asked | p50 ms | p95 ms | processor ms of the database |\n|---|---|---|---|\n')
  for (const [name, ask] of Object.entries(questions(storage))) await measure(name, ask, watcher)
  await storage.close()
  await watcher.end()
} finally {
  await postgres.stop()
  if (kept === undefined) rmSync(folder, { recursive: true, force: true })
}

async function fill(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString })
  const start = performance.now()
  try {
    await fillWithSongs(pool, songs)
  } finally {
    await pool.end()
  }
  process.stdout.write(`${songs} songs in ${Math.round((performance.now() - start) / 1000)} s\n`)
}

function questions(storage: Storage): Record<string, () => Promise<unknown>> {
  const page = { offset: 0, limit: 21, viewerId: VIEWER }
  const search = (text: string, sort: 'relevance' | 'created_at' | 'play_count' = 'relevance') =>
    storage.clips.search({ text, sort, ...page })
  const since = (days: number) => new Date(Date.now() - days * DAY_MS)
  return {
    'search, a word of few songs': () => search('w4321'),
    'search, a word of one song in a hundred': () => search('lantern'),
    'search, a word of one song in seven': () => search('love'),
    'search, two words': () => search('love lantern'),
    'search, a maker': () => search('maker_77'),
    'search, a word of one in seven, newest first': () => search('love', 'created_at'),
    'search, a word of one in seven, most played first': () => search('love', 'play_count'),
    'songs like one': async () => storage.clips.listSimilar(await anySong(storage), { limit: 20, viewerId: VIEWER }),
    'trending of a day': () => storage.clips.listMostPlayed(since(1), { limit: 40, viewerId: VIEWER }),
    'trending of a month': () => storage.clips.listMostPlayed(since(30), { limit: 40, viewerId: VIEWER }),
    'new songs': () => storage.clips.listPublic({ limit: 200, viewerId: VIEWER }),
    'songs of 50 people followed': () => storage.clips.listFollowed(VIEWER, { cursor: null, limit: 20 }),
    'library, first page': () => storage.clips.listByUser(VIEWER, { cursor: null, limit: 20 }),
  }
}

async function anySong(storage: Storage): Promise<StoredClip> {
  const [song] = (await storage.clips.listByUser(VIEWER, { cursor: null, limit: 1 })).clips
  if (!song) throw new Error('the viewer has no songs')
  return song
}

async function measure(name: string, ask: () => Promise<unknown>, watcher: Pool): Promise<void> {
  const times: number[] = []
  await ask()
  const worked = await databaseSeconds(watcher)
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  const processorMs = ((await databaseSeconds(watcher)) - worked) * (1000 / ROUNDS)
  const figures = [quantile(times, 0.5), quantile(times, 0.95), processorMs].map((ms) => ms.toFixed(1))
  process.stdout.write(`| ${[name, ...figures].join(' | ')} |\n`)
}

// What it took while nobody else computed: a busy machine makes the times longer, hardly this.
async function databaseSeconds(watcher: Pool): Promise<number> {
  const { rows } = await watcher.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  return rows.reduce((sum, { pid }) => sum + processorSecondsOf(pid), 0)
}
