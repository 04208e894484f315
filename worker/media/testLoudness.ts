import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const PROGRAM = fileURLToPath(new URL('testLoudnessProgram.ts', import.meta.url))

// How loud the last 400 ms were, ten times a second.
export async function momentaryLufs(path: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, path])
  return JSON.parse(stdout) as number[]
}
