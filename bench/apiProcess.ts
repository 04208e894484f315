import { readFileSync } from 'node:fs'
import type { Stack } from '../scripts/startStack.ts'

// The process of a stack that answers HTTP.
export function apiProcessOf(stack: Stack): number {
  const { children } = JSON.parse(readFileSync(`${stack.dataFolder}/run-all.json`, 'utf8')) as { children: number[] }
  const [api] = children
  if (api === undefined) throw new Error('no child process is running')
  return api
}

export function databaseUrlOf(stack: Stack): string {
  const environment = readFileSync(`/proc/${apiProcessOf(stack)}/environ`, 'utf8').split('\0')
  const line = environment.find((entry) => entry.startsWith('DATABASE_URL='))
  if (!line) throw new Error('the API process has no DATABASE_URL')
  return line.slice('DATABASE_URL='.length)
}

export function residentMegabytesOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}
