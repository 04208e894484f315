import { existsSync, readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** Processor time of this process and, where Linux tells it, of the programs it has started and still runs. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + childrenMs()
}

function childrenMs(): number {
  if (process.platform !== 'linux') return 0
  return listChildren(process.pid).reduce((sum, pid) => sum + 1000 * processorSecondsOf(pid), 0)
}

/** Of any process, as exactly as Linux counts: to the hundredth. */
export function processorSecondsOf(pid: number): number {
  return (TICK_MS * ticksOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))) / 1000
}

/** Of a process, of the programs it runs, and of those it ran: of a whole database, or of a worker with its media programs. */
export function processorSecondsOfTree(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const own = (TICK_MS * (ticksOf(stat) + ticksOfEnded(stat))) / 1000
  return listChildren(pid).reduce((sum, child) => sum + secondsUnlessEnded(child), own)
}

function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

function secondsUnlessEnded(pid: number): number {
  return existsSync(`/proc/${pid}/stat`) ? processorSecondsOfTree(pid) : 0
}

// Fields 14 and 15, counted after the program's name, which may hold spaces (proc_pid_stat(5)).
function ticksOf(stat: string): number {
  const fields = fieldsOf(stat)
  return Number(fields[11]) + Number(fields[12])
}

// Fields 16 and 17: children that have ended and were waited for.
function ticksOfEnded(stat: string): number {
  const fields = fieldsOf(stat)
  return Number(fields[13]) + Number(fields[14])
}

function fieldsOf(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
