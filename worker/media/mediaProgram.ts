// A program of its own: the only place that loads FFmpeg (GPLv3 build, through node-av), apart from everything else and
// killed when it takes too long. Usage: mediaProgram flac <in.wav> <out.flac> | mediaProgram loudness <file>
//   | mediaProgram wav <in> <out.wav>: 16-bit stereo at 48 kHz, whatever went in
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api'
import { FF_ENCODER_FLAC, FF_ENCODER_PCM_S16LE } from 'node-av/constants'

async function encodeFlac(wavPath: string, flacPath: string): Promise<void> {
  await using input = await Demuxer.open(wavPath)
  const stream = input.audio()
  if (!stream) throw new Error('no audio in the samples')
  using decoder = await Decoder.create(stream)
  using encoder = await Encoder.create(FF_ENCODER_FLAC, { decoder })
  await using output = await Muxer.open(flacPath)
  await pipeline(input, decoder, encoder, output).completion
}

async function decodeToWav(path: string, wavPath: string): Promise<void> {
  await using input = await Demuxer.open(path)
  const stream = input.audio()
  if (!stream) throw new Error('no audio in the file')
  using decoder = await Decoder.create(stream)
  using filter = FilterAPI.create('aformat=sample_fmts=s16:sample_rates=48000:channel_layouts=stereo')
  using encoder = await Encoder.create(FF_ENCODER_PCM_S16LE, { decoder, filter })
  await using output = await Muxer.open(wavPath)
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

const [task, first = '', second = ''] = process.argv.slice(2)
if (task === 'flac') await encodeFlac(first, second)
else if (task === 'wav') await decodeToWav(first, second)
else if (task === 'loudness') await measureLoudness(first)
else throw new Error(`unknown task ${task}`)
