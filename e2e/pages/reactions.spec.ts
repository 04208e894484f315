import type { Response } from '@playwright/test'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember, switchFlag } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('[AUTH-07] [ROW-10] thumbs ask visitors in, toggle on rows, page and playbar alike, and come back when they fail', async ({
  page,
  signIn,
}) => {
  const song = await finishedSong(page)
  const path = `/song/${song.id}`
  await page.goto(path)
  const main = page.getByRole('main')
  const like = main.getByRole('button', { name: `Like ${song.title}`, exact: true })
  const dislike = main.getByRole('button', { name: `Dislike ${song.title}`, exact: true })
  for (const thumb of [dislike, like]) {
    await thumb.click()
    await signIn.expectSignUp()
    await page.keyboard.press('Escape')
  }
  await becomeMember(page)
  await page.goto('/feed')
  const row = page.getByRole('article', { name: song.title }).first()
  await row.getByRole('button', { name: /^Like / }).click()
  await expect(row.getByRole('button', { name: /^Like / })).toHaveAttribute('aria-pressed', 'true')
  await row.getByRole('link', { name: song.title }).click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await dislike.click()
  await expect(dislike).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await main.getByRole('button', { name: `Play ${song.title}` }).click()
  const bar = page.getByRole('region', { name: 'Player' }).filter({ visible: true })
  // Shown at once; kept when it was answered.
  const isLiking = (reply: Response) =>
    reply.url().endsWith('/update_reaction_type/') &&
    (reply.request().postDataJSON() as { reaction: string }).reaction === 'LIKE'
  const kept = page.waitForResponse(isLiking)
  await bar.getByRole('button', { name: /^Like / }).click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await kept
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.route('**/update_reaction_type/', (route) => route.abort())
  await like.click()
  await expect(page.getByText('That didn’t work')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('[ROW-10] behind its gate the thumb asks for ten seconds while an unjudged song plays', async ({ page }) => {
  const song = await finishedSong(page)
  await becomeMember(page)
  const hint = page.locator('[data-hint="like"]').filter({ visible: true })
  const play = page.getByRole('main').getByRole('button', { name: `Play ${song.title}` })
  const bar = page.getByRole('region', { name: 'Player' }).filter({ visible: true })
  await switchFlag(page, 'thumbs-exp', false)
  await page.goto(`/song/${song.id}`)
  await play.click()
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(hint).toHaveCount(0)
  await switchFlag(page, 'thumbs-exp', true)
  await page.goto(`/song/${song.id}`)
  await page.clock.install()
  await play.click()
  await expect(hint).toHaveCount(2)
  await page.clock.fastForward(9000)
  await expect(hint).toHaveCount(2)
  await page.clock.fastForward(2000)
  await expect(hint).toHaveCount(0)
})

test('liked songs are kept in a list, and leave it with their like', async ({ page }) => {
  const song = await finishedSong(page)
  await becomeMember(page)
  await page.goto('/playlist/liked/')
  await expect(page.getByText('Nothing liked yet.')).toBeVisible()
  await page.goto('/feed')
  await page
    .getByRole('article', { name: song.title })
    .first()
    .getByRole('button', { name: /^Like / })
    .click()
  await expect(page.getByRole('button', { name: /^Like /, pressed: true })).toBeVisible()
  await page.goto('/playlist/liked/')
  await expect(page.getByRole('heading', { level: 1, name: 'Liked songs' })).toBeVisible()
  const row = page.getByRole('main').getByRole('article', { name: song.title })
  await row.getByRole('button', { name: /^Like / }).click()
  await expect(page.getByText('Nothing liked yet.')).toBeVisible()
})
