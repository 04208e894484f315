import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { downloadChromium, installBrowser } from './bringBrowser.ts'
import { launchable, type Browser } from './launchable.ts'
import { planBrowser, type BrowserSource } from './planBrowser.ts'
import { unpackChromium } from './unpackChromium.ts'

export type { Browser }

export async function findChromium(): Promise<Browser> {
  const plan = planBrowser({
    platform: process.platform,
    arch: process.arch,
    userId: process.getuid?.(),
    environment: process.env,
    playwrightPath: chromium.executablePath(),
    exists: existsSync,
  })
  for (const source of plan) {
    const browser = await open(source)
    if (await runs(browser)) return browser
  }
  throw noBrowser()
}

async function open(source: BrowserSource): Promise<Browser> {
  if (source.from === 'packaged') return unpackChromium()
  if (source.from === 'download') await downloadChromium()
  if (source.from === 'apt') await installBrowser(source.package)
  return launchable(source.path)
}

// Ubuntu has a /usr/bin/chromium-browser that only tells to install another package; a download may lack libraries.
async function runs({ executablePath, env }: Browser): Promise<boolean> {
  if (!existsSync(executablePath)) return false
  // There it opens a window instead of telling its version.
  if (process.platform === 'win32') return true
  return promisify(execFile)(executablePath, ['--version'], { env }).then(
    () => true,
    () => false,
  )
}

function noBrowser(): Error {
  const chosen = process.env['CHROME_PATH']
  const error = new Error(
    chosen
      ? `CHROME_PATH: ${chosen} does not run. Name a Chrome, Chromium or Edge that does, or unset it.`
      : 'No browser for the tests runs here. Install Chrome, Chromium or Edge, or name one with CHROME_PATH.',
  )
  // Nobody needs to know where in this file that was found out.
  delete error.stack
  return error
}
