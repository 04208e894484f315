import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../checks.ts'

/** What files of the built pages weigh with gzip, in kilobytes, however a browser was sent them. */
export function weighScripts(paths: readonly string[]): number {
  const bytes = paths.map((path) => gzipSync(readFileSync(join(root, 'web', 'dist', path))).length)
  return bytes.reduce((sum, count) => sum + count, 0) / 1000
}
