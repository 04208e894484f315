// npm start: installs, builds, then hands over to Node 24. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { onLauncherGone } from './launch/ancestors.mjs'
import { ensureInstalled, root, stopWith } from './install.mjs'
import { adviceFor } from './launch/advice.mjs'
import { during } from './launch/heartbeat.mjs'
import { runShown } from './launch/runShown.mjs'
import { isWebBuilt, markWebBuilt } from './webBuild.mjs'

const node24 = await ensureInstalled()
if (!isWebBuilt()) await during('Building the web pages (half a minute)', buildWeb)

const arioso = spawn(node24, [join(root, 'scripts', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  // What Node compiled once it keeps: every render thread and media program loads the same sources again.
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => arioso.kill(signal))
onLauncherGone(() => arioso.kill('SIGTERM'))
arioso.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

async function buildWeb() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { succeeded, said } = await runShown(node24, [vite, 'build', 'web', '--logLevel', 'warn'], root)
  if (!succeeded) stopWith('The web pages could not be built; the message stands above.', adviceFor('build', said))
  markWebBuilt()
}
