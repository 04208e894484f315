// Part of the media program: loads FFmpeg, so nothing else may import it.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Dictionary, Frame, type Packet } from 'node-av'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import { AV_PIX_FMT_RGBA, FF_ENCODER_AAC, FF_ENCODER_LIBX264, FF_ENCODER_PCM_S16LE } from 'node-av/constants'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { readWav } from '../sound/readWav.ts'
import { drawShareVideo } from './drawShareVideo.ts'
import { FACES } from '@arioso/providers/images/faces'
import { FRAMES_PER_SECOND, layouts, type ShareVideoSpec } from './shareVideoSpec.ts'

const AAC_BITRATE = 192_000
const FADE_SECONDS = 0.8

export async function encodeShareVideo(specPath: string, madePath: string): Promise<void> {
  const spec = JSON.parse(await readFile(specPath, 'utf8')) as ShareVideoSpec
  const soundPath = join(dirname(specPath), 'part.wav')
  await cutSound(spec, soundPath)

  await using sound = await Demuxer.open(soundPath)
  const stream = sound.audio()
  if (!stream) throw new Error('no audio in the part')
  using decoder = await Decoder.create(stream)
  using planar = FilterAPI.create('aformat=sample_fmts=fltp')
  using voice = await Encoder.create(FF_ENCODER_AAC, { decoder, filter: planar, context: { bitRate: AAC_BITRATE } })
  // Telephones and most places that show videos play only this way of keeping colours.
  using colours = FilterAPI.create('format=yuv420p')
  using pictures = await Encoder.create(FF_ENCODER_LIBX264, {
    filter: colours,
    options: { preset: 'veryfast', crf: 21 },
  })
  await using output = await Muxer.open(madePath, {
    options: { movflags: '+faststart' },
    configure: (file) => {
      file.metadata = Dictionary.fromObject({ title: spec.title, artist: spec.artist })
    },
  })
  const [picturesAt, voiceAt] = [output.addStream(pictures), output.addStream(voice)]
  for await (const packet of voice.packets(planar.frames(decoder.frames(sound.packets(stream.index))))) {
    if (packet) await output.writePacket(packet, voiceAt)
  }
  for await (const packet of pictures.packets(colours.frames(framesOf(spec, soundPath)))) {
    if (packet) await output.writePacket(packet, picturesAt)
  }
}

async function cutSound({ audioPath, startSeconds, lengthSeconds }: ShareVideoSpec, wavPath: string): Promise<void> {
  await using input = await Demuxer.open(audioPath)
  const stream = input.audio()
  if (!stream) throw new Error('no audio in the song')
  using decoder = await Decoder.create(stream)
  const fades = `afade=t=in:d=${FADE_SECONDS},afade=t=out:st=${lengthSeconds - FADE_SECONDS}:d=${FADE_SECONDS}`
  const format = `aformat=sample_fmts=s16:sample_rates=${SAMPLE_RATE}:channel_layouts=stereo`
  using filter = FilterAPI.create(`atrim=start=${startSeconds},asetpts=PTS-STARTPTS,${fades},${format}`)
  using encoder = await Encoder.create(FF_ENCODER_PCM_S16LE, { decoder, filter })
  await using output = await Muxer.open(wavPath)
  const at = output.addStream(encoder)
  const { num, den } = stream.timeBase
  const lastTick = ((startSeconds + lengthSeconds) * den) / num
  const part = packetsUntil(input.packets(stream.index), lastTick)
  for await (const packet of encoder.packets(filter.frames(decoder.frames(part)))) {
    if (packet) await output.writePacket(packet, at)
  }
}

// A filter that has all it wants fails when it is given more, so the rest is not read at all.
async function* packetsUntil(packets: AsyncGenerator<Packet | null>, lastTick: number): AsyncGenerator<Packet | null> {
  for await (const packet of packets) {
    if (packet && Number(packet.pts) >= lastTick) return
    yield packet
  }
}

// The null at the end lets filter and encoder give out what they still hold; without it the last second is lost.
async function* framesOf(spec: ShareVideoSpec, soundPath: string): AsyncGenerator<Frame | null> {
  const { width, height } = layouts[spec.shape]
  let number = 0n
  for (const pixels of drawShareVideo(spec, await readWav(soundPath), SAMPLE_RATE, FACES)) {
    const timeBase = { num: 1, den: FRAMES_PER_SECOND }
    yield Frame.fromVideoBuffer(pixels, { width, height, format: AV_PIX_FMT_RGBA, timeBase, pts: number })
    number += 1n
  }
  yield null
}
