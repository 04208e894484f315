import { stepBack } from '@arioso/providers/stepBack'
import { parentPort, workerData } from 'node:worker_threads'
import { keyName } from '@arioso/contract/songs/keyName'
import { createEmbeddedMusic, throwIfGivenUp, type SongMaking, type StopFlag } from '@arioso/providers/music'
import { createEmbeddedPictures } from '@arioso/providers/pictures'
import { lyricsOf, parseScore } from '@arioso/providers/scores'
import { MP3_DELAY_SECONDS, mp3Bytes } from '../media/mp3/mp3Bytes.ts'
import { openMp3 } from '../media/mp3/openMp3.ts'
import { openWavFile } from '../media/sound/wavFile.ts'
import { createFirstBytes } from './createFirstBytes.ts'
import { createPeakMeter } from './measurePeaks.ts'
import type { OpenedSong } from './openedSong.ts'
import { openRework } from './openRework.ts'
import type { RenderMessage, RenderOrder, RenderRequest, SongFacts, SongTask, StemsTask } from './renderMessages.ts'
import { writeStems, type StemSource } from './writeStems.ts'

if (!parentPort) throw new Error('the render thread runs as a worker thread')
const port = parentPort
const { niceness } = workerData as { niceness: number }
// On Linux this moves only the calling thread, which is what we want: demo songs must not slow down a user's song.
stepBack(niceness)

const music = await createEmbeddedMusic({ niceness })
const pictures = createEmbeddedPictures()

function post(message: RenderMessage, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer)
}

// A song that continues another's sound is the same song: it keeps the cover.
function factsOf(making: SongMaking, { parent }: SongTask): SongFacts {
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
    lyrics: null,
    ...(score?.voiceNote !== undefined && { voiceNote: score.voiceNote }),
    cover: score && !parent ? pictures.drawCover(score) : null,
  }
}

async function openSong(request: SongTask, stop: StopFlag): Promise<OpenedSong> {
  const making = await music.makeSong(request.order, stop)
  try {
    return openMaking(making, request)
  } catch (error) {
    await making.leave()
    throw error
  }
}

function openMaking(making: SongMaking, request: SongTask): OpenedSong {
  const { order, parent } = request
  const facts = factsOf(making, request)
  const { rework } = order
  if (rework === undefined) return { ...making, facts }
  const sung = { lyrics: keepsWords(rework) || !making.score ? null : lyricsOf(making.score) }
  if (parent === undefined) return { ...making, facts: { ...facts, ...sung } }
  const joined = openRework(making, rework, parent.path)
  const { totalFrames } = joined
  const length = { durationSeconds: totalFrames / making.sampleRate, audioBytes: mp3Bytes(totalFrames) }
  return { ...making, ...joined, facts: { ...facts, ...length, ...sung } }
}

// An extension tells its own words; of all variations only a shorter song sings fewer.
function keepsWords(rework: NonNullable<SongTask['order']['rework']>): boolean {
  return rework.kind === 'extend' || (rework.kind === 'variation' && rework.wish !== 'shorter')
}

// Loaded when first wanted: a thread that has only made new songs needs neither engine, contract nor dictionary.
async function open(request: Exclude<RenderRequest, StemsTask>, stop: StopFlag): Promise<OpenedSong> {
  if ('speed' in request) return (await import('./speed/openSpeedChange.ts')).openSpeedChange(request)
  if ('edit' in request) return (await import('./openEdit.ts')).openEdit(request)
  return openSong(request, stop)
}

async function openStems(stems: StemsTask['stems']): Promise<StemSource> {
  if ('path' in stems) return (await import('./separateSong.ts')).separateSong(stems.path)
  return music.makeStems(parseScore(JSON.parse(stems.scoreJson)), stems.split)
}

async function splitStems({ stems }: StemsTask): Promise<void> {
  const names = writeStems(await openStems(stems), stems.folder, (progress) => {
    post({ kind: 'audio', bytes: new Uint8Array(), progress })
  })
  post({ kind: 'finished', peaks: [], stems: names })
}

async function render({ request, stop }: RenderOrder): Promise<void> {
  if ('stems' in request) return splitStems(request)
  const song = await open(request, stop)
  try {
    await encode(song, request, stop)
  } finally {
    await song.leave?.()
  }
}

async function encode(making: OpenedSong, request: Exclude<RenderRequest, StemsTask>, stop: StopFlag): Promise<void> {
  post({ kind: 'started', facts: making.facts })
  const { sampleRate, totalFrames, isExact = false } = making
  let encodedFrames = 0
  const audio = createFirstBytes((bytes) => {
    post({ kind: 'audio', bytes, progress: encodedFrames / totalFrames }, [bytes.buffer])
  })
  const onPart = (bytes: Uint8Array<ArrayBuffer>, frames: number): void => {
    encodedFrames += frames
    audio.add(bytes)
  }
  const wav = openWavFile(request.wavPath, { sampleRate, totalFrames, isExact })
  const mp3 = openMp3(onPart, niceness)
  const meter = createPeakMeter(totalFrames)
  try {
    for await (const { startFrame, left, right } of making.blocks) {
      throwIfGivenUp(stop)
      await mp3.add(left, right)
      wav.write(left, right)
      meter.add(startFrame, left, right)
    }
    wav.close()
    await mp3.finish()
    audio.end()
  } finally {
    wav.close()
    mp3.close()
  }
  post({ kind: 'finished', peaks: meter.peaks(), stems: [] })
}

port.on('message', (order: RenderOrder) => {
  render(order).catch((error: unknown) => {
    post({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  })
})
post({ kind: 'ready' })
