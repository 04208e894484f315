// `npm run load`, or a part of it (`npm run load -- creating workers --seconds 20`): browsing, searching, listening, radio and creating at rising
// load until saturation, next to a bare route, and how making songs grows from one worker to two. Writes nothing; copy the tables where
// they are quoted.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { RADIO_STATION_ID, type RadioStation } from '@arioso/contract'
import { Pool } from 'pg'
import { signUpMember, type Member } from '../../scripts/member.ts'
import { fillLibrary } from '../libraryList.ts'
import { makeSongs, untilComplete, type Making } from './makeSongs.ts'
import { openOrders } from './openOrders.ts'
import { riseUntilSaturated, type Ask } from './rise.ts'
import { startParts } from './startParts.ts'

const RANGE = 65_536
const MAKING_ROUNDS = 3
const HEADS = [
  'what',
  'at once',
  'a second',
  'p50 ms',
  'p99 ms',
  'errors',
  'cores',
  'MB',
  'ms each',
  'database ms each',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '20' } },
})
const isAsked = (name: string): boolean => positionals.length === 0 || positionals.includes(name)
const say = (line: string) => process.stdout.write(`${line}\n`)
const sayLoad = () =>
  say(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )

sayLoad()
const installation = await startParts({
  ARIOSO_DEMO_SONGS: '0',
  ARIOSO_SONG_SECONDS_MAX: values.seconds,
  ARIOSO_RENDER_THREADS: '1',
  ARIOSO_WORDS_URL: 'off',
})
const { url, databaseUrl, databasePid, apiPid } = installation
const pool = new Pool({ connectionString: databaseUrl })
try {
  const member = await signUpMember(url)
  const { userId } = await member.session()
  await fillLibrary(pool, userId ?? '')
  const at = (path: string, body?: object) => asking(`${url}${path}`, { cookie: member.cookie, ...(body && { body }) })
  const browsing = at('/api/feed/v3', {})

  say(`| ${HEADS.join(' | ')} |\n|${HEADS.map(() => '---').join('|')}|`)
  if (isAsked('bare')) await tellBareRoute(userId ?? '')
  if (isAsked('browsing')) await tellRise('browsing', browsing)
  if (isAsked('searching')) await tellRise('searching', at('/api/search/', { query: 'bright' }))
  if (isAsked('listening')) await tellRise('listening', await makeSomethingToHear())
  if (isAsked('radio')) {
    await openRadio(member)
    await tellRise('radio', at(`/api/living_radio/${RADIO_STATION_ID}/`))
  }
  if (isAsked('creating')) {
    const orders = await openOrders(installation, pool)
    await tellRise('creating', orders.order, apiPid, orders.giveUp)
    await orders.close()
  }
  if (isAsked('workers')) await tellGrowth(browsing)
  sayLoad()
} finally {
  await pool.end()
  await installation.stop()
}

async function tellBareRoute(userId: string): Promise<void> {
  const bareRoute = fileURLToPath(new URL('bareRoute.ts', import.meta.url))
  const bare = fork(bareRoute, [databaseUrl, userId])
  const [{ url: bareUrl }] = (await once(bare, 'message')) as [{ url: string }]
  await tellRise('bare route', asking(`${bareUrl}/list`, { body: {} }), bare.pid)
  bare.disconnect()
}

// One and two by turns, so that a machine that gets busier slows both.
async function tellGrowth(read: Ask): Promise<void> {
  const first = await installation.addWorker()
  // The first songs of a worker wait for its voices and words to be loaded.
  await makeSongs(url, [first.pid], read)
  for (let round = 0; round < MAKING_ROUNDS; round += 1) {
    tellMaking('one worker', await makeSongs(url, [first.pid], read))
    const second = await installation.addWorker()
    const both = [first.pid, second.pid]
    await makeSongs(url, both, read)
    tellMaking('two workers', await makeSongs(url, both, read))
    await second.end()
  }
}

async function makeSomethingToHear(): Promise<Ask> {
  const singer = await signUpMember(url)
  const worker = await installation.addWorker()
  const ids = (await singer.generate('a short folk song about a lighthouse')).map(({ id }) => id)
  await untilComplete(singer, ids)
  await worker.end()
  const audio = `${url}/media/clips/${ids[0]}/audio.mp3`
  return asking(audio, { cookie: singer.cookie, range: `bytes=0-${RANGE - 1}` })
}

async function openRadio(member: Member): Promise<void> {
  await pool.query(`update clips set is_public = true, duration_seconds = 120 where title like 'Song %'`)
  const station = await member.ask<RadioStation>(`/api/living_radio/${RADIO_STATION_ID}/`)
  if (station.clip === null) throw new Error('the station plays nothing')
}

type Asked = { cookie?: string; body?: object; range?: string }

function asking(address: string, { cookie, body, range }: Asked = {}): Ask {
  const headers = {
    ...(cookie !== undefined && { cookie }),
    ...(range !== undefined && { range }),
    ...(body && { 'content-type': 'application/json' }),
  }
  return async () => {
    const reply = await fetch(address, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    await reply.arrayBuffer()
    return reply.ok
  }
}

async function tellRise(name: string, ask: Ask, pid = apiPid, tidy?: () => Promise<void>): Promise<void> {
  for (const step of await riseUntilSaturated({ pid, databasePid }, ask, tidy)) {
    const { atOnce, perSecond, p50, p99, errors, cores, databaseCores, megabytes } = step
    const figures = [
      atOnce,
      perSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      errors,
      cores.toFixed(2),
      megabytes.toFixed(0),
      ((1000 * cores) / perSecond).toFixed(1),
      ((1000 * databaseCores) / perSecond).toFixed(1),
    ]
    say(`| ${name} | ${figures.join(' | ')} |`)
  }
}

function tellMaking(name: string, { songs, seconds, soundSeconds, worked, readP50, readP99 }: Making): void {
  const figures = [
    `${songs} songs of ${(soundSeconds / songs).toFixed(0)} s in ${seconds.toFixed(1)} s`,
    `${worked.toFixed(1)} s of processor time`,
    `reads meanwhile p50 ${readP50.toFixed(1)}, p99 ${readP99.toFixed(1)} ms`,
  ]
  say(`${name}: ${figures.join('; ')}`)
}
