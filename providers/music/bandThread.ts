import { parentPort, workerData } from 'node:worker_threads'
import {
  composeWithin,
  createNoteCache,
  NEWEST_SOUND,
  renderSong,
  reworkSong,
  wordTimes,
  type NoteCache,
} from '@arioso/engine'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { stepBack } from '../stepBack.ts'
import { createDistantSinger } from './createDistantSinger.ts'
import { openSamples } from './samples/openSamples.ts'
import { BLOCKS_TAKEN, type BandMessage, type BandRequest } from './songMessages.ts'
import { throwIfStopped, type StopFlag } from './stopFlag.ts'

// Composes, plays and mixes; the voice comes from the singing thread.
if (!parentPort) throw new Error('the band thread runs as a worker thread')
const port = parentPort
const { niceness } = workerData as { niceness: number }
// On Linux this moves only the calling thread, which is what we want: demo songs must not slow down a user's song.
stepBack(niceness)

// Blocks of about 2 MB that may lie ready before the one who asked takes them.
const BLOCKS_AHEAD = 2
// A song with a grand piano has some 80 MB of notes; with 48 MB half of them were rendered again and again. The next song often
// has the same band.
const NOTES_BYTES = 80 * 1024 * 1024
const notes = createNoteCache(SAMPLE_RATE, NOTES_BYTES)
const samples = await openSamples()

function post(message: BandMessage, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer)
}

const frames = (seconds: number): number => Math.round(seconds * SAMPLE_RATE)

// A block takes up to seconds on a busy machine; its notes are where it can be left sooner.
function notesUntil(stop: StopFlag): NoteCache {
  return {
    get: (...note) => {
      throwIfStopped(stop)
      return notes.get(...note)
    },
  }
}

function make({ order, progress: shared, stop, singing }: BandRequest): void {
  const progress = new Int32Array(shared)
  const { rework, ...asked } = order
  const request = { ...asked, sound: samples && NEWEST_SOUND }
  const { score, heard, ...times } = rework ? reworkSong(rework, request) : composeWithin(request)
  const singer = createDistantSinger(heard, singing, progress, stop)
  const [fromFrame, toFrame] = [frames(times.fromSeconds), frames(times.toSeconds)]
  const leadInFrames = frames(times.fromSeconds + times.leadInSeconds) - fromFrame
  const span = { fromFrame, toFrame, leadInFrames }
  const rendering = renderSong(heard, {
    sampleRate: SAMPLE_RATE,
    singer,
    samples,
    notes: notesUntil(stop),
    ...(span.fromFrame > 0 && { span }),
  })
  const totalFrames = span.toFrame - span.fromFrame - leadInFrames
  post({ kind: 'composed', score, totalFrames, leadInFrames, words: wordTimes(score) })
  let made = 0
  for (const block of rendering.blocks()) {
    for (let taken = Atomics.load(progress, BLOCKS_TAKEN); made - taken >= BLOCKS_AHEAD;) {
      Atomics.wait(progress, BLOCKS_TAKEN, taken)
      taken = Atomics.load(progress, BLOCKS_TAKEN)
    }
    throwIfStopped(stop)
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
