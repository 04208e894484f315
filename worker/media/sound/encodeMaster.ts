// Loads FFmpeg: part of mediaProgram.ts. Samples go straight into encoder and meter, one block after the other: through packets, decoder
// and pipeline the same takes five times as long.
import { closeSync, openSync, readSync } from 'node:fs'
import {
  Codec,
  CodecContext,
  FFmpegError,
  Filter,
  FilterGraph,
  FormatContext,
  Frame,
  Log,
  Packet,
  Rational,
} from 'node-av'
import { AV_CHANNEL_LAYOUT_STEREO, AV_LOG_WARNING, AV_SAMPLE_FMT_S16, FF_ENCODER_FLAC } from 'node-av/constants'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { findSamples } from './sound.ts'

const FRAME_BYTES = 4
const BLOCK_FRAMES = 4608
const TIME_BASE = new Rational(1, SAMPLE_RATE)
const FORMAT = {
  format: AV_SAMPLE_FMT_S16,
  sampleRate: SAMPLE_RATE,
  channelLayout: AV_CHANNEL_LAYOUT_STEREO,
  timeBase: TIME_BASE,
}

type Sink = { add(frame: Frame): void; end(): void }

// Longer than any block of samples takes on a busy machine: the writer is gone.
const PATIENCE_MS = 30_000
const LOOK_MS = 10

/**
 * Packs samples as a lossless master, every one of them, and tells how loud and how long it is. A file that is `growing` tells
 * at its head how long it will be, and is waited for.
 */
export function encodeMaster(
  wavPath: string,
  flacPath: string,
  isGrowing: boolean,
): { integratedLufs: number; durationSeconds: number } {
  // The meter prints a summary of every song otherwise.
  Log.setLevel(AV_LOG_WARNING)
  const { start, totalFrames: lyingFrames, promisedFrames } = findSamples(wavPath)
  const totalFrames = isGrowing ? promisedFrames : lyingFrames
  const meter = openMeter()
  const flac = openFlacFile(flacPath)
  const file = openSync(wavPath, 'r')
  for (let at = 0; at < totalFrames; at += BLOCK_FRAMES) {
    const nbSamples = Math.min(BLOCK_FRAMES, totalFrames - at)
    const samples = Buffer.alloc(nbSamples * FRAME_BYTES)
    readWhole(file, samples, start + at * FRAME_BYTES)
    using frame = Frame.fromAudioBuffer(samples, { ...FORMAT, nbSamples, pts: BigInt(at) })
    flac.add(frame)
    meter.add(frame)
  }
  closeSync(file)
  flac.end()
  meter.end()
  return { integratedLufs: meter.lufs(), durationSeconds: totalFrames / SAMPLE_RATE }
}

function readWhole(file: number, bytes: Buffer, from: number): void {
  const sleeping = new Int32Array(new SharedArrayBuffer(4))
  let waitedMs = 0
  for (let read = 0; read < bytes.length;) {
    const more = readSync(file, bytes, read, bytes.length - read, from + read)
    read += more
    waitedMs = more > 0 ? 0 : waitedMs + LOOK_MS
    if (waitedMs > PATIENCE_MS) throw new Error('the samples end too early')
    if (more === 0) Atomics.wait(sleeping, 0, 0, LOOK_MS)
  }
}

function openFlacFile(path: string): Sink {
  const codec = found(Codec.findEncoderByName(FF_ENCODER_FLAC), 'FLAC')
  const encoder = new CodecContext()
  encoder.allocContext3(codec)
  encoder.sampleRate = SAMPLE_RATE
  encoder.sampleFormat = AV_SAMPLE_FMT_S16
  encoder.frameSize = BLOCK_FRAMES
  encoder.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  encoder.timeBase = TIME_BASE
  demand(encoder.open2Sync(codec))
  const file = new FormatContext()
  demand(file.allocOutputContext2(null, 'flac', path))
  const stream = file.newStream()
  stream.codecpar.fromContext(encoder)
  stream.timeBase = TIME_BASE
  demand(file.openOutputSync())
  demand(file.writeHeaderSync())
  const packet = new Packet()
  packet.alloc()

  function send(frame: Frame | null): void {
    demand(encoder.sendFrameSync(frame))
    while (encoder.receivePacketSync(packet) >= 0) {
      packet.streamIndex = stream.index
      packet.rescaleTs(TIME_BASE, stream.timeBase)
      demand(file.interleavedWriteFrameSync(packet))
    }
  }

  return {
    add: send,
    end: () => {
      send(null)
      demand(file.writeTrailerSync())
      file.closeOutputSync()
      encoder.freeContext()
    },
  }
}

function openMeter(): Sink & { lufs(): number } {
  const graph = new FilterGraph()
  graph.alloc()
  const filter = (name: string, settings?: string) =>
    found(graph.createFilter(found(Filter.getByName(name), name), name, settings), name)
  const source = filter(
    'abuffer',
    `sample_rate=${SAMPLE_RATE}:sample_fmt=s16:channel_layout=stereo:time_base=1/${SAMPLE_RATE}`,
  )
  const meter = filter('ebur128', 'metadata=1')
  const sink = filter('abuffersink')
  demand(source.link(0, meter, 0))
  demand(meter.link(0, sink, 0))
  demand(graph.configSync())
  const heard = new Frame()
  heard.alloc()
  let integratedLufs = -70

  function send(frame: Frame | null): void {
    demand(source.buffersrcAddFrameSync(frame))
    while (sink.buffersinkGetFrameSync(heard) >= 0) {
      integratedLufs = Number(heard.getMetadata().get('lavfi.r128.I') ?? integratedLufs)
      heard.unref()
    }
  }

  return { add: send, end: () => send(null), lufs: () => integratedLufs }
}

function demand(result: number): void {
  FFmpegError.throwIfError(result, 'the master')
}

function found<T>(part: T | null, name: string): T {
  if (part === null) throw new Error(`FFmpeg came without ${name}`)
  return part
}
