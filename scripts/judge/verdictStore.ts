import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../checks.ts'
import type { SongVerdict } from './judgeSong.ts'
import { nameOf, type SongOrder } from './songOrder.ts'

export type VerdictStore = {
  folder: string
  find: (order: SongOrder) => SongVerdict | undefined
  keep: (verdict: SongVerdict) => void
}

/** Verdicts in a temporary folder of this very engine and judge: change a source and nothing old is found. */
export function openVerdictStore(): VerdictStore {
  const folder = join(tmpdir(), 'arioso-judge', sourceHash())
  mkdirSync(folder, { recursive: true })
  const pathOf = (order: SongOrder): string =>
    join(folder, `${nameOf(order).replaceAll(' ', '-')}-${order.lengthSeconds ?? 'whole'}.json`)
  return {
    folder,
    find: (order) =>
      existsSync(pathOf(order)) ? (JSON.parse(readFileSync(pathOf(order), 'utf8')) as SongVerdict) : undefined,
    keep: (verdict) => writeFileSync(pathOf(verdict.order), JSON.stringify(verdict)),
  }
}

function sourceHash(): string {
  const files = globSync('{engine,words,scripts/judge}/**/*.ts', {
    cwd: root,
    exclude: (path) => /node_modules|\.test\.ts$/.test(path),
  })
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
