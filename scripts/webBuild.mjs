// Plain JavaScript for Node 20. Knows whether web/dist was built from the sources that lie here now.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const SOURCES = ['web', 'contract', 'artwork', 'package-lock.json']
const stamp = join(root, 'web', 'dist', '.sources')

function addFiles(hash, path) {
  const facts = statSync(path)
  if (facts.isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (name !== 'node_modules' && name !== 'dist') addFiles(hash, join(path, name))
    }
  } else hash.update(path).update(readFileSync(path))
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const source of SOURCES) addFiles(hash, join(root, source))
  return hash.digest('hex')
}

export function isWebBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()
}

export function markWebBuilt() {
  writeFileSync(stamp, sourcesHash())
}
