// A program of its own, as rendering every stem of a song takes a core for a while: nice, and killed when it takes too long.
// Usage: stemsProgram <score.json> <folder>; the stems lie there, and what they are is printed as JSON
import { readFile } from 'node:fs/promises'
import { openStems } from '@arioso/providers/scores/openStems'
import { stepBack } from '@arioso/providers/stepBack'
import { writeStems } from '../render/writeStems.ts'

// Behind songs in the making, yet somebody waits for it.
const NICENESS = 5

const [scorePath = '', folder = ''] = process.argv.slice(2)
stepBack(NICENESS)
const stems = writeStems(await openStems(await readFile(scorePath, 'utf8')), folder)
process.stdout.write(`${JSON.stringify(stems)}\n`)
