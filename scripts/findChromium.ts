import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'

const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export type Browser = { executablePath: string; args: string[] }

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--mute-audio',
]

// An installed browser when there is one, else the one that comes inside an npm package.
export async function findChromium(): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const installed = [process.env['CHROME_PATH'], ...INSTALLED].find((path) => path && existsSync(path))
  if (installed) return { executablePath: installed, args: [...sandbox, ...QUIET] }
  const executablePath = await sparticuz.executablePath()
  return { executablePath, args: ['--no-sandbox', '--headless', '--disable-gpu', ...QUIET] }
}
