// Two browsers listen to the station for a while: `node scripts/radioSoak.ts [--seconds 120]`. Tells how
// far apart they ever were; in the middle the second is thrown four seconds back, and has to catch up.
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from './browser/findChromium.ts'
import { startStack } from './startStack.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '120' } } })
const seconds = Number(values.seconds)
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

async function listen(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${url}/live-radio`)
  const bar = page.getByRole('region', { name: 'Player' }).filter({ visible: true })
  for (;;) {
    const label = await bar.getByRole('button', { name: /^(Play|Pause)$/ }).getAttribute('aria-label')
    if (label === 'Pause') return page
    await bar.getByRole('button', { name: 'Play', exact: true }).click()
    await bar.getByRole('button', { name: 'Pause', exact: true }).waitFor()
  }
}

function read(page: Page): Promise<{ src: string; phase: number }> {
  return page.evaluate(() => {
    const audio = document.querySelector('audio')
    return { src: audio?.currentSrc ?? '', phase: (audio?.currentTime ?? 0) - Date.now() / 1000 }
  })
}

async function apartMilliseconds(one: Page, other: Page): Promise<number> {
  const [first, second] = await Promise.all([read(one), read(other)])
  return first.src === second.src ? Math.abs(first.phase - second.phase) * 1000 : Infinity
}

const stack = await startStack({ ARIOSO_DEMO_SONGS: '2' })
const browser = await chromium.launch(await findChromium())
try {
  for (;;) {
    const reply = await fetch(`${stack.url}/api/living_radio/arioso/`)
    if (((await reply.json()) as { clip: unknown }).clip !== null) break
    await wait(1000)
  }
  const [one, other] = [await listen(browser, stack.url), await listen(browser, stack.url)]
  const measured: number[] = []
  let isThrown = false
  const start = Date.now()
  while (Date.now() - start < seconds * 1000) {
    await wait(500)
    measured.push(await apartMilliseconds(one, other))
    if (!isThrown && Date.now() - start > seconds * 500) {
      isThrown = true
      await other.evaluate(() => {
        const audio = document.querySelector('audio')
        if (audio) audio.currentTime = Math.max(0, audio.currentTime - 4)
      })
    }
  }
  const sorted = measured.toSorted((first, second) => first - second)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  const within = measured.filter((value) => value < 500).length
  process.stdout.write(
    `${measured.length} looks in ${seconds} s: median ${at(0.5)} ms, p95 ${at(0.95)} ms, furthest ${at(1)} ms; within 500 ms ${within}\n`,
  )
} finally {
  await browser.close()
  await stack.stop()
}
