// Photographs every page at every size, dark and light, and measures its visits: `npm run screenshots [-- --demos 14 --only song]`.
// With --measure there are no pictures, only visits.md without what axe finds.
// Pictures and visits.md go to .tmp/screenshots; with --readme the one the README shows is renewed. Look at them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { root } from './checks.ts'
import { findChromium } from './browser/findChromium.ts'
import { play } from './screenshots/acts.ts'
import { pagesFor } from './screenshots/pages.ts'
import { setStage } from './screenshots/setStage.ts'
import { measurePage, openContext, visitPage, type Visit } from './screenshots/visitPage.ts'
import { startStack } from './startStack.ts'

const { values } = parseArgs({
  options: {
    demos: { type: 'string', default: '6' },
    readme: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const folder = join(root, '.tmp', 'screenshots')
mkdirSync(folder, { recursive: true })

const stack = await startStack({ ARIOSO_DEMO_SONGS: values.demos })
const browser = await chromium.launch(await findChromium())
try {
  const { people, songs } = await setStage(stack)
  const wanted = (values.only ?? '').split(',')
  const pages = pagesFor(songs).filter(({ name }) => wanted.some((part) => name.includes(part)))
  const visits: Visit[] = []
  const look = values.measure ? measurePage : visitPage
  for (const page of pages) visits.push(...(await look({ browser, url: stack.url, people, folder }, page)))
  writeFileSync(join(folder, 'visits.md'), tableOf(visits))
  if (values.readme) {
    const context = await openContext(browser, stack.url, people.member, { name: '1440', width: 1440, height: 900 })
    const tab = await context.newPage()
    await tab.emulateMedia({ colorScheme: 'dark' })
    await tab.goto(`${stack.url}/`, { waitUntil: 'networkidle' })
    await play(tab)
    await tab.screenshot({ path: join(root, 'docs', 'arioso.png') })
    await context.close()
  }
} finally {
  await browser.close()
  await stack.stop()
}

function tableOf(visits: Visit[]): string {
  const rows = visits.map(
    ({ page, size, shift, kilobytes, usableAfter, scriptKilobytes, requests, serious }) =>
      `| ${page} | ${size} | ${shift.toFixed(3)} | ${Math.round(kilobytes)} | ${usableAfter} | ${Math.round(scriptKilobytes)} | ${requests} | ${serious.join('; ') || '–'} |`,
  )
  return [
    '| page | width | shift (CLS) | KB | requests until usable | KB of scripts until then (gzip) | until quiet | serious |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
