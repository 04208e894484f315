import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../checks.ts'
import type { SongVerdict } from './judgeSong.ts'
import { composeOrder, composeWhole, nameOf, type SongOrder } from './songOrder.ts'

export type VerdictStore = {
  folder: string
  find: (order: SongOrder) => SongVerdict | undefined
  keep: (verdict: SongVerdict) => void
}

const FOLDER = join(tmpdir(), 'arioso-judge')
// What writes a score is told by the score; what draws and sums up verdicts changes none.
const WITHOUT_INFLUENCE =
  /node_modules|\.test\.ts$|engine.(composer|genres|transform|export|analyse|separate)|(encodePng|findings|heatPng|options|pictures|tellGenresApart|verdictStore|writeReport)\.ts$/

/** Verdicts in a temporary folder, found again as long as the song's score and the sources that render and judge it are the same. */
export function openVerdictStore(): VerdictStore {
  mkdirSync(FOLDER, { recursive: true })
  const sources = sourceHash()
  const pathOf = (order: SongOrder): string => {
    const score = JSON.stringify([order, composeOrder(order), composeWhole(order)])
    const hash = createHash('sha256').update(sources).update(score).digest('hex').slice(0, 16)
    return join(FOLDER, `${nameOf(order).replaceAll(' ', '-')}-${hash}.json`)
  }
  return {
    folder: FOLDER,
    find: (order) => {
      const path = pathOf(order)
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SongVerdict) : undefined
    },
    keep: (verdict) => writeFileSync(pathOf(verdict.order), JSON.stringify(verdict)),
  }
}

function sourceHash(): string {
  const files = globSync('{engine,scripts/judge}/**/*.ts', {
    cwd: root,
    exclude: (path) => WITHOUT_INFLUENCE.test(path),
  })
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
