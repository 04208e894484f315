import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const PROCESS = fileURLToPath(new URL('engineProcess.ts', import.meta.url))

export async function measureEngine(): Promise<[string, string][]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROCESS])
  return JSON.parse(stdout) as [string, string][]
}
