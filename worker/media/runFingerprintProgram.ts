import { fileURLToPath } from 'node:url'
import type { Landmarks } from '@arioso/storage'
import { runFenced } from './runFenced.ts'

const PROGRAM = fileURLToPath(new URL('fingerprintProgram.ts', import.meta.url))
const TIME_LIMIT_MS = 120_000
const HEAP_LIMIT_MB = 400
// Eight minutes have about fifty thousand landmarks, each up to fifteen characters.
const OUTPUT_MAX_BYTES = 16_000_000

export async function runFingerprintProgram(excerpt: string): Promise<Landmarks> {
  const task = {
    arguments: [`--max-old-space-size=${HEAP_LIMIT_MB}`, PROGRAM, excerpt],
    timeLimitMs: TIME_LIMIT_MS,
    outputMaxBytes: OUTPUT_MAX_BYTES,
  }
  return JSON.parse(await runFenced(task, 'taking the fingerprint failed')) as Landmarks
}
