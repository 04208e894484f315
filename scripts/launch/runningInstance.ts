import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

// A run file says which processes work on a data folder. A process id alone proves nothing after a crash, as the number
// may belong to somebody else by now; so a process counts as ours only while its command line names our script.
type RunFile = { pid: number; url: string | null; children: number[] }

function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    const path = `/proc/${pid}/cmdline`
    return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\0', ' ') : ''
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}

function isOurs(pid: number): boolean {
  return /(scripts\/run|server\/main|worker\/main)\.ts/.test(commandOf(pid))
}

export function createRunFile(path: string): {
  findRunning(): { pid: number; url: string | null } | undefined
  endLeftovers(): void
  write(state: { url: string | null; children: number[] }): void
  remove(): void
} {
  const read = (): RunFile | undefined =>
    existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as RunFile) : undefined
  return {
    findRunning: () => {
      const file = read()
      return file && file.pid !== process.pid && isOurs(file.pid) ? { pid: file.pid, url: file.url } : undefined
    },
    endLeftovers: () => {
      for (const pid of read()?.children ?? []) if (isOurs(pid)) process.kill(pid, 'SIGKILL')
    },
    write: (state) => writeFileSync(path, JSON.stringify({ pid: process.pid, ...state })),
    remove: () => rmSync(path, { force: true }),
  }
}
