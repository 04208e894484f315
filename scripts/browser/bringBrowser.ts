import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { during } from '../launch/heartbeat.mjs'

const PATIENCE_MS = 300_000

// Both may fail, as without a connection: whoever asks looks whether there is a browser now.
export async function downloadChromium(): Promise<void> {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  await during('Downloading a browser for the tests (once)', () =>
    run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium']),
  )
}

export async function installBrowser(name: string): Promise<void> {
  await during('Installing a browser for the tests with apt-get (once)', async () => {
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '--yes', '--no-install-recommends', name])
  })
}

function run(program: string, parameters: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(program, parameters, { env, stdio: 'ignore', timeout: PATIENCE_MS })
  return new Promise((resolve) => {
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
}
