import { spawn } from 'node:child_process'

export type Account = { uid: number; gid: number }

export async function runProgram(program: string, parameters: string[], account?: Account): Promise<string> {
  const child = spawn(program, parameters, {
    ...account,
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (exitCode !== 0) throw new Error(`${program} ended with ${exitCode}: ${output.trim()}`)
  return output.trim()
}
