import { chromium, type CDPSession, type Page } from 'playwright-core'
import { Pool } from 'pg'
import { randomUUID } from 'node:crypto'
import { findChromium } from '../scripts/browser/findChromium.ts'
import { signUpMember } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'
import { databaseUrlOf } from './apiProcess.ts'

const SONGS = 10_000
const STOPS = [1000, 5000, SONGS]
const ROW_PX = 76

// The library of 10,000 songs, scrolled to its end: what the page keeps on the way, after the garbage is collected, and
// whether going back from a song finds the place again.
export async function measureScrolling(stack: Stack): Promise<[string, string][]> {
  const member = await signUpMember(stack.url)
  const { userId } = await member.session()
  await fill(databaseUrlOf(stack), userId ?? '')
  const browser = await chromium.launch(await findChromium())
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    const [name = '', ...value] = (member.cookie.split('; ')[0] ?? '').split('=')
    await context.addCookies([{ name, value: value.join('='), url: stack.url }])
    const page = await context.newPage()
    await page.goto(`${stack.url}/me`)
    await page.getByRole('article', { name: 'Song 1', exact: true }).waitFor()
    const devtools = await context.newCDPSession(page)
    const rows: [string, string][] = []
    for (const songs of STOPS) {
      await scrollTo(page, songs)
      rows.push([`library scrolled through ${songs.toLocaleString('en')} songs`, await weigh(devtools)])
    }
    rows.push(['the same place after a song and back', await goAndComeBack(page)])
    return rows
  } finally {
    await browser.close()
  }
}

async function fill(databaseUrl: string, userId: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  const { rows } = await pool.query<{ id: string }>('select id from workspaces where user_id = $1', [userId])
  await pool.query(
    `insert into clips (generation_id, transaction_uuid, take, user_id, workspace_id, title, status, job_state, model_key, model_name, seed, tags, prompt, created_at, duration_seconds)
     select $1::uuid, $1::uuid, n, $2, $3::uuid, 'Song ' || n, 'complete', 'completed', 'arioso-v3-5', 'v3.5', n, 'pop, bright, piano', repeat('A line that is sung ' || n || E'\\n', 20), now() - n * interval '1 minute', 120
     from generate_series(1, $4::int) n`,
    [randomUUID(), userId, rows[0]?.id, SONGS],
  )
  await pool.query('analyze clips')
  await pool.end()
}

async function scrollTo(page: Page, songs: number): Promise<void> {
  await page.evaluate(
    async ({ wanted, rowPx }) => {
      const list = () => [...document.querySelectorAll('main ul')].at(-1)?.getBoundingClientRect().height ?? 0
      while (list() < (wanted - 1) * rowPx) {
        window.scrollTo(0, document.documentElement.scrollHeight)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    },
    { wanted: songs, rowPx: ROW_PX },
  )
}

async function weigh(devtools: CDPSession): Promise<string> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return `${(usedSize / 1024 / 1024).toFixed(1)} MB of JavaScript, ${nodes} DOM nodes, ${jsEventListeners} listeners`
}

async function goAndComeBack(page: Page): Promise<string> {
  await page.evaluate((top) => window.scrollTo(0, top), (SONGS / 2) * ROW_PX)
  const row = page.getByRole('article', { name: `Song ${SONGS / 2}`, exact: true })
  await row.waitFor()
  const before = await page.evaluate(() => window.scrollY)
  await row.getByRole('link', { name: `Song ${SONGS / 2}`, exact: true }).click()
  await page.waitForURL('**/song/**')
  await page.getByRole('heading', { level: 1, name: `Song ${SONGS / 2}` }).waitFor()
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/feed/v3')) requests += 1
  })
  await page.goBack()
  await row.waitFor()
  const after = await page.evaluate(() => window.scrollY)
  return `${Math.abs(after - before)} px away, ${requests} pages asked for again`
}
