// Films for tests. Usage: testFilmProgram make <out.mp4 or .webm> <wish as JSON>: every second of it has its own grey, and its
// sound, where wanted, is one tone | testFilmProgram greys <in>: the grey of each of its pictures as JSON
import { Frame } from 'node-av'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_PIX_FMT_GRAY8,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBVPX_VP8,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'

const BLOCK = 1024

type Wish = { seconds: number; width: number; height: number; rate: number; toneHz: number | null }

async function* greys({ seconds, width, height, rate }: Wish): AsyncGenerator<Frame | null> {
  for (let number = 0; number < seconds * rate; number += 1) {
    const pixels = Buffer.alloc(width * height, 20 + 7 * Math.floor(number / rate))
    const timeBase = { num: 1, den: rate }
    yield Frame.fromVideoBuffer(pixels, { width, height, format: AV_PIX_FMT_GRAY8, timeBase, pts: BigInt(number) })
  }
  yield null
}

async function* tones({ seconds, toneHz }: Wish): AsyncGenerator<Frame | null> {
  for (let from = 0; from < seconds * SAMPLE_RATE; from += BLOCK) {
    const samples = Float32Array.from({ length: BLOCK * 2 }, (_, at) => {
      const second = (from + (at % BLOCK)) / SAMPLE_RATE
      return 0.4 * Math.sin(2 * Math.PI * (toneHz ?? 0) * second)
    })
    yield Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
      nbSamples: BLOCK,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate: SAMPLE_RATE,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: SAMPLE_RATE },
      pts: BigInt(from),
    })
  }
  yield null
}

async function make(path: string, wish: Wish): Promise<void> {
  const codec = path.endsWith('.webm') ? FF_ENCODER_LIBVPX_VP8 : FF_ENCODER_LIBX264
  using colours = FilterAPI.create('format=yuv420p')
  using pictures = await Encoder.create(codec, { filter: colours, context: { bitRate: 200_000 } })
  using voice = await Encoder.create(FF_ENCODER_AAC, { context: { bitRate: 96_000 } })
  await using output = await Muxer.open(path)
  const place = output.addStream(pictures)
  if (wish.toneHz !== null) {
    const voicePlace = output.addStream(voice)
    for await (const packet of voice.packets(tones(wish))) if (packet) await output.writePacket(packet, voicePlace)
  }
  for await (const packet of pictures.packets(colours.frames(greys(wish)))) {
    if (packet) await output.writePacket(packet, place)
  }
}

async function readGreys(path: string): Promise<number[]> {
  await using input = await Demuxer.open(path)
  const stream = input.video()
  if (!stream) throw new Error('no video in the file')
  using decoder = await Decoder.create(stream)
  using filter = FilterAPI.create('format=gray')
  const found: number[] = []
  for await (const frame of filter.frames(decoder.frames(input.packets(stream.index)))) {
    const pixels = frame?.data?.[0]
    if (pixels) found.push(pixels[pixels.length >> 1] ?? 0)
  }
  return found
}

const usual: Wish = { seconds: 12, width: 180, height: 320, rate: 10, toneHz: null }
const [task, path = '', wish = '{}'] = process.argv.slice(2)
if (task === 'make') await make(path, { ...usual, ...(JSON.parse(wish) as object) })
else process.stdout.write(JSON.stringify(await readGreys(path)))
