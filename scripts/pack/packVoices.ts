// Packs the trained voices into the one file the engine reads, and what its test compares with:
// `node scripts/pack/packVoices.ts FOLDER`, where FOLDER holds weights.json, weights.bin and reference.json of a training.
// The file: a length (32 bits, little-endian), so many bytes of JSON, then all tensors as 16-bit floats.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks.ts'

type Case = {
  voice: string
  phones: string[]
  durations: number[]
  midi: number[]
  flags?: number[][]
  expectedDb: number[][]
  expectedAperiodicity: number[][]
  expectedVoicing: number[]
}

// The training writes down every 20th frame; a test of two lines and every 80th is as sharp and an eighth as large.
const CASES = 2
const EVERY = 4

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: node scripts/pack/packVoices.ts FOLDER')
const text = JSON.stringify(JSON.parse(readFileSync(join(folder, 'weights.json'), 'utf8')))
const header = Buffer.from(text.padEnd(text.length + (text.length % 2)))
const length = Buffer.alloc(4)
length.writeUInt32LE(header.length)
const packed = Buffer.concat([length, header, readFileSync(join(folder, 'weights.bin'))])
writeFileSync(join(root, 'engine/voice/network/voices.bin'), packed)

const every = <Item>(items: Item[]): Item[] => items.filter((_, i) => i % EVERY === 0)
const cases = (JSON.parse(readFileSync(join(folder, 'reference.json'), 'utf8')) as Case[]).slice(0, CASES)
const kept = cases.map((one) => ({
  ...one,
  expectedDb: every(one.expectedDb),
  expectedAperiodicity: every(one.expectedAperiodicity),
  expectedVoicing: every(one.expectedVoicing),
}))
writeFileSync(join(root, 'engine/voice/network/reference.json'), `${JSON.stringify(kept)}\n`)
process.stdout.write(`${packed.length} bytes of voices\n`)
