// Photographs every page at phone and desktop width, dark and light: `npm run screenshots [-- --demos 14]`. Pictures go to
// .tmp/screenshots; with --readme the one the README shows is renewed. Look at them.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext, type Page as Tab } from 'playwright-core'
import { root } from './checks.ts'
import { findChromium } from './findChromium.ts'
import { signUpMember, type Member } from './member.ts'
import { startStack } from './startStack.ts'

const { values } = parseArgs({
  options: { demos: { type: 'string', default: '6' }, readme: { type: 'boolean', default: false } },
})
const folder = join(root, '.tmp', 'screenshots')
mkdirSync(folder, { recursive: true })

const WIDTHS = [
  { name: '390', width: 390, height: 844 },
  { name: '1440', width: 1440, height: 900 },
] as const

// A page that listens to something live is never idle.
type Page = { name: string; path: string; signedIn: boolean; playing?: boolean; live?: boolean }

function pagesFor(songId: string): Page[] {
  return [
    { name: 'home', path: '/', signedIn: false },
    { name: 'home-playing', path: '/', signedIn: true, playing: true },
    { name: 'create-signed-out', path: '/create', signedIn: false },
    { name: 'create', path: '/create', signedIn: true },
    { name: 'library', path: '/me', signedIn: true },
    { name: 'library-playlists', path: '/me?tab=playlists', signedIn: true },
    { name: 'library-workspaces', path: '/me?tab=workspaces', signedIn: true },
    { name: 'library-trash', path: '/me?tab=trash', signedIn: true },
    { name: 'workspace', path: '/workspace/default', signedIn: true },
    { name: 'library-signed-out', path: '/me', signedIn: false },
    { name: 'song', path: `/song/${songId}`, signedIn: false, playing: true },
    { name: 'embed', path: `/embed/${songId}`, signedIn: false },
    { name: 'edit', path: `/edit/${songId}`, signedIn: true },
    { name: 'profile', path: '/@june_harbour', signedIn: false },
    { name: 'history', path: '/me/history', signedIn: true },
    { name: 'feed', path: '/feed', signedIn: true },
    { name: 'explore', path: '/explore', signedIn: false },
    { name: 'search', path: '/search?q=a', signedIn: true },
    { name: 'search-signed-out', path: '/search', signedIn: false },
    { name: 'song-comments', path: `/song/${songId}?show_comments=true`, signedIn: true },
    { name: 'search-people', path: '/search?tab=people&q=j', signedIn: true },
    { name: 'search-playlists', path: '/search?tab=playlists&q=a', signedIn: true },
    { name: 'profile-followers', path: '/@june_harbour?tab=followers', signedIn: true },
    { name: 'liked', path: '/playlist/liked/', signedIn: true },
    { name: 'radio', path: '/live-radio', signedIn: false, live: true },
    { name: 'hooks', path: '/hooks', signedIn: true },
    { name: 'account', path: '/account', signedIn: true },
    { name: 'notifications', path: '/notifications', signedIn: true },
    { name: 'standing', path: '/standing', signedIn: true },
    { name: 'studio', path: '/studio', signedIn: false },
    { name: 'auth-error', path: '/auth/error', signedIn: false },
    { name: 'auth-verify', path: '/auth/verify', signedIn: false },
    { name: 'auth-reset', path: '/auth/reset?token=none', signedIn: false },
    { name: 'staff-claim', path: '/staff/claim', signedIn: false },
    { name: 'not-found', path: '/nowhere', signedIn: false },
  ]
}

async function openContext(
  browser: Browser,
  url: string,
  member: Member | undefined,
  options: object,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  if (member) {
    const cookies = member.cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url }
    })
    await context.addCookies(cookies)
  }
  return context
}

async function play(tab: Tab): Promise<void> {
  await tab.getByRole('button', { name: /^play/i }).first().click()
  await tab
    .getByRole('region', { name: 'Player' })
    .filter({ visible: true })
    .getByRole('button', { name: 'Pause' })
    .waitFor()
}

async function photograph(browser: Browser, url: string, member: Member, page: Page): Promise<void> {
  for (const { name: width, ...viewport } of WIDTHS) {
    for (const colorScheme of ['dark', 'light'] as const) {
      const context = await openContext(browser, url, page.signedIn ? member : undefined, { viewport, colorScheme })
      const tab = await context.newPage()
      await tab.goto(`${url}${page.path}`, { waitUntil: page.live ? 'load' : 'networkidle' })
      await tab.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      if (page.playing) await play(tab)
      await tab.evaluate(() => document.fonts.ready)
      await tab.screenshot({ path: join(folder, `${page.name}-${width}-${colorScheme}.png`) })
      await context.close()
    }
  }
}

const stack = await startStack({ ARIOSO_DEMO_SONGS: values.demos })
const browser = await chromium.launch(await findChromium())
try {
  const member = await signUpMember(stack.url)
  const mine = await member.generate('a warm indie folk song about finding an old letter in a coat')
  const ids = mine.map((clip) => clip.id)
  const wait = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1000))
  for (;;) {
    const clips = await member.listByIds(ids)
    const reply = await fetch(`${stack.url}/api/unified/homepage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { demo } = (await reply.json()) as { demo: { wanted: number; ready: number } }
    process.stdout.write(`demo songs: ${demo.ready} of ${demo.wanted}\n`)
    if (clips.every((clip) => clip.status === 'complete') && demo.ready >= demo.wanted && demo.wanted > 0) break
    await wait()
  }
  const reply = await fetch(`${stack.url}/api/unified/homepage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { feeds } = (await reply.json()) as { feeds: { clips: { id: string; metadata: { has_vocal: boolean } }[] }[] }
  const song = feeds.flatMap((feed) => feed.clips).find((clip) => clip.metadata.has_vocal)
  for (const page of pagesFor(song?.id ?? '')) await photograph(browser, stack.url, member, page)
  if (values.readme) {
    const context = await openContext(browser, stack.url, member, { viewport: WIDTHS[1], colorScheme: 'dark' })
    const tab = await context.newPage()
    await tab.goto(`${stack.url}/`, { waitUntil: 'networkidle' })
    await play(tab)
    await tab.screenshot({ path: join(root, 'docs', 'arioso.png') })
    await context.close()
  }
} finally {
  await browser.close()
  await stack.stop()
}
