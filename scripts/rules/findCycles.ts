import { posix } from 'node:path'
import type { ImportFound } from './dependencyRule.ts'

/** Groups of files that import each other in a ring. Imports of types count: such files cannot be understood apart. */
export function findCycles(imports: readonly ImportFound[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { file, specifier } of imports) {
    if (!specifier.startsWith('.')) continue
    const target = posix.join(posix.dirname(file), specifier)
    targets.set(file, [...(targets.get(file) ?? []), target])
  }
  return stronglyConnected(targets).filter((files) => files.length > 1)
}

type Visit = { order: number; lowest: number }

// Tarjan's algorithm: files that reach each other have the same lowest number.
function stronglyConnected(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const visits = new Map<string, Visit>()
  const path: string[] = []
  const groups: string[][] = []

  function visit(file: string): Visit {
    const own = { order: visits.size, lowest: visits.size }
    visits.set(file, own)
    path.push(file)
    for (const target of targets.get(file) ?? []) {
      const known = visits.get(target)
      if (known === undefined) own.lowest = Math.min(own.lowest, visit(target).lowest)
      else if (path.includes(target)) own.lowest = Math.min(own.lowest, known.order)
    }
    if (own.lowest === own.order) groups.push(path.splice(path.indexOf(file)))
    return own
  }

  for (const file of targets.keys()) if (!visits.has(file)) visit(file)
  return groups
}
