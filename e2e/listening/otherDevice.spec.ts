import { Player } from '../drivers/player.ts'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

test('the queue goes on at another browser where this one stopped, and comes back', async ({
  page,
  player,
  backstage,
  browser,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  await backstage.keepSongs(page, ['Anchor', 'Bellbird', 'Compass'])
  await page.goto('/me')
  await page.getByRole('main').getByRole('button', { name: 'Play Bellbird' }).click()
  await player.expectPlaying('Bellbird')
  await player.seekTo(20)
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/music_player/playbar_state') && reply.request().method() === 'POST',
  )
  await player.bar.getByRole('button', { name: 'Pause', exact: true }).click()
  expect((await saved).status()).toBe(200)

  const elsewhere = await browser.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })
  await elsewhere.addCookies(await page.context().cookies())
  const other = await elsewhere.newPage()
  await other.goto('/explore')
  const otherPlayer = new Player(other)
  await expect(otherPlayer.bar.getByRole('link', { name: 'Bellbird' })).toBeVisible()
  await otherPlayer.expectShownTime(/^0:2\d of /)
  expect(await otherPlayer.isSilent()).toBe(true)
  await otherPlayer.bar.getByRole('button', { name: 'Play', exact: true }).click()
  await otherPlayer.expectSounding()
  const moved = other.waitForResponse(
    (reply) =>
      reply.url().endsWith('/api/music_player/playbar_state') &&
      (reply.request().postDataJSON() as { place?: number } | null)?.place !== 1,
  )
  await otherPlayer.bar.getByRole('button', { name: 'Next' }).click()
  expect((await moved).status()).toBe(200)
  const title = (await otherPlayer.bar.getByRole('link').first().innerText()).trim()
  await elsewhere.close()

  await page.reload()
  await expect(player.bar.getByRole('link', { name: title })).toBeVisible()
  expect(await player.isSilent()).toBe(true)
})
