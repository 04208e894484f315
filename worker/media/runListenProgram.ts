import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from './bareEnvironment.ts'

const PROGRAM = fileURLToPath(new URL('listenProgram.ts', import.meta.url))
const TIME_LIMIT_MS = 300_000
const HEAP_LIMIT_MB = 400

/** 'kept': it is as loud as it should be, and stays the same sample by sample. */
export function runListenProgram(folder: string, level: 'levelled' | 'kept' = 'levelled'): Promise<{ lufs: number }> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [`--max-old-space-size=${HEAP_LIMIT_MB}`, PROGRAM, folder, level],
      { env: bareEnvironment(), timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`listening failed: ${stderr.slice(-500)}`, { cause: error }))
        else resolve(JSON.parse(stdout) as { lufs: number })
      },
    )
  })
}
