import { expect, test } from '../support/test.ts'

test('[PLY-01] the playbar plays, pauses, seeks, skips, repeats, shuffles and turns the volume', async ({
  page,
  home,
  player,
}) => {
  await home.open()
  await home.waitForSongs(2)
  await home.playButtons.first().click()
  await player.expectSounding()
  await player.bar.getByRole('button', { name: 'Pause' }).click()
  const stopped = await player.seconds()
  await player.bar.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => player.seconds()).toBeGreaterThan(stopped)

  await player.seekTo(30)
  await player.expectShownTime(/^0:3\d of /)
  await player.bar.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => player.seconds()).toBeLessThan(5)

  const volume = player.bar.getByRole('slider', { name: 'Volume' })
  await volume.fill('25')
  expect(await page.evaluate(() => document.querySelector('audio')?.volume)).toBeCloseTo(0.25, 2)
  for (const name of ['Repeat', 'Shuffle']) {
    const button = player.bar.getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  }
  await player.bar.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => player.seconds()).toBeLessThan(5)
  await player.bar.getByRole('button', { name: 'Repeat' }).click()
  await player.seekTo((await player.durationSeconds()) - 2)
  await expect.poll(() => player.seconds()).toBeLessThan(5)
  await player.expectSounding()
})

test('[PLY-03] a song plays on across pages and counts as one play', async ({ page, home, player }) => {
  await home.open()
  await home.waitForSongs(1)
  const title = ((await home.playButtons.first().getAttribute('aria-label')) ?? '').replace(/^Play /, '')
  const counted = page.waitForResponse((reply) => reply.url().includes('/increment_play_count/v2'))
  await home.playButtons.first().click()
  await player.expectSounding()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Make a song' })).toBeVisible()
  await player.expectSounding()
  await expect(player.bar.getByText(title)).toBeVisible()
  const { play_count: plays } = (await (await counted).json()) as { play_count: number }
  expect(plays).toBeGreaterThanOrEqual(1)
})
