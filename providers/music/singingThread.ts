import { parentPort, workerData } from 'node:worker_threads'
import { createSinger, lineOrder, needsSpeaker, openSpeaker, type Score } from '@arioso/engine/singing'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { stepBack } from '../stepBack.ts'
import { readSpeakerNow, readTrainedVoices } from './readVoices.ts'
import { LINES_SUNG, LINES_TAKEN, tellProgress, type SingingRequest, type SungLineMessage } from './songMessages.ts'
import { isStopped, type StopFlag } from './stopFlag.ts'

// Sings a score's lines in the order in which the band needs them, ahead of it, on a core of its own.
if (!parentPort) throw new Error('the singing thread runs as a worker thread')
const { niceness } = workerData as { niceness: number }
stepBack(niceness)
const trained = await readTrainedVoices()
let speaker: ReturnType<typeof openSpeaker> | undefined

// Only songs of before the trained voices ask for it.
function speakerFor(score: Score): ReturnType<typeof openSpeaker> | undefined {
  if (!speaker && needsSpeaker(score)) {
    const bytes = readSpeakerNow()
    speaker = openSpeaker(bytes)
    // 20 MB that the collector would keep for long.
    bytes.buffer.transfer(0)
  }
  return speaker
}

// Sung lines, about 1 MB each, that may lie ready before the band takes them.
const LINES_AHEAD = 8

function waitForRoom(progress: Int32Array, sung: number, stop: StopFlag): void {
  for (let taken = Atomics.load(progress, LINES_TAKEN); sung - taken >= LINES_AHEAD;) {
    if (isStopped(stop)) return
    Atomics.wait(progress, LINES_TAKEN, taken)
    taken = Atomics.load(progress, LINES_TAKEN)
  }
}

parentPort.on('message', ({ progress: shared, stop, band }: SingingRequest) => {
  const progress = new Int32Array(shared)
  const tell = (message: SungLineMessage): void => {
    band.postMessage(message, 'audio' in message ? [message.audio.samples.buffer] : [])
    tellProgress(progress, LINES_SUNG)
  }
  band.once('message', (score: Score) => {
    try {
      const singer = createSinger({ speaker: speakerFor(score), trained, score, sampleRate: SAMPLE_RATE })
      for (const [sung, index] of lineOrder(score).entries()) {
        waitForRoom(progress, sung, stop)
        if (isStopped(stop)) break
        tell({ index, audio: singer.renderLine(index) })
      }
    } catch (error) {
      tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
    // The band may have gone to sleep over a line that will not be sung any more.
    tellProgress(progress, LINES_SUNG)
  })
})
parentPort.postMessage({ kind: 'ready' })
