import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownEnvironment, QUIET, type Browser } from './launchable.ts'

// The package also carries the libraries a bare machine lacks, but only unpacks them where it believes to be on a cloud
// function. Where it put them must reach the browser and nobody else: other programs would load them too.
export async function unpackChromium(): Promise<Browser> {
  const before = ownEnvironment()
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  const env = ownEnvironment()
  for (const name of Object.keys(env)) if (!(name in before)) Reflect.deleteProperty(process.env, name)
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...QUIET],
    env: { ...env, FONTCONFIG_FILE: tellFonts() },
  }
}

// The package's own list of fonts names /tmp/fonts, wherever it really unpacked them. A browser that finds no font at all
// ends itself as soon as a page asks for one.
function tellFonts(): string {
  const fonts = join(tmpdir(), 'fonts')
  const list = join(tmpdir(), 'fonts.conf')
  const folders = `<dir>${fonts}</dir><cachedir>${fonts}-cache</cachedir>`
  writeFileSync(list, `<?xml version="1.0"?><fontconfig>${folders}</fontconfig>\n`)
  return list
}
