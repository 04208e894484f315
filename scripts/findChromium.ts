import { existsSync } from 'node:fs'

const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

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
  if (installed) return { executablePath: installed, args: [...sandbox, ...QUIET], env: ownEnvironment() }
  return unpackChromium()
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

// The package also carries the libraries a bare machine lacks, but only unpacks them where it believes to be on a cloud
// function. Where it put them must reach the browser and nobody else: other programs would load them too.
async function unpackChromium(): Promise<Browser> {
  const before = ownEnvironment()
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  const env = ownEnvironment()
  for (const name of Object.keys(env)) if (!(name in before)) Reflect.deleteProperty(process.env, name)
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', ...QUIET], env }
}
