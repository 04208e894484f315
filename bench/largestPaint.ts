import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/browser/findChromium.ts'
import type { Stack } from '../scripts/startStack.ts'

// Lighthouse's slow 4G and phone processor; its phone's screen, too.
const NETWORK = { latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }
const CPU_SLOWDOWN = 4
const SCREEN = { width: 412, height: 823 }
const ROUNDS = 3
const TARGET_MS = 1500

type PaintEntry = PerformanceEntry & { element: Element | null }

// How long a stranger on a slow phone waits for the largest thing on the first screen. Best of three cold visits.
export async function measureLargestPaint({ url }: Pick<Stack, 'url'>): Promise<[string, string][]> {
  const browser = await chromium.launch(await findChromium())
  try {
    const rows: [string, string][] = []
    for (const path of ['/', '/create']) {
      const visits = []
      for (let round = 0; round < ROUNDS; round++) visits.push(await visit(`${url}${path}`))
      const best = visits.reduce((one, other) => (other.ms < one.ms ? other : one))
      rows.push([
        `largest contentful paint of ${path}, slow 4G, processor ${CPU_SLOWDOWN} times slower (target ${TARGET_MS} ms)`,
        `${Math.round(best.ms)} ms (${best.what})`,
      ])
    }
    return rows
  } finally {
    await browser.close()
  }

  async function visit(address: string): Promise<{ ms: number; what: string }> {
    const context = await browser.newContext({
      viewport: SCREEN,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.latencyMs,
      downloadThroughput: NETWORK.bytesPerSecond,
      uploadThroughput: NETWORK.bytesPerSecond,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(address, { waitUntil: 'networkidle' })
    const largest = await page.evaluate(
      () =>
        new Promise<{ ms: number; what: string }>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PaintEntry | undefined
            resolve({ ms: last?.startTime ?? Infinity, what: last?.element?.tagName.toLowerCase() ?? 'unknown' })
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    await context.close()
    return largest
  }
}
