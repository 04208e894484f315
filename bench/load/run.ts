// `npm run load`: browsing, searching, listening, radio and creating at rising load until saturation, next to a bare route, and how
// making songs grows from one worker to two. Writes nothing; copy the tables where they are quoted.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { RADIO_STATION_ID } from '@arioso/contract'
import { Pool } from 'pg'
import { signUpMember } from '../../scripts/member.ts'
import { startStack } from '../../scripts/startStack.ts'
import { apiProcessOf, databaseUrlOf } from '../apiProcess.ts'
import { fillLibrary } from '../libraryList.ts'
import { makeSongs, startSecondWorker, type Making } from './makeSongs.ts'
import { riseUntilSaturated, type Ask } from './rise.ts'

const SONG_SECONDS = '20'
const RANGE = 65_536

const stack = await startStack({
  ARIOSO_DEMO_SONGS: '0',
  ARIOSO_SONG_SECONDS_MAX: SONG_SECONDS,
  ARIOSO_RENDER_THREADS: '1',
})
const say = (line: string) => process.stdout.write(`${line}\n`)
try {
  const member = await signUpMember(stack.url)
  const { userId } = await member.session()
  const pool = new Pool({ connectionString: databaseUrlOf(stack) })
  await fillLibrary(pool, userId ?? '')
  await pool.end()
  const asks = await listAsks(member.cookie)
  const bare = fork(fileURLToPath(new URL('bareRoute.ts', import.meta.url)), [databaseUrlOf(stack), userId ?? ''])
  const [{ url: bareUrl }] = (await once(bare, 'message')) as [{ url: string }]

  say(
    '| what | at once | a second | p50 ms | p99 ms | errors | cores | MB | processor ms each |\n|---|---|---|---|---|---|---|---|---|',
  )
  await tellRise('bare route', bare.pid ?? 0, asking(`${bareUrl}/list`, { body: {} }))
  for (const [name, ask] of Object.entries(asks)) await tellRise(name, apiProcessOf(stack), ask)
  bare.disconnect()

  const read = asks['browsing'] ?? asking(`${stack.url}/api/health`)
  tellMaking('one worker', await makeSongs(stack.url, read))
  const stop = await startSecondWorker(stack)
  tellMaking('two workers', await makeSongs(stack.url, read))
  await stop()
} finally {
  await stack.stop()
}

async function listAsks(cookie: string): Promise<Record<string, Ask>> {
  const singer = await signUpMember(stack.url)
  const [song] = await singer.generate('a short folk song about a lighthouse')
  const audio = `${stack.url}/media/clips/${song?.id}/audio.mp3`
  while ((await singer.listByIds([song?.id ?? '']))[0]?.status !== 'complete') await singer.session()
  const at = (path: string, body?: object) => asking(`${stack.url}${path}`, { cookie, ...(body && { body }) })
  return {
    browsing: at('/api/feed/v3', {}),
    searching: at('/api/search/', { query: 'bright' }),
    listening: asking(audio, { cookie: singer.cookie, range: `bytes=0-${RANGE - 1}` }),
    radio: at(`/api/living_radio/${RADIO_STATION_ID}/`),
    creating: at('/api/generate/v2/', { mv: 'none' }),
  }
}

type Asked = { cookie?: string; body?: object; range?: string }

// Creating is asked for what nobody can make: the way there is measured, and nothing fills the queue.
function asking(url: string, { cookie, body, range }: Asked = {}): Ask {
  const headers = {
    ...(cookie !== undefined && { cookie }),
    ...(range !== undefined && { range }),
    ...(body && { 'content-type': 'application/json' }),
  }
  return async () => {
    const reply = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    await reply.arrayBuffer()
    return reply.status < 500
  }
}

async function tellRise(name: string, pid: number, ask: Ask): Promise<void> {
  for (const step of await riseUntilSaturated(pid, ask)) {
    const { atOnce, perSecond, p50, p99, errors, processorShare: cores, megabytes } = step
    const figures = [
      atOnce,
      perSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      errors,
      cores.toFixed(2),
      megabytes.toFixed(0),
      ((1000 * cores) / perSecond).toFixed(1),
    ]
    say(`| ${name} | ${figures.join(' | ')} |`)
  }
}

function tellMaking(name: string, { songs, seconds, readP50, readP99 }: Making): void {
  say(
    `${name}: ${songs} songs of ${SONG_SECONDS} s in ${seconds.toFixed(1)} s; reads meanwhile p50 ${readP50.toFixed(1)}, p99 ${readP99.toFixed(1)} ms`,
  )
}
