import type { Locator, Page } from '@playwright/test'
import { newPerson } from '../drivers/signIn.ts'
import { expect, test } from '../support/test.ts'

async function expectWholeRow(row: Locator): Promise<void> {
  await expect(row.locator('img')).toHaveJSProperty('complete', true)
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /^\/song\/[0-9a-f-]{36}\/?$/)
  await expect(row).toContainText(/pop/)
  await expect(row).toContainText(/listener/i)
  await expect(row).toContainText(/\d:\d\d/)
}

// A row that is worked on: it spins and is dimmed. One at rest does neither.
async function expectBusyRow(row: Locator, isBusy: boolean): Promise<void> {
  await expect(row).toHaveAttribute('aria-busy', String(isBusy))
  await expect(row.locator('.animate-turn')).toHaveCount(isBusy ? 1 : 0)
  if (!isBusy) await expect(row.getByRole('progressbar')).toHaveCount(0)
  await expect(row.locator('div:has(> button[aria-label^="Play"])').first()).toHaveCSS('opacity', isBusy ? '0.5' : '1')
}

// Only now is there something to come back for; it moves nothing.
async function expectHomeScreenNotice(page: Page, row: Locator): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 390, height: 844 })
  const notice = page.getByRole('region', { name: 'Home screen' })
  await expect(notice).toBeVisible()
  const before = await row.boundingBox()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await expect.poll(async () => (await row.boundingBox())?.y).toBe(before?.y)
  await page.setViewportSize(size)
}

test('[JRN-02 a b c] [AUTH-03] [AUTH-04] [ROW-01] [ROW-07 a b c d] [ENG-04] signed out, a sentence becomes a song that is made once and starts by itself while it is made', async ({
  page,
  create,
  signIn,
  player,
}) => {
  await create.open()
  await create.ask('a cheerful pop song about a paper boat crossing the park pond')
  await signIn.expectSignUp()
  await signIn.signUp(newPerson())

  await expect(create.rows).toHaveCount(2)
  await expectBusyRow(create.rows.last(), true)
  const pause = create.rows.first().getByRole('button', { name: /^Pause / })
  await expect(pause, 'the very first song starts by itself').toBeVisible({ timeout: 60_000 })
  const id = (await create.rows.first().getByRole('link').first().getAttribute('href'))?.split('/')[2]
  const status = async () => ((await (await page.request.get(`/api/clip/${id}`)).json()) as { status: string }).status
  expect(await status()).toBe('streaming')
  await player.expectSounding()

  await expect.poll(status, { timeout: 90_000 }).toBe('complete')
  await expect(page.getByRole('status').filter({ hasText: /^[^:%]+: ready/ })).toHaveCount(1)
  await player.expectSounding()
  await expectHomeScreenNotice(page, create.rows.first())
  await page.reload()
  await expect(create.rows).toHaveCount(2)
  await expectWholeRow(create.rows.first())
  await expectBusyRow(create.rows.first(), false)
  expect(await page.evaluate(() => localStorage.getItem('arioso.savedPrompt'))).toBeNull()
})

test('[AUTH-04] with two tabs open, the saved prompt still runs once, and both takes can be cancelled', async ({
  page,
  create,
  signIn,
  context,
}) => {
  const other = await context.newPage()
  await other.goto(`${process.env['ARIOSO_URL']}/create`)
  await create.open()
  await create.ask('a short lullaby for a sleepy robot')
  await signIn.signUp(newPerson())
  await expect(create.rows).toHaveCount(2)
  await other.reload()
  await expect(other.getByRole('region', { name: 'Your songs' }).getByRole('article')).toHaveCount(2)
  const { clips } = (await (await page.request.post('/api/feed/v3', { data: {} })).json()) as {
    clips: { id: string }[]
  }
  expect(clips).toHaveLength(2)

  await create.rows
    .first()
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await expect(create.rows).toHaveCount(1)
  await page.request.post('/api/gen/trash', { data: { trash: true, clip_ids: clips.map((clip) => clip.id) } })
  await expect
    .poll(async () => ((await (await page.request.get('/api/session/')).json()) as { credits: number }).credits)
    .toBe(50)
})

test('[AUTH-04] a prompt saved more than ten minutes ago is dropped', async ({ page, create, signIn }) => {
  await create.open()
  await create.ask('a song that came too late')
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('arioso.savedPrompt') ?? '{}') as { savedAtMs: number }
    localStorage.setItem('arioso.savedPrompt', JSON.stringify({ ...saved, savedAtMs: saved.savedAtMs - 600_001 }))
  })
  await signIn.signUp(newPerson())
  await expect(page.getByText('Create your first song.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('arioso.savedPrompt'))).toBeNull()
})
