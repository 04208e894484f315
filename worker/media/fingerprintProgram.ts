// A program of its own, because it keeps a processor busy. Usage: fingerprintProgram <excerpt.f32>
// Says on one line which landmarks the recording has.
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { createEmbeddedListening } from '@arioso/providers/listening'
import { countFrames, readFloats } from './sound/floatFile.ts'

const [excerpt = ''] = process.argv.slice(2)
const recording = { sampleRate: SAMPLE_RATE, totalFrames: countFrames(excerpt), blocks: () => readFloats(excerpt) }
const { hashes, frames } = createEmbeddedListening().fingerprint(recording)
process.stdout.write(`${JSON.stringify({ hashes: [...hashes], frames: [...frames] })}\n`)
