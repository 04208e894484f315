import { readdirSync, readFileSync } from 'node:fs'

type Process = { parent: number; isZombie: boolean }

// A process may end between being listed and being read; then it is simply not there.
function findProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(parent), isZombie: state === 'Z' }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}

function listProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

export function childrenOf(parent: number): number[] {
  return listProcesses().filter((pid) => findProcess(pid)?.parent === parent)
}

export function processTreeOf(root: number): number[] {
  const pids = listProcesses()
  const parents = new Map(pids.map((pid) => [pid, findProcess(pid)?.parent]))
  const tree = [root]
  for (const pid of tree) tree.push(...pids.filter((child) => parents.get(child) === pid))
  return tree
}

export function isAlive(pid: number): boolean {
  const found = findProcess(pid)
  return found !== undefined && !found.isZombie
}

export function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
