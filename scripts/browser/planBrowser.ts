import { listBrowserPlaces } from './browserPlaces.ts'

export type BrowserFacts = {
  platform: string
  arch: string
  userId: number | undefined
  environment: Record<string, string | undefined>
  playwrightPath: string
  exists: (path: string) => boolean
}

// 'download' and 'apt' bring one; 'packaged' is the one inside @sparticuz/chromium.
export type BrowserSource =
  | { from: 'installed'; path: string }
  | { from: 'packaged' }
  | { from: 'download'; path: string }
  | { from: 'apt'; package: string; path: string }

const APT = '/usr/bin/apt-get'
// Ubuntu has the first under no such name.
const APT_PACKAGES = ['chromium-headless-shell', 'chromium']

// The ways to a browser on this machine, the quickest first. Whoever follows them stops at the first that runs.
export function planBrowser(facts: BrowserFacts): BrowserSource[] {
  const { platform, arch, userId, environment, playwrightPath, exists } = facts
  const chosen = environment['CHROME_PATH']
  if (chosen) return [{ from: 'installed', path: chosen }]
  const installed = listBrowserPlaces(platform, environment).filter((path) => exists(path))
  const plan: BrowserSource[] = installed.map((path) => ({ from: 'installed', path }))
  if (platform === 'linux' && arch === 'x64') plan.push({ from: 'packaged' })
  plan.push({ from: exists(playwrightPath) ? 'installed' : 'download', path: playwrightPath })
  if (platform === 'linux' && userId === 0 && exists(APT)) {
    for (const name of APT_PACKAGES) plan.push({ from: 'apt', package: name, path: `/usr/bin/${name}` })
  }
  return plan
}
