// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const node24 = join(root, 'node_modules', 'node', 'bin', 'node')
// Building needs what npm leaves out where NODE_ENV is production.
const INSTALL = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
const stamp = join(root, 'node_modules', '.arioso-installed')

export function stopWith(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

export function step(line) {
  process.stdout.write(`› ${line}\n`)
}

// Installs what package-lock.json names, once per version of that file.
export function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) stopWith(`Arioso needs Node 20 or newer; this is ${process.versions.node}.`)
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    step('Installing packages (once; a minute or two)')
    const npm = process.env.npm_execpath
    const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []]
    const result = spawnSync(program, first.concat(INSTALL), {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (result.status !== 0) stopWith('npm ci failed; its message stands above.')
    checkNode24()
    writeFileSync(stamp, wanted)
  }
  checkNode24()
}

function checkNode24() {
  const result = spawnSync(node24, ['--version'], { encoding: 'utf8' })
  if (result.status !== 0 || !result.stdout.startsWith('v24')) {
    stopWith('The packaged Node 24 is missing. Is ignore-scripts set? Run: npm ci --ignore-scripts=false')
  }
}
