import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Ends the MP3 programs that this process has started, as a crash would, and tells how many. For tests. */
export async function killMp3Programs(): Promise<number> {
  const { stdout } = await run('ps', ['-axo', 'pid=,ppid=,command='])
  const mine = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...command]) => Number(parent) === process.pid && command.join(' ').includes('mp3Program'))
  for (const [pid] of mine) process.kill(Number(pid), 'SIGKILL')
  return mine.length
}
