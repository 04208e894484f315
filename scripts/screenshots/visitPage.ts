import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Session } from '@arioso/contract'
import type { Browser, BrowserContext, Page as Tab } from 'playwright-core'
import type { Member } from '../member.ts'
import type { Page } from './pages.ts'
import { LOADED_AT, SIZES, type Size } from './sizes.ts'
import { weighScripts } from './weighScripts.ts'

export type Visit = {
  page: string
  size: string
  shift: number
  kilobytes: number
  requests: number
  // How many of them were sent before the page could be used.
  usableAfter: number
  // What their scripts weigh with gzip.
  scriptKilobytes: number
  serious: string[]
}

type People = Record<'member' | 'staff', Member>
type Place = { browser: Browser; url: string; people: People; folder: string }

/** Photographs a page at every size, dark and light, and tells what loading it cost and what axe finds serious. */
export async function visitPage(place: Place, page: Page): Promise<Visit[]> {
  const visits: Visit[] = []
  let tab: Tab | undefined
  for (const size of SIZES) {
    if (tab === undefined || LOADED_AT.has(size.name)) {
      await tab?.context().close()
      const loaded = await load(place, page, size)
      tab = loaded.tab
      visits.push(loaded.visit)
    }
    await tab.setViewportSize({ width: size.width, height: size.height })
    for (const colorScheme of ['dark', 'light'] as const) {
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await tab.evaluate(awaitColours)
      if (LOADED_AT.has(size.name)) visits.at(-1)?.serious.push(...(await findSerious(tab, colorScheme)))
      await tab.screenshot({ path: join(place.folder, `${page.name}-${size.name}-${colorScheme}.png`) })
    }
  }
  await tab?.context().close()
  return visits
}

/** What loading a page costs, without pictures. */
export async function measurePage(place: Place, page: Page): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const size of SIZES.filter(({ name }) => LOADED_AT.has(name))) {
    const { tab, visit } = await load(place, page, size)
    visits.push(visit)
    await tab.context().close()
  }
  return visits
}

async function load({ browser, url, people }: Place, page: Page, size: Size): Promise<{ tab: Tab; visit: Visit }> {
  const context = await openContext(browser, url, page.as === 'visitor' ? undefined : people[page.as], size)
  const tab = await context.newPage()
  if (page.change) await changeSession(tab, page.change)
  await tab.addInitScript(watchUsable)
  const cost = { kilobytes: 0, requests: 0 }
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', () => cost.requests++)
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (cost.kilobytes += encodedDataLength / 1000))
  await tab.goto(`${url}${page.path}`, { waitUntil: page.live ? 'load' : 'networkidle' })
  await tab.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await tab.evaluate(() => document.fonts.ready)
  const asked = await tab.evaluate(listUntilUsable)
  const measured = {
    shift: await tab.evaluate(measureShift),
    usableAfter: asked.length + 1,
    scriptKilobytes: weighScripts(asked.filter((path) => path.endsWith('.js'))),
  }
  const visit = { page: page.name, size: size.name, ...cost, ...measured, serious: [] }
  await page.act?.(tab)
  return { tab, visit }
}

export async function openContext(
  browser: Browser,
  url: string,
  member: Member | undefined,
  { width, height }: Size,
): Promise<BrowserContext> {
  const viewport = { width, height }
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', viewport })
  const cookies = (member?.cookie.split('; ') ?? []).map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
  await context.addCookies(cookies)
  return context
}

async function changeSession(tab: Tab, change: (session: Session) => void): Promise<void> {
  // The session that came with the page would be believed first.
  await tab.addInitScript(() => {
    new MutationObserver(() => document.querySelector('#session')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  await tab.route('**/api/session/', async (route) => {
    const reply = await route.fetch()
    const session = (await reply.json()) as Session
    change(session)
    await route.fulfill({ response: reply, json: session })
  })
}

// Another theme fades in; half-way through, letters have the colour of their ground.
async function awaitColours(): Promise<void> {
  let passing: Animation[]
  // A colour that is handed down begins to change anew in whoever receives it.
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    passing = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations === 1)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  } while (passing.length > 0)
}

// The largest burst of shifts, as browsers count it; one burst is all a visit of a few seconds has.
function measureShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
      resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(0), 300)
  })
}

// Usable: the page's own code has drawn something to press or to write in, and nothing on the screen still waits for its data.
function watchUsable(): void {
  const isOnScreen = (element: Element): boolean => {
    const { top, height } = element.getBoundingClientRect()
    return height > 0 && top < innerHeight
  }
  const has = (selector: string): boolean => [...document.querySelectorAll(selector)].some(isOnScreen)
  const look = (): void => {
    if (!has('#root main :is(a, button, textarea, input):not(:disabled), [role=dialog] textarea')) return
    if (has('#root main .animate-shimmer.bg-high')) return
    performance.mark('usable')
    changes.disconnect()
  }
  const changes = new MutationObserver(look)
  changes.observe(document, { childList: true, subtree: true, attributes: true })
}

function listUntilUsable(): string[] {
  const usableMs = performance.getEntriesByName('usable')[0]?.startTime ?? Infinity
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usableMs)
  return before.map(({ name }) => new URL(name).pathname)
}

async function findSerious(tab: Tab, colorScheme: 'dark' | 'light'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: tab })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === 'target-size')
    .map(({ id, nodes }) => `${id} (${colorScheme}): ${nodes.map(({ html }) => html.slice(0, 90)).join(' | ')}`)
}
