import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('listenProgram.ts', import.meta.url))
const TIME_LIMIT_MS = 300_000
const HEAP_LIMIT_MB = 400

export function runListenProgram(folder: string): Promise<{ lufs: number }> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [`--max-old-space-size=${HEAP_LIMIT_MB}`, PROGRAM, folder],
      { timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`listening failed: ${stderr.slice(-500)}`, { cause: error }))
        else resolve(JSON.parse(stdout) as { lufs: number })
      },
    )
  })
}
