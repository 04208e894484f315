import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { measureCost } from '../judgeWords/cost.ts'
import { HELD_OUT_REQUESTS } from '../judgeWords/heldOut.ts'
import { measure, sharedShare, writeAll, type Judged } from '../judgeWords/measure.ts'
import { writeLoveSongs } from '../judgeWords/loveSongs.ts'
import { READ_REQUESTS } from '../judgeWords/requests.ts'
import { writeReport } from '../judgeWords/report.ts'

const READ_SEED = 100
const LOVE_SONG_SEEDS = 200

// `--print` shows the songs that may be read; the held-out ones are never shown.
function print(judged: readonly Judged[]): void {
  for (const { request, song } of judged) process.stdout.write(`\n==== ${request}\n${song.title}\n\n${song.lyrics}\n`)
}

const cost = measureCost()
const everything = [...READ_REQUESTS, ...HELD_OUT_REQUESTS]
const songs = writeAll(everything, READ_SEED, true)
const read = songs.slice(0, READ_REQUESTS.length)
if (process.argv.includes('--print')) print(read)
const heldOut = songs.slice(READ_REQUESTS.length)
const report = writeReport({
  read: await measure(read),
  heldOut: await measure(heldOut),
  sharedByOne: sharedShare(songs),
  sharedByStrangers: sharedShare(writeAll(everything, READ_SEED, false)),
  love: writeLoveSongs(LOVE_SONG_SEEDS),
  cost,
})
await writeFile(fileURLToPath(new URL('../../docs/lyrics.md', import.meta.url)), report)
process.stdout.write(report)
