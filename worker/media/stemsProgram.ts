// A program of its own, as rendering every stem of a song takes a core for a while: nice, and killed when it takes too long.
// Usage: stemsProgram <score.json> <folder>; prints the names of the stems as JSON, each lies there as <name>.wav
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { openStems } from '@arioso/providers/music'
import { openWavFile } from './wavFile.ts'

const NICENESS = 10

const [scorePath = '', folder = ''] = process.argv.slice(2)
setPriority(NICENESS)
const rendering = await openStems(await readFile(scorePath, 'utf8'))
const files = rendering.names.map((name) => openWavFile(join(folder, `${name}.wav`), rendering))
for (const { stems } of rendering.blocks()) {
  for (const [index, { samples }] of stems.entries()) files[index]?.write(samples.left, samples.right)
}
for (const file of files) file.close()
process.stdout.write(`${JSON.stringify(rendering.names)}\n`)
