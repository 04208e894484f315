// Makes songs while everything goes wrong, and looks afterwards whether anything was lost:
// `npm run chaos [-- --songs 200 --members 5 --seed 1]`. Ends with 1 when the product did not come back by itself, a song is
// stuck, a credit was lost or doubled, or a file belongs to nobody.
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { borrowPostgres } from '../storage/embedded/index.ts'
import { createRandom } from '../words/index.ts'
import { createBlows, findAll, type Product } from './chaos/blows.ts'
import { judgeBooks } from './chaos/judgeBooks.ts'
import { openSmallDisk } from './chaos/openSmallDisk.ts'
import { orderSongs } from './chaos/orderSongs.ts'
import { listFinished, listUnfinished, readBooks, withDatabase } from './chaos/readBooks.ts'
import { tableOf } from './chaos/report.ts'
import { strikeWhileOrdering } from './chaos/strikeWhileOrdering.ts'
import { secondsUntilBack } from './chaos/watchHealth.ts'
import { startStack, type Stack } from './startStack.ts'

const { values } = parseArgs({
  options: {
    songs: { type: 'string', default: '200' },
    members: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
})
const SONG_SECONDS = '20'
const WORKER = /worker\/main\.ts/
const TIDY_WITHIN_MS = 120_000
const LOOK_MS = 1_000

const random = createRandom(Number(values.seed))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const productOf = ({ process: { pid = 0 }, dataFolder }: Stack): Product => ({ pid, dataFolder })

// As if two days went by: then the worker that starts next removes what killed writes left behind.
async function tidyUp(stack: Stack): Promise<number> {
  const unfinished = listUnfinished(dataFolder)
  const longAgo = new Date(Date.now() - 2 * 86_400_000)
  for (const key of unfinished) utimesSync(join(dataFolder, 'files', key), longAgo, longAgo)
  await withDatabase(databaseUrl, (client) =>
    client.query(`update upkeep_looks set looked_at = looked_at - interval '25 hours'`),
  )
  for (const pid of findAll(productOf(stack), WORKER)) process.kill(pid, 'SIGKILL')
  const startedMs = performance.now()
  while (listUnfinished(dataFolder).length > 0 && performance.now() - startedMs < TIDY_WITHIN_MS) await delay(LOOK_MS)
  return unfinished.length
}

const startedMs = performance.now()
const disk = openSmallDisk()
if (!disk.fill) say('A full disk is left out: no disk of its own could be mounted here (that takes root).')
const dataFolder = join(disk.folder, 'data')
mkdirSync(dataFolder, { mode: 0o711 })
const clockFile = join(disk.folder, 'clock')
writeFileSync(clockFile, '0')
const shiftClock = pathToFileURL(join(import.meta.dirname, 'chaos', 'shiftClock.mjs')).href
const stack = await startStack(
  {
    ARIOSO_DEMO_SONGS: '0',
    ARIOSO_SONG_SECONDS_MAX: SONG_SECONDS,
    ARIOSO_CHAOS_CLOCK: clockFile,
    NODE_OPTIONS: `--import=${shiftClock}`,
    LOG_LEVEL: 'silent',
  },
  dataFolder,
)
const { productUrl: databaseUrl } = await borrowPostgres(join(dataFolder, 'postgres'))
process.once(
  'SIGINT',
  () =>
    void stack
      .stop()
      .finally(() => disk.close())
      .finally(() => process.exit(1)),
)
let problems: string[] = []
try {
  const ordering = await orderSongs(stack.url, { songs: Number(values.songs), members: Number(values.members) })
  const blows = createBlows({ ...productOf(stack), disk, clockFile, random })
  const hasWorker = () => findAll(productOf(stack), WORKER).length > 0
  const back = () => secondsUntilBack(stack.url, hasWorker)
  const struck = await strikeWhileOrdering({ blows, ordering, random, say, back, databaseUrl })
  const books = await readBooks(databaseUrl, listFinished(dataFolder))
  problems = judgeBooks(books)
  const unfinished = await tidyUp(stack)
  problems.push(...listUnfinished(dataFolder).map((key) => `${key} was never finished and never removed`))
  const count = (state: string) => books.clips.filter(({ jobState }) => jobState === state).length
  for (const line of tableOf(struck)) say(line)
  say(
    `${books.clips.length} songs: ${count('completed')} made, ${count('failed')} given up and paid back; ${struck.length} blows, seed ${values.seed}`,
  )
  say(
    `${ordering.refusals} times somebody got no answer, or was asked to wait, and pressed again; ${unfinished} half-written files were removed`,
  )
} finally {
  await stack.stop().catch((error: unknown) => say(String(error)))
  disk.close()
}
for (const problem of problems.slice(0, 50)) say(problem)
say(problems.length === 0 ? 'nothing stuck, lost, doubled or orphaned' : `${problems.length} problems`)
say(`${Math.round((performance.now() - startedMs) / 60_000)} minutes`)
process.exitCode = problems.length === 0 ? 0 : 1
