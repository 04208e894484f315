import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('mediaProgram.ts', import.meta.url))
const TIME_LIMIT_MS = 120_000

export type Loudness = { integratedLufs: number; truePeakDb: number; durationSeconds: number }

export async function encodeFlac(wavPath: string, flacPath: string): Promise<void> {
  await runMediaProgram(['flac', wavPath, flacPath])
}

export async function decodeToWav(path: string, wavPath: string): Promise<void> {
  await runMediaProgram(['wav', path, wavPath])
}

export async function measureLoudness(path: string): Promise<Loudness> {
  return JSON.parse(await runMediaProgram(['loudness', path])) as Loudness
}

function runMediaProgram(arguments_: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [PROGRAM, ...arguments_],
      { timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: 4_000_000 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`media program ${arguments_[0]} failed: ${stderr.slice(-500)}`, { cause: error }))
        else resolve(stdout)
      },
    )
  })
}
