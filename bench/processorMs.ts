import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** Processor time of this process and, where Linux tells it, of the programs it has started and still runs. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + childrenMs()
}

function childrenMs(): number {
  if (process.platform !== 'linux') return 0
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.reduce((sum, pid) => sum + TICK_MS * ticksOf(readFileSync(`/proc/${pid}/stat`, 'utf8')), 0)
}

/** Of any process, as exactly as Linux counts: to the hundredth. */
export function processorSecondsOf(pid: number): number {
  return (TICK_MS * ticksOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))) / 1000
}

// Fields 14 and 15, counted after the program's name, which may hold spaces (proc_pid_stat(5)).
function ticksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
