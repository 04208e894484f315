// npm start: installs, builds, then hands over to Node 24. Plain JavaScript for Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { onLauncherGone } from './ancestors.mjs'
import { ensureInstalled, node24, root, step, stopWith } from './install.mjs'
import { isWebBuilt, markWebBuilt } from './webBuild.mjs'

ensureInstalled()
if (!isWebBuilt()) {
  step('Building the web pages')
  const built = spawnSync(
    node24,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  if (built.status !== 0) stopWith('The web pages could not be built; the message stands above.')
  markWebBuilt()
}

const arioso = spawn(node24, [join(root, 'scripts', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => arioso.kill(signal))
onLauncherGone(() => arioso.kill('SIGTERM'))
arioso.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
