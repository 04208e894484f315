// Plain JavaScript for Node 20. TERM or KILL to npm does not reach what it started, so the launcher watches npm itself.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

function describe(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
  } catch (error) {
    if (process.platform === 'linux') return { parent: 0, command: '', error }
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = /^\s*(\d+)\s+(.*)$/s.exec(stdout ?? '') ?? [null, '0', '']
  return { parent: Number(parent), command }
}

const POLL_MS = 500

// Calls back once when npm (or the shell npm put in between) is gone.
export function onLauncherGone(callback) {
  const parent = process.ppid
  const first = describe(parent)
  const behindShell = /^(\S*\/)?(sh|dash|bash|zsh)\s/.test(first.command)
  const timer = setInterval(() => {
    const gone = process.ppid !== parent || (behindShell && describe(parent).parent !== first.parent)
    if (!gone) return
    clearInterval(timer)
    callback()
  }, POLL_MS)
  timer.unref()
}
