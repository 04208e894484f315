import type { Clip } from '@arioso/contract'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

test('[JRN-03] own lyrics, style and title give two takes: compared, one liked, the other trashed and taken back', async ({
  page,
  create,
  player,
}) => {
  await becomeMember(page)
  await page.request.post('/api/user/tos_acceptance')
  await create.open()
  await create.choose('Custom')
  await create.lyrics.fill('[Verse]\nRain on the roof\nand the kettle is on')
  await create.styles.fill('fast acoustic folk, 150 bpm')
  await create.title.fill('Kettle')
  await create.createButton.click()
  await expect(create.rows).toHaveCount(2)
  const made = (await (await page.request.post('/api/feed/v3', { data: {} })).json()) as { clips: Clip[] }
  const own = { tags: 'fast acoustic folk, 150 bpm', prompt: '[Verse]\nRain on the roof\nand the kettle is on' }
  for (const clip of made.clips) expect(clip).toMatchObject({ title: 'Kettle', metadata: own })

  const compare = page.getByRole('button', { name: 'Compare the two takes of Kettle' })
  await expect(compare).toBeVisible({ timeout: 90_000 })
  await compare.click()
  const dialog = page.getByRole('dialog', { name: 'Compare takes' })
  const play = dialog.getByRole('button', { name: 'Play', exact: true })
  const pause = dialog.getByRole('button', { name: 'Pause', exact: true })
  await expect(play.or(pause)).toBeVisible()
  // Whoever comes late to half a minute of song finds it at its end.
  if (await play.isVisible()) await play.click()
  await expect(pause).toBeVisible()
  await expect.poll(() => player.seconds()).toBeGreaterThan(2)
  // The first take that could be heard plays already, whichever it was.
  const heard: string[] = []
  for (const name of ['Listen to take A', 'Listen to take B']) {
    const take = dialog.getByRole('button', { name })
    await take.click()
    await expect(take).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => player.songAddress()).not.toBe(heard.at(-1))
    await expect.poll(() => player.seconds()).toBeGreaterThan(2)
    heard.push(await player.songAddress())
  }
  // Both takes at the same second.
  await dialog.getByRole('slider', { name: 'Seek' }).fill('9')
  await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(9)
  await dialog.getByRole('button', { name: 'Listen to take A' }).click()
  await expect(dialog.getByRole('button', { name: 'Listen to take A' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(9)
  await expect(dialog.getByRole('article', { name: 'Take A' })).toContainText(/Kettle\s*\d:\d\d/)
  const like = dialog.getByRole('article', { name: 'Take A' }).getByRole('button', { name: 'Like Kettle', exact: true })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  let answered = 0
  page.on('response', (reply) => (answered += reply.url().includes('/api/gen/trash') ? 1 : 0))
  await dialog.getByRole('button', { name: 'Move take B to the trash' }).click()
  await dialog.getByRole('button', { name: 'Take B out of the trash' }).click()
  await expect(page.getByText('Taken out of the trash')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Move take B to the trash' })).toBeEnabled()
  // A page that is left takes along what it has not sent yet.
  await expect.poll(() => answered).toBe(2)
  await page.reload()
  await expect(create.description.or(create.lyrics).first()).toBeVisible()
  if (await create.sheet.isVisible()) await create.sheet.getByRole('button', { name: 'Close' }).click()
  await expect(create.rows).toHaveCount(2)
  await page.getByRole('region', { name: 'Your songs' }).getByRole('button', { name: 'Liked' }).click()
  await expect(create.rows).toHaveCount(1)
})
