import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type FirstLoad = {
  paths: string[]
  // The module of the route's page.
  route: string
  // What the served page shows until the scripts have come.
  screen?: string
}

type Chunk = { type: 'chunk'; fileName: string; imports: string[]; isEntry: boolean; moduleIds: string[] }

// Tells the server, path by path, which scripts the browser will ask for next, so that it may ask for all at once.
export function firstLoads(loads: FirstLoad[]): Plugin {
  let outDir = 'dist'
  return {
    name: 'first-loads',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is typeof file & Chunk => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      const early = new Set(entry === undefined ? [] : importsOf(entry, chunks))
      const table = loads.flatMap(({ paths, route, screen = '' }) => {
        const page = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(route)))
        if (page === undefined) return this.error(`no chunk holds ${route}`)
        const preload = importsOf(page, chunks).filter((name) => !early.has(name))
        return paths.map((path) => [path, { preload, screen }] as const)
      })
      await writeFile(join(outDir, 'first-loads.json'), JSON.stringify(Object.fromEntries(table)))
    },
  }
}

function importsOf(chunk: Chunk, chunks: Chunk[]): string[] {
  const found = new Set<string>()
  const wanted = [chunk.fileName]
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (found.has(name)) continue
    found.add(name)
    wanted.push(...(chunks.find((each) => each.fileName === name)?.imports ?? []))
  }
  return [...found]
}
