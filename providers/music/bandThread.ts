import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { composeSong, createNoteCache, durationSeconds, renderSong, wordTimes, type Score } from '@arioso/engine'
import { createDistantSinger } from './createDistantSinger.ts'
import type { SongOrder } from './musicProvider.ts'
import { SAMPLE_RATE } from './sampleRate.ts'
import { BLOCKS_TAKEN, STOPPED, type BandMessage, type BandRequest } from './songMessages.ts'

// Composes, plays and mixes; the voice comes from the singing thread.
if (!parentPort) throw new Error('the band thread runs as a worker thread')
const port = parentPort
const { niceness } = workerData as { niceness: number }
// On Linux this moves only the calling thread, which is what we want: demo songs must not slow down a user's song.
if (niceness > 0) setPriority(niceness)

// Blocks of about 2 MB that may lie ready before the one who asked takes them.
const BLOCKS_AHEAD = 3
// The next song often has the same band. What is not asked for longest goes first.
const NOTES_BYTES = 48 * 1024 * 1024
const notes = createNoteCache(SAMPLE_RATE, NOTES_BYTES)

function post(message: BandMessage, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer)
}

function compose({ maxSeconds, ...request }: SongOrder): Score {
  const asked = composeSong(request)
  return durationSeconds(asked) <= maxSeconds ? asked : composeSong({ ...request, lengthSeconds: maxSeconds })
}

function make({ order, progress: shared, singing }: BandRequest): void {
  const progress = new Int32Array(shared)
  const score = compose(order)
  const singer = createDistantSinger(score, singing, progress)
  const rendering = renderSong(score, { sampleRate: SAMPLE_RATE, singer, notes })
  post({ kind: 'composed', score, totalFrames: rendering.totalFrames, words: wordTimes(score) })
  let made = 0
  for (const block of rendering.blocks()) {
    for (let taken = Atomics.load(progress, BLOCKS_TAKEN); made - taken >= BLOCKS_AHEAD;) {
      Atomics.wait(progress, BLOCKS_TAKEN, taken)
      taken = Atomics.load(progress, BLOCKS_TAKEN)
    }
    if (Atomics.load(progress, STOPPED) !== 0) return
    post({ kind: 'block', block }, [block.left.buffer, block.right.buffer])
    made += 1
  }
}

port.on('message', (request: BandRequest) => {
  try {
    make(request)
    post({ kind: 'finished' })
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    request.singing.close()
  }
})
post({ kind: 'ready' })
