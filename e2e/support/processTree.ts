import { readdirSync, readFileSync } from 'node:fs'

function parents(): Map<number, number> {
  const found = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      found.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' && (error as NodeJS.ErrnoException).code !== 'ESRCH')
        throw error
    }
  }
  return found
}

export function processTreeOf(root: number): number[] {
  const all = [...parents()]
  const tree = [root]
  for (const pid of tree) tree.push(...all.filter(([, parent]) => parent === pid).map(([child]) => child))
  return tree
}

export function isAlive(pid: number): boolean {
  const parent = parents().get(pid)
  if (parent === undefined) return false
  return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
}
