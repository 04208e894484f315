// A program of its own: what it imports loads FFmpeg (GPLv3 build, through node-av), apart from everything else and killed
// when it takes too long. Usage: mediaProgram loudness <file>
//   | mediaProgram master <in.wav> <out.flac> <growing or whole>: packs it and tells how loud and how long it is
//   | mediaProgram wav <in> <out.wav>: 16-bit stereo at 48 kHz, whatever went in
//   | mediaProgram convert <in> <out.wav, .flac or .m4a> <tags as JSON> | mediaProgram probe <file>
//   | mediaProgram video <spec.json> <out.mp4>: see shareVideo/shareVideoSpec.ts
//   | mediaProgram excerpt <in> <out.f32> <start> <end>: seconds of an upload as interleaved floats, stereo at 48 kHz
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { extname } from 'node:path'
import { Dictionary } from 'node-av'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline, probe } from 'node-av/api'
import { FF_ENCODER_AAC, FF_ENCODER_FLAC, FF_ENCODER_PCM_S16LE } from 'node-av/constants'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { blockSizeFor, fillBlocksOf } from './sound/blockSizeFor.ts'
import { encodeMaster } from './sound/encodeMaster.ts'
import { encodeShareVideo } from './shareVideo/encodeShareVideo.ts'
import { findSoundFormat } from './sound/soundFormat.ts'

const AAC_BITRATE = 192_000

type Tags = Record<string, string>

const targets = {
  '.wav': { codec: FF_ENCODER_PCM_S16LE, samples: 's16' },
  '.flac': { codec: FF_ENCODER_FLAC, samples: 's16' },
  '.m4a': { codec: FF_ENCODER_AAC, samples: 'fltp' },
} as const

async function convert(path: string, madePath: string, tags: Tags): Promise<void> {
  const target = extname(madePath) as keyof typeof targets
  const { codec, samples } = targets[target]
  await using input = await Demuxer.open(path)
  const stream = input.audio()
  if (!stream) throw new Error('no audio in the file')
  using decoder = await Decoder.create(stream)
  const frameSize = blockSizeFor(Math.round(input.duration * SAMPLE_RATE))
  // What lossy coding leaves over at the end is this silence, see blockSizeFor.
  const rest = { '.m4a': ',apad=pad_len=1024', '.flac': `,${fillBlocksOf(frameSize)}`, '.wav': '' }[target]
  const format = `aformat=sample_fmts=${samples}:sample_rates=${SAMPLE_RATE}:channel_layouts=stereo`
  using filter = FilterAPI.create(`${format}${rest}`)
  const context = target === '.flac' ? { frameSize } : { bitRate: AAC_BITRATE }
  using encoder = await Encoder.create(codec, { decoder, filter, context })
  await using output = await Muxer.open(madePath, {
    configure: (file) => {
      file.metadata = Dictionary.fromObject(tags)
    },
  })
  await pipeline(input, decoder, filter, encoder, output).completion
}

async function measureLoudness(path: string): Promise<void> {
  await using input = await Demuxer.open(path)
  const stream = input.audio()
  if (!stream) throw new Error('no audio in the file')
  using decoder = await Decoder.create(stream)
  using filter = FilterAPI.create('ebur128=metadata=1:peak=true')
  const result = { integratedLufs: -70, truePeakDb: -120, durationSeconds: input.duration }
  for await (const frame of filter.frames(decoder.frames(input.packets(stream.index)))) {
    if (!frame) continue
    const metadata = frame.getMetadata().getAll()
    result.integratedLufs = Number(metadata['lavfi.r128.I'] ?? result.integratedLufs)
    for (const channel of ['ch0', 'ch1']) {
      const peak = Number(metadata[`lavfi.r128.true_peaks_${channel}`] ?? 0)
      if (peak > 0) result.truePeakDb = Math.max(result.truePeakDb, 20 * Math.log10(peak))
    }
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
}

async function describe(path: string): Promise<void> {
  const { format, duration, metadata, streams } = await probe(path)
  const found = streams.map(({ type, codec, width, height, sampleRate, pixelFormat, frameRate }) => ({
    type,
    codec,
    ...(width !== undefined && { width, height, pixelFormat, frameRate }),
    ...(sampleRate !== undefined && { sampleRate }),
  }))
  process.stdout.write(`${JSON.stringify({ format, durationSeconds: duration, tags: metadata, streams: found })}\n`)
}

const EXCERPT_FRAME_BYTES = 8
const FORMAT_BYTES = 65_536
const MEMORY_LIMIT_BYTES = 600_000_000

function readStart(path: string): Uint8Array {
  const start = new Uint8Array(FORMAT_BYTES)
  const file = openSync(path, 'r')
  try {
    return start.subarray(0, readSync(file, start))
  } finally {
    closeSync(file)
  }
}

// Damaged stretches are passed over; what can be heard counts. Stops where the excerpt ends, however long the file is.
async function decodeExcerpt(path: string, outPath: string, startSeconds: number, endSeconds: number): Promise<void> {
  const format = findSoundFormat(readStart(path))
  if (format === undefined) throw new Error('not a format that may be opened')
  await using input = await Demuxer.open(path, { format })
  const stream = input.audio()
  if (!stream) throw new Error('no audio in the file')
  using decoder = await Decoder.create(stream, { exitOnError: false })
  using filter = FilterAPI.create(`aformat=sample_fmts=flt:sample_rates=${SAMPLE_RATE}:channel_layouts=stereo`)
  const [first, last] = [Math.round(startSeconds * SAMPLE_RATE), Math.round(endSeconds * SAMPLE_RATE)]
  const file = openSync(outPath, 'w')
  let position = 0
  for await (const frame of filter.frames(decoder.frames(input.packets(stream.index)))) {
    if (!frame) continue
    if (process.memoryUsage.rss() > MEMORY_LIMIT_BYTES) throw new Error('needs too much memory')
    const samples = frame.data?.[0]
    const within = (at: number): number => Math.min(frame.nbSamples, Math.max(0, at - position))
    const [from, to] = [within(first), within(last)]
    if (samples && to > from) writeSync(file, samples, from * EXCERPT_FRAME_BYTES, (to - from) * EXCERPT_FRAME_BYTES)
    position += frame.nbSamples
    if (position >= last) break
  }
  closeSync(file)
}

const [task, first = '', second = '', third = '', fourth = ''] = process.argv.slice(2)
if (task === 'master') process.stdout.write(`${JSON.stringify(encodeMaster(first, second, third === 'growing'))}\n`)
else if (task === 'wav') await convert(first, second, {})
else if (task === 'convert') await convert(first, second, JSON.parse(third) as Tags)
else if (task === 'loudness') await measureLoudness(first)
else if (task === 'probe') await describe(first)
else if (task === 'video') await encodeShareVideo(first, second)
else if (task === 'excerpt') await decodeExcerpt(first, second, Number(third), Number(fourth))
else throw new Error(`unknown task ${task}`)
