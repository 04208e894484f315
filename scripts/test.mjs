// npm test: installs what is missing, then hands over to Node 24. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'

const node24 = await ensureInstalled()
const run = spawn(node24, [join(root, 'scripts', 'test.ts'), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal))
run.on('exit', (code) => process.exit(code ?? 1))
