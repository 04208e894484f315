// For tests. Usage: testLoudnessProgram <file>: its momentary loudness (EBU R 128), ten times a second, as JSON
import { Decoder, Demuxer, FilterAPI } from 'node-av/api'

const [path = ''] = process.argv.slice(2)
await using input = await Demuxer.open(path)
const stream = input.audio()
if (!stream) throw new Error('no audio in the file')
using decoder = await Decoder.create(stream)
using filter = FilterAPI.create('ebur128=metadata=1')
const heard: number[] = []
for await (const frame of filter.frames(decoder.frames(input.packets(stream.index)))) {
  const lufs = frame?.getMetadata().getAll()['lavfi.r128.M']
  if (lufs !== undefined) heard.push(Number(lufs))
}
process.stdout.write(JSON.stringify(heard))
