// A program of its own, like mediaProgram, for films people upload. Usage: videoProgram probe <in>: FilmFacts as JSON
//   | videoProgram prepare <in> <out.mp4> <poster.jpg>: what every browser plays, copied where it is that already
//   | videoProgram sprite <in> <out.jpg> <seconds>: ten pictures of a film of that length, side by side
//   | videoProgram hook <spec.json> <out.mp4> <poster.jpg>: see videoSpec.ts
import { closeSync, openSync, readSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { Dictionary, Frame, type Stream } from 'node-av'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MJPEG,
} from 'node-av/constants'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { filmLook, type FilmLook } from './filmLook.ts'
import { findVideoFormat } from './videoFormat.ts'
import type { FilmFacts, HookSpec } from './videoSpec.ts'

const AAC_BITRATE = 160_000
const AAC_FRAME = 1024
const FORMAT_BYTES = 64
const LONGEST_SIDE_PX = 4096
const COPIED_SIDE_PX = 1920
const SPRITE_PICTURES = 10
const SPRITE_HEIGHT_PX = 160
const MEMORY_LIMIT_BYTES = 1_500_000_000

type Film = AsyncDisposable & { input: Demuxer; stream: Stream; look: FilmLook }

async function openFilm(path: string): Promise<Film> {
  const format = findVideoFormat(readStart(path))
  if (format === undefined) throw new Error('not a format that may be opened')
  const input = await Demuxer.open(path, { format })
  const stream = input.video()
  if (!stream) throw new Error('no video in the file')
  const { width, height, sampleAspectRatio } = stream.codecpar
  if (width < 2 || height < 2 || width > LONGEST_SIDE_PX || height > LONGEST_SIDE_PX)
    throw new Error('not a usual size')
  const look = filmLook({
    widthPx: width,
    heightPx: height,
    pixelAspect: sampleAspectRatio.num > 0 ? sampleAspectRatio.num / sampleAspectRatio.den : 1,
    matrix: stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX),
    framesPerSecond: stream.avgFrameRate.den > 0 ? stream.avgFrameRate.num / stream.avgFrameRate.den : 0,
  })
  return { input, stream, look, [Symbol.asyncDispose]: () => input.close() }
}

function readStart(path: string): Uint8Array {
  const start = new Uint8Array(FORMAT_BYTES)
  const file = openSync(path, 'r')
  try {
    return start.subarray(0, readSync(file, start))
  } finally {
    closeSync(file)
  }
}

const secondsOf = (ticks: bigint, { timeBase }: Stream): number => (Number(ticks) * timeBase.num) / timeBase.den

// Recordings made in a browser do not say how long they are; their packets do.
async function probe(path: string): Promise<FilmFacts> {
  await using film = await openFilm(path)
  const { input, stream, look } = film
  let [first, last] = [Infinity, 0]
  const sound = input.audio()
  for await (const packet of input.packets()) {
    const from = [stream, sound].find((each) => each?.index === packet?.streamIndex)
    if (!packet || !from) continue
    const at = secondsOf(packet.pts, from)
    if (from === stream) first = Math.min(first, Math.max(0, at))
    last = Math.max(last, at + secondsOf(packet.duration, from))
  }
  return { durationSeconds: Math.max(0, last - Math.min(first, last)), widthPx: look.widthPx, heightPx: look.heightPx }
}

async function prepare(path: string, madePath: string, posterPath: string): Promise<void> {
  if (await canBeCopied(path)) await copy(path, madePath)
  else await encode(path, madePath)
  await drawPoster(madePath, posterPath)
}

async function canBeCopied(path: string): Promise<boolean> {
  await using film = await openFilm(path)
  const { input, stream } = film
  const { codecId, format, width, height } = stream.codecpar
  const sound = input.audio()
  const isPlayed = codecId === AV_CODEC_ID_H264 && format === AV_PIX_FMT_YUV420P
  const isSmall = width <= COPIED_SIDE_PX && height <= COPIED_SIDE_PX
  return isPlayed && isSmall && (sound === undefined || sound.codecpar.codecId === AV_CODEC_ID_AAC)
}

async function copy(path: string, madePath: string): Promise<void> {
  await using film = await openFilm(path)
  const { input, stream } = film
  await using output = await Muxer.open(madePath, { options: { movflags: '+faststart' } })
  const sound = input.audio()
  const places = new Map([[stream.index, output.addStream(stream)]])
  if (sound) places.set(sound.index, output.addStream(sound))
  for await (const packet of input.packets()) {
    const place = packet ? places.get(packet.streamIndex) : undefined
    if (packet && place !== undefined) await output.writePacket(packet, place)
  }
}

async function encode(path: string, madePath: string): Promise<void> {
  await using output = await Muxer.open(madePath, { options: { movflags: '+faststart' } })
  await using film = await openFilm(path)
  const { input, stream, look } = film
  using pictures = await createPictureEncoder(look)
  const place = output.addStream(pictures.encoder)
  await encodeSound(path, output)
  using decoder = await Decoder.create(stream, { exitOnError: false })
  for await (const packet of pictures.packets(withinMemory(decoder.frames(input.packets(stream.index))))) {
    if (packet) await output.writePacket(packet, place)
  }
}

