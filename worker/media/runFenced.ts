import { execFile } from 'node:child_process'
import { stepBack } from '@arioso/providers/stepBack'
import { bareEnvironment } from './bareEnvironment.ts'
import { fenced } from './fence.ts'
import { mediaNiceness } from './mediaNiceness.ts'

export type Task = {
  // Node's arguments: options, a program, the program's own arguments.
  arguments: string[]
  timeLimitMs: number
  memoryMb?: number
  fileMb?: number
  outputMaxBytes?: number
  signal?: AbortSignal
}

const MEMORY_MB = 3_000
const FILE_MB = 2_000
const OUTPUT_MAX_BYTES = 4_000_000
// Encoders keep several cores busy. This ends those whose worker was killed; nothing else would.
const BUSY_CORES = 4

/** What the program printed. `failure` is what its end means otherwise. */
export function runFenced(task: Task, failure: string): Promise<string> {
  const { timeLimitMs, memoryMb = MEMORY_MB, fileMb = FILE_MB, outputMaxBytes = OUTPUT_MAX_BYTES, signal } = task
  const limits = { processorSeconds: (timeLimitMs / 1000) * BUSY_CORES, memoryMb, fileMb }
  const command = fenced({ program: process.execPath, arguments: task.arguments }, limits)
  return new Promise((resolve, reject) => {
    const child = execFile(
      command.program,
      command.arguments,
      {
        env: bareEnvironment(),
        timeout: timeLimitMs,
        killSignal: 'SIGKILL',
        maxBuffer: outputMaxBytes,
        ...(signal && { signal }),
      },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${failure}: ${stderr.slice(-500)}`, { cause: error }))
        else resolve(stdout)
      },
    )
    const niceness = mediaNiceness.getStore() ?? 0
    if (child.pid !== undefined) stepBack(niceness, child.pid)
  })
}
