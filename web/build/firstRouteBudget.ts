import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

type Chunk = { type: 'chunk'; fileName: string; code: string; imports: string[]; isEntry: boolean; moduleIds: string[] }

// What a stranger downloads before Home can draw: the entry, the route's own chunk and everything they import at once.
export function firstRouteBudget({ route, maxGzipBytes }: { route: string; maxGzipBytes: number }): Plugin {
  return {
    name: 'first-route-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is typeof file & Chunk => file.type === 'chunk')
      const wanted = chunks
        .filter((chunk) => chunk.isEntry || chunk.moduleIds.some((id) => id.endsWith(route)))
        .map((chunk) => chunk.fileName)
      const needed = new Set<string>()
      for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
        if (needed.has(name)) continue
        needed.add(name)
        wanted.push(...(chunks.find((chunk) => chunk.fileName === name)?.imports ?? []))
      }
      const gzipBytes = chunks
        .filter((chunk) => needed.has(chunk.fileName))
        .reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
      const line = `first route: ${(gzipBytes / 1000).toFixed(1)} KB of JavaScript (gzip), limit ${maxGzipBytes / 1000} KB`
      if (gzipBytes > maxGzipBytes) this.error(line)
      this.info(line)
    },
  }
}
