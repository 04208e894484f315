import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

type Chunk = { type: 'chunk'; fileName: string; code: string; imports: string[]; isEntry: boolean; moduleIds: string[] }

// Who visits, and the modules the first route shows them: its page, and the parts of it that are loaded by themselves.
type Visits = Record<string, readonly string[]>

// What is downloaded before Home shows its songs: the entry, the chunks of what it shows and everything they import at once.
export function firstRouteBudget({ visits, maxGzipBytes }: { visits: Visits; maxGzipBytes: number }): Plugin {
  return {
    name: 'first-route-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is typeof file & Chunk => file.type === 'chunk')
      for (const [visitor, modules] of Object.entries(visits)) {
        const missing = modules.find((module) => !chunks.some((chunk) => holds(chunk, module)))
        if (missing !== undefined) this.error(`no chunk holds ${missing}`)
        const gzipBytes = weigh(chunks, modules)
        const line = `first route, ${visitor}: ${(gzipBytes / 1000).toFixed(1)} KB of JavaScript (gzip), limit ${maxGzipBytes / 1000} KB`
        if (gzipBytes > maxGzipBytes) this.error(line)
        this.info(line)
      }
    },
  }
}

const holds = ({ moduleIds }: Chunk, module: string): boolean => moduleIds.some((id) => id.endsWith(module))

function weigh(chunks: readonly Chunk[], modules: readonly string[]): number {
  const wanted = chunks
    .filter((chunk) => chunk.isEntry || modules.some((module) => holds(chunk, module)))
    .map((chunk) => chunk.fileName)
  const needed = new Set<string>()
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (needed.has(name)) continue
    needed.add(name)
    wanted.push(...(chunks.find((chunk) => chunk.fileName === name)?.imports ?? []))
  }
  return chunks
    .filter((chunk) => needed.has(chunk.fileName))
    .reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
}
