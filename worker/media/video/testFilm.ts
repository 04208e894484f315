import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export type TestFilm = { seconds?: number; width?: number; height?: number; rate?: number; toneHz?: number }

const PROGRAM = fileURLToPath(new URL('testFilmProgram.ts', import.meta.url))
const run = promisify(execFile)

export async function makeTestFilm(path: string, wish: TestFilm = {}): Promise<void> {
  await run(process.execPath, [PROGRAM, 'make', path, JSON.stringify(wish)])
}

// Which second of a test film each picture was made in.
export async function readSeconds(path: string): Promise<number[]> {
  const { stdout } = await run(process.execPath, [PROGRAM, 'greys', path])
  return (JSON.parse(stdout) as number[]).map((grey) => Math.round((grey - 20) / 7))
}
