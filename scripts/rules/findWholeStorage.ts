import { parseSync } from 'vite'

// These open storage and hand every service what it uses; routes only pass the context on.
const ROOTS = /^(?:server\/(?:context|index|main)|worker\/(?:startWorker|main))\.ts$|\.routes\.ts$/
const TESTS = /\.(?:test|suite)\.ts$|\/testing\/|\/test[A-Z]\w*\.ts$/
const WHOLE = new Set(['Storage', 'Repositories', 'ServerContext'])

type Node = { type: string; [field: string]: unknown }

/** Types that hold all repositories, named where a service should name the ones it uses: `Pick<Storage, 'clips'>`. */
export function findWholeStorage(file: string, source: string): string[] {
  if (ROOTS.test(file) || TESTS.test(file)) return []
  const found: string[] = []

  function visit(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    const name = nameOf(value)
    if (WHOLE.has(name)) found.push(name)
    const narrowed = name === 'Pick' || value.type === 'TSIndexedAccessType' ? narrowedBy(value) : undefined
    for (const child of narrowed ?? Object.values(value)) visit(child)
  }

  visit(parseSync(file, source).program.body)
  return found
}

// What is left to look at beside the type that is narrowed: the names of Pick<Storage, …> and of Storage[…].
function narrowedBy({ typeArguments, indexType }: Node): unknown[] {
  if (!isNode(typeArguments)) return [indexType]
  return Array.isArray(typeArguments['params']) ? typeArguments['params'].slice(1) : []
}

function nameOf({ type, typeName }: Node): string {
  return type === 'TSTypeReference' && isNode(typeName) && typeof typeName['name'] === 'string' ? typeName['name'] : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
