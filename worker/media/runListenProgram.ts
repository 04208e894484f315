import { fileURLToPath } from 'node:url'
import { runFenced } from './runFenced.ts'

const PROGRAM = fileURLToPath(new URL('listenProgram.ts', import.meta.url))
const TIME_LIMIT_MS = 300_000
const HEAP_LIMIT_MB = 400

/** 'kept': it is as loud as it should be, and stays the same sample by sample. */
export async function runListenProgram(
  folder: string,
  level: 'levelled' | 'kept' = 'levelled',
): Promise<{ lufs: number }> {
  const given = [`--max-old-space-size=${HEAP_LIMIT_MB}`, PROGRAM, folder, level]
  const task = { arguments: given, timeLimitMs: TIME_LIMIT_MS }
  return JSON.parse(await runFenced(task, 'listening failed')) as { lufs: number }
}
