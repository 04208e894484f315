// Makes songs on many processes while those are killed one after the other, and restores a backup made meanwhile:
// `npm run chaos:scaled [-- --songs 40 --members 4 --seed 1]`. Ends with 1 when anything was lost, doubled, orphaned or heard otherwise
// than it is kept, or when the backup does not come back as it was.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { createFiles, type Files } from '../storage/index.ts'
import { createRandom } from '../words/index.ts'
import { judgeBooks } from './chaos/judgeBooks.ts'
import { orderSongs } from './chaos/orderSongs.ts'
import { readBooks } from './chaos/readBooks.ts'
import { tableOf } from './chaos/report.ts'
import { createScaledBlows } from './chaos/scaled/blows.ts'
import { listenToAll } from './chaos/scaled/listenToAll.ts'
import { startInstallation, type Place } from './chaos/scaled/startInstallation.ts'
import { strikeWhileOrdering } from './chaos/strikeWhileOrdering.ts'
import { secondsUntilBack } from './chaos/watchHealth.ts'

const { values } = parseArgs({
  options: {
    songs: { type: 'string', default: '40' },
    members: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
const SONG_SECONDS = '20'

const random = createRandom(Number(values.seed))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function sumOf(files: Files, key: string): Promise<string> {
  const bytes = await files.readBytes(key)
  return bytes ? createHash('sha256').update(bytes).digest('hex') : 'missing'
}

async function sizesOf(files: Files): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { key, size } of files.list()) sizes.set(key, size)
  return sizes
}

async function runChore(script: string, file: string, { environment }: Place): Promise<string> {
  const program = join(import.meta.dirname, script)
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], {
    env: { ...process.env, ...environment },
  })
  return stdout.trim()
}

const startedMs = performance.now()
const installation = await startInstallation({ ARIOSO_SONG_SECONDS_MAX: SONG_SECONDS, LOG_LEVEL: 'silent' })
const files = createFiles('', installation.bucket)
const elsewhere = await installation.createPlace('restored')
const restored = createFiles('', elsewhere.bucket)
const { url, databaseUrl } = installation
const backup = join(installation.folder, 'backup')
say(`two APIs, two workers, ${installation.database}, S3 and ${installation.hasRedis ? 'Redis' : 'no Redis'} at ${url}`)

// Songs are made while it is written; those that were complete at its moment have to come back byte by byte.
async function judgeBackup(): Promise<string[]> {
  const books = await readBooks(elsewhere.databaseUrl, await sizesOf(restored))
  const complete = books.clips.filter(({ jobState }) => jobState === 'completed')
  const problems = judgeBooks({ ...books, clips: complete, balances: [] }).filter((line) => !line.endsWith('to nobody'))
  let compared = 0
  for (const { id } of complete)
    for await (const { key } of restored.list(`clips/${id}/`)) {
      compared += 1
      if ((await sumOf(restored, key)) !== (await sumOf(files, key))) problems.push(`${key} came back otherwise`)
    }
  say(
    `backup: ${complete.length} of ${books.clips.length} songs were complete, ${compared} files of theirs came back alike`,
  )
  return problems
}

let problems: string[] = []
try {
  const listening = listenToAll(url)
  const counts = { songs: Number(values.songs), members: Number(values.members) }
  const ordering = await orderSongs(url, counts, (member, clips) => {
    for (const { id } of clips) listening.begin(member, id)
  })
  const blows = createScaledBlows(installation, listening, random)
  const keepBackup = { name: 'backup', strike: () => runChore('backup.ts', backup, installation) }
  const back = () => secondsUntilBack(url, installation.isWhole)
  const struck = await strikeWhileOrdering({ blows: [...blows, keepBackup], ordering, random, say, back, databaseUrl })
  if (!existsSync(backup)) await keepBackup.strike()
  const { heard, cuts } = await listening.end()
  const books = await readBooks(databaseUrl, await sizesOf(files))
  problems = judgeBooks(books)
  for (const [id, sum] of heard)
    if (sum !== (await sumOf(files, `clips/${id}/audio.mp3`)))
      problems.push(`song ${id} was heard otherwise than it is kept`)
  say(await runChore('restore.ts', backup, elsewhere))
  problems.push(...(await judgeBackup()))
  const count = (state: string) => books.clips.filter(({ jobState }) => jobState === state).length
  for (const line of tableOf(struck)) say(line)
  say(
    `${books.clips.length} songs: ${count('completed')} made, ${count('failed')} given up and paid back; ${struck.length} blows, seed ${values.seed}`,
  )
  say(`${heard.size} songs were heard to their end while they were made, by listeners who were cut off ${cuts} times`)
  say(`${ordering.refusals} times somebody got no answer, or was asked to wait, and pressed again`)
} finally {
  for (const each of [files, restored]) each.close()
  await elsewhere.stop()
  await installation.stop()
}
for (const problem of problems.slice(0, 50)) say(problem)
say(problems.length === 0 ? 'nothing stuck, lost, doubled or orphaned' : `${problems.length} problems`)
say(`${Math.round((performance.now() - startedMs) / 60_000)} minutes`)
process.exitCode = problems.length === 0 ? 0 : 1
