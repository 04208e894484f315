import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createEmbeddedMusic, type SongMaking, type SongOrder } from '@arioso/providers/music'
import { createEmbeddedPictures } from '@arioso/providers/pictures'
import { MP3_DELAY_SECONDS, mp3Bytes, openMp3Stream } from '../media/encodeMp3.ts'
import { openWavFile } from '../media/wavFile.ts'
import { keyName } from './keyName.ts'
import { createPeakMeter } from './measurePeaks.ts'
import { openSpeedChange } from './openSpeedChange.ts'
import type { RenderMessage, RenderRequest, SongFacts } from './renderMessages.ts'

if (!parentPort) throw new Error('the render thread runs as a worker thread')
const port = parentPort
const { niceness } = workerData as { niceness: number }
// On Linux this moves only the calling thread, which is what we want: demo songs must not slow down a user's song.
if (niceness > 0) setPriority(niceness)

const music = await createEmbeddedMusic({ niceness })
const pictures = createEmbeddedPictures()

function post(message: RenderMessage, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer)
}

function factsOf(making: SongMaking): SongFacts {
  const { score } = making
  return {
    durationSeconds: making.totalFrames / making.sampleRate,
    audioBytes: mp3Bytes(making.totalFrames),
    tempoBpm: score ? score.tempoBpm : null,
    keyName: score ? keyName(score.key) : null,
    words: making.words.map((word) => ({
      ...word,
      startSeconds: word.startSeconds + MP3_DELAY_SECONDS,
      endSeconds: word.endSeconds + MP3_DELAY_SECONDS,
    })),
    scoreJson: score ? JSON.stringify(score) : null,
    cover: score ? pictures.drawCover(score) : null,
  }
}

async function makeSong(order: SongOrder) {
  const making = await music.makeSong(order)
  return { ...making, facts: factsOf(making) }
}

async function render(request: RenderRequest): Promise<void> {
  const making = 'speed' in request ? await openSpeedChange(request) : await makeSong(request.order)
  post({ kind: 'started', facts: making.facts })
  const mp3 = await openMp3Stream(making.sampleRate)
  const wav = openWavFile(request.wavPath, { sampleRate: making.sampleRate, totalFrames: making.totalFrames })
  const meter = createPeakMeter(making.totalFrames)
  try {
    let frames = 0
    for await (const { startFrame, left, right } of making.blocks) {
      const bytes = mp3.encode(left, right)
      frames += left.length
      post({ kind: 'audio', bytes, progress: frames / making.totalFrames }, [bytes.buffer])
      wav.write(left, right)
      meter.add(startFrame, left, right)
    }
    const bytes = mp3.finish()
    post({ kind: 'audio', bytes, progress: 1 }, [bytes.buffer])
  } finally {
    wav.close()
  }
  post({ kind: 'finished', peaks: meter.peaks() })
}

port.on('message', (request: RenderRequest) => {
  render(request).catch((error: unknown) => {
    post({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  })
})
post({ kind: 'ready' })
