import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Landmarks } from '@arioso/storage'
import { bareEnvironment } from './bareEnvironment.ts'

const PROGRAM = fileURLToPath(new URL('fingerprintProgram.ts', import.meta.url))
const TIME_LIMIT_MS = 120_000
const HEAP_LIMIT_MB = 400
// Eight minutes have about fifty thousand landmarks, each up to fifteen characters.
const OUTPUT_MAX_BYTES = 16_000_000

export function runFingerprintProgram(excerpt: string): Promise<Landmarks> {
  const options = {
    env: bareEnvironment(),
    timeout: TIME_LIMIT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: OUTPUT_MAX_BYTES,
  } as const
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [`--max-old-space-size=${HEAP_LIMIT_MB}`, PROGRAM, excerpt],
      options,
      (error, stdout, stderr) => {
        if (error) reject(new Error(`taking the fingerprint failed: ${stderr.slice(-500)}`, { cause: error }))
        else resolve(JSON.parse(stdout) as Landmarks)
      },
    )
  })
}