// Read apart from the pictures: one reader cannot be at two places of a file.
async function encodeSound(path: string, output: Muxer): Promise<void> {
  await using film = await openFilm(path)
  const stream = film.input.audio()
  if (!stream) return
  using decoder = await Decoder.create(stream, { exitOnError: false })
  using filter = FilterAPI.create(`aformat=sample_fmts=fltp:sample_rates=${SAMPLE_RATE}:channel_layouts=stereo`)
  using voice = await Encoder.create(FF_ENCODER_AAC, { decoder, filter, context: { bitRate: AAC_BITRATE } })
  const place = output.addStream(voice)
  for await (const packet of voice.packets(filter.frames(decoder.frames(film.input.packets(stream.index))))) {
    if (packet) await output.writePacket(packet, place)
  }
}

// Telephones and most places that show films play only this way of keeping colours.
async function createPictureEncoder({ filter: change }: FilmLook, before = '') {
  const filter = FilterAPI.create(`${before}${change},format=yuv420p`)
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, { filter, options: { preset: 'veryfast', crf: 22 } })
  return {
    encoder,
    packets: (frames: AsyncGenerator<Frame | null>) => encoder.packets(filter.frames(frames)),
    [Symbol.dispose]: () => {
      encoder[Symbol.dispose]()
      filter[Symbol.dispose]()
    },
  }
}

async function* withinMemory(frames: AsyncGenerator<Frame | null>): AsyncGenerator<Frame | null> {
  for await (const frame of frames) {
    if (process.memoryUsage.rss() > MEMORY_LIMIT_BYTES) throw new Error('needs too much memory')
    yield frame
  }
}

// Ends with the span, however long the film is; a trim filter would fail on surplus input.
async function* framesBetween(frames: AsyncGenerator<Frame | null>, stream: Stream, spec: HookSpec) {
  for await (const frame of frames) {
    const at = frame === null ? Infinity : secondsOf(frame.pts, stream)
    if (at >= spec.endSeconds) break
    if (at >= spec.startSeconds) yield frame
  }
  yield null
}

async function renderHook(specPath: string, madePath: string, posterPath: string): Promise<void> {
  const spec = JSON.parse(await readFile(specPath, 'utf8')) as HookSpec
  await using film = await openFilm(spec.videoPath)
  const { input, stream, look } = film
  using decoder = await Decoder.create(stream, { exitOnError: false })
  using pictures = await createPictureEncoder(look, 'setpts=PTS-STARTPTS,')
  using voice = await Encoder.create(FF_ENCODER_AAC, { context: { bitRate: AAC_BITRATE } })
  {
    await using output = await Muxer.open(madePath, {
      options: { movflags: '+faststart' },
      configure: (file) => {
        file.metadata = Dictionary.fromObject({ title: spec.title, artist: spec.artist })
      },
    })
    const [picturePlace, voicePlace] = [output.addStream(pictures.encoder), output.addStream(voice)]
    for await (const packet of voice.packets(soundFrames(spec))) {
      if (packet) await output.writePacket(packet, voicePlace)
    }
    const frames = framesBetween(decoder.frames(input.packets(stream.index)), stream, spec)
    for await (const packet of pictures.packets(withinMemory(frames))) {
      if (packet) await output.writePacket(packet, picturePlace)
    }
  }
  await drawPoster(madePath, posterPath)
}

// The null at the end lets the encoder give out what it still holds; without it the tail is lost.
async function* soundFrames({ soundPath, startSeconds, endSeconds }: HookSpec): AsyncGenerator<Frame | null> {
  const bytes = await readFile(soundPath)
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4))
  const total = Math.round((endSeconds - startSeconds) * SAMPLE_RATE)
  for (let from = 0; from < total; from += AAC_FRAME) {
    const count = Math.min(AAC_FRAME, total - from)
    const planes = new Float32Array(count * 2)
    for (let at = 0; at < count; at += 1) {
      planes[at] = samples[2 * (from + at)] ?? 0
      planes[count + at] = samples[2 * (from + at) + 1] ?? 0
    }
    yield Frame.fromAudioBuffer(Buffer.from(planes.buffer), {
      nbSamples: count,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate: SAMPLE_RATE,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: SAMPLE_RATE },
      pts: BigInt(from),
    })
  }
  yield null
}

const drawPoster = (path: string, posterPath: string): Promise<void> => drawPicture(path, posterPath)

const drawSprite = (path: string, spritePath: string, seconds: number): Promise<void> =>
  drawPicture(
    path,
    spritePath,
    `fps=${SPRITE_PICTURES}/${seconds},scale=-2:${SPRITE_HEIGHT_PX},tile=${SPRITE_PICTURES}x1,`,
  )

// The first picture that leaves the filter.
async function drawPicture(path: string, picturePath: string, change = ''): Promise<void> {
  await using film = await openFilm(path)
  const { input, stream, look } = film
  using decoder = await Decoder.create(stream, { exitOnError: false })
  using filter = FilterAPI.create(`${look.filter},${change}format=yuvj420p`)
  using encoder = await Encoder.create(FF_ENCODER_MJPEG, { filter, options: { qmin: 2, qmax: 5 } })
  for await (const packet of encoder.packets(filter.frames(decoder.frames(input.packets(stream.index))))) {
    if (!packet?.data) continue
    await writeFile(picturePath, packet.data)
    return
  }
  throw new Error('no picture in the video')
}

const [task, first = '', second = '', third = ''] = process.argv.slice(2)
if (task === 'probe') process.stdout.write(`${JSON.stringify(await probe(first))}\n`)
else if (task === 'prepare') await prepare(first, second, third)
else if (task === 'sprite') await drawSprite(first, second, Number(third))
else if (task === 'hook') await renderHook(first, second, third)
else throw new Error(`unknown task ${task}`)
