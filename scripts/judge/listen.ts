import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('earsProgram.ts', import.meta.url))
const TIME_LIMIT_MS = 240_000

export type Heard = { beats: number[]; onsets: number[]; pitches: number[]; hopSeconds: number }
type Ear = 'beats' | 'onsets' | 'pitches'

/** What aubio hears in mono samples, in a process of its own. */
export async function listen(samples: Float32Array, sampleRate: number, ears: Ear[], folder: string): Promise<Heard> {
  const path = join(folder, `ears-${process.pid}-${performance.now()}.f32`)
  await writeFile(path, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
  try {
    return JSON.parse(await runProgram([path, String(sampleRate), ears.join(',')])) as Heard
  } finally {
    await rm(path)
  }
}

function runProgram(arguments_: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const limits = { timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: 64_000_000 } as const
    execFile(process.execPath, [PROGRAM, ...arguments_], limits, (error, stdout, stderr) => {
      if (error) reject(new Error(`the ears failed: ${stderr.slice(-300)}`))
      else resolve(stdout)
    })
  })
}
