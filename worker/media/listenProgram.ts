// A program of its own, because listening to eight minutes keeps a processor busy for a while. Usage: listenProgram <folder>
// <levelled or kept>.
// Reads excerpt.f32 there; leaves song.wav, audio.mp3, peaks.json and analysis.json, and says on one line how loud it was.
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { SILENT_RESULT_LUFS } from '@arioso/contract'
import { createEmbeddedListening } from '@arioso/providers/listening'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { createPeakMeter } from '../render/measurePeaks.ts'
import { openMp3 } from './mp3/openMp3.ts'
import { countFrames, readFloats } from './sound/floatFile.ts'
import { openWavFile } from './sound/wavFile.ts'

const [folder = '', level = 'levelled'] = process.argv.slice(2)
const isKept = level === 'kept'
const excerpt = join(folder, 'excerpt.f32')
const totalFrames = countFrames(excerpt)
const recording = { sampleRate: SAMPLE_RATE, totalFrames, blocks: () => readFloats(excerpt) }
const listening = createEmbeddedListening()
const lufs = listening.measureLufs(recording)
if (lufs >= SILENT_RESULT_LUFS) await makeFiles()
process.stdout.write(`${JSON.stringify({ lufs: Math.max(-120, lufs) })}\n`)

async function makeFiles(): Promise<void> {
  const wav = openWavFile(join(folder, 'song.wav'), { sampleRate: SAMPLE_RATE, totalFrames, isExact: isKept })
  const mp3File = openSync(join(folder, 'audio.mp3'), 'w')
  const mp3 = openMp3((bytes) => void writeSync(mp3File, bytes))
  const meter = createPeakMeter(totalFrames)
  let startFrame = 0
  const analysis = await listening.level(recording, isKept ? 'kept' : lufs, async ({ left, right }) => {
    await mp3.add(left, right)
    wav.write(left, right)
    meter.add(startFrame, left, right)
    startFrame += left.length
  })
  wav.close()
  await mp3.finish()
  mp3.close()
  closeSync(mp3File)
  writeFileSync(join(folder, 'peaks.json'), JSON.stringify(meter.peaks()))
  writeFileSync(join(folder, 'analysis.json'), JSON.stringify(analysis))
}
