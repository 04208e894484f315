import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { runProgram } from './runProgram.ts'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export async function commandLineOf(pid: number): Promise<string> {
  try {
    if (process.platform !== 'linux') return await runProgram('ps', ['-o', 'command=', '-p', String(pid)])
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

// Numbers are given out again after a while; a number with its starting time never is. Empty when it is gone.
export async function startTimeOf(pid: number): Promise<string> {
  try {
    if (process.platform !== 'linux') return await runProgram('ps', ['-o', 'lstart=', '-p', String(pid)])
    const text = await readFile(`/proc/${pid}/stat`, 'utf8')
    const afterName = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [state] = afterName
    return state === 'Z' ? '' : (afterName[19] ?? '')
  } catch {
    return ''
  }
}

const POLL_MS = 20

export async function waitUntil(isTrue: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  for (let tries = Math.ceil(timeoutMs / POLL_MS); tries > 0; tries -= 1) {
    if (await isTrue()) return true
    await delay(POLL_MS)
  }
  return isTrue()
}
