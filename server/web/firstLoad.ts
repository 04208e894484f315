import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const firstLoads = z.record(z.string(), z.object({ preload: z.array(z.string()), screen: z.string() }))

export type FirstLoad = { tags: string; screen: string }

/** What a path's page may carry besides its frame: scripts to fetch at once, and something to see until they have come. */
export async function readFirstLoad(webFolder: string, path: string): Promise<FirstLoad> {
  const table = firstLoads.parse(JSON.parse(await readFile(join(webFolder, 'first-loads.json'), 'utf8')))
  const address = path.length > 1 ? path.replace(/\/$/, '') : path
  const { preload, screen } = table[address] ?? table[address.replace(/\/[^/]+$/, '/*')] ?? { preload: [], screen: '' }
  return { tags: preload.map((name) => `<link rel="modulepreload" href="/${name}" />`).join('\n    '), screen }
}
