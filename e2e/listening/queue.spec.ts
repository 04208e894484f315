import { chooseFromMenu, finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

const titles = ['Anchor', 'Bellbird', 'Compass', 'Driftwood']

test('[PLY-02] [MOD-28] the queue is read, reordered, shortened and cleared, and survives a reload', async ({
  page,
  player,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  await backstage.keepSongs(page, titles)
  await page.goto('/me')
  const list = page.getByRole('main')
  await list
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await player.expectSounding()

  let queue = await player.openQueue()
  await expect(page.getByRole('complementary', { name: 'Queue' })).toBeVisible()
  const rest = queue.getByRole('region', { name: /^From / })
  const next = queue.getByRole('region', { name: 'Next up' })
  const shown = () =>
    rest
      .getByRole('button', { name: /^Move / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Move ', '') ?? ''))
  const before = await shown()
  expect(before).toHaveLength(3)
  const [first = '', second = '', third = ''] = before

  // By keyboard: the first below the second. By pointer: the last above all.
  await queue.getByRole('button', { name: `Move ${first}`, exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(queue.getByText(`${first} is number 2 of 3.`)).toBeAttached()
  await expect.poll(shown).toEqual([second, first, third])
  const from = await queue.getByRole('button', { name: `Move ${third}`, exact: true }).boundingBox()
  const to = await queue.getByRole('button', { name: `Move ${second}`, exact: true }).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 12, { steps: 8 })
  await page.mouse.up()
  await expect.poll(shown).toEqual([third, second, first])

  await queue.getByRole('button', { name: `Remove ${second} from the queue` }).click()
  await expect.poll(shown).toEqual([third, first])
  await page.keyboard.press('Escape')
  await expect(queue).toBeHidden()

  for (const [entry, title] of [
    ['Add to queue', first],
    ['Play next', second],
  ] as const) {
    await chooseFromMenu(page, title, entry)
  }
  await player.bar.getByRole('button', { name: 'Next' }).click()
  await player.expectPlaying(second)
  await player.seekTo(20)
  await player.bar.getByRole('button', { name: 'Shuffle' }).click()
  await player.bar.getByRole('slider', { name: 'Volume' }).fill('35')
  queue = await player.openQueue()
  const kept = await shown()

  // Where there is no room beside the page, it is a dialog.
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.reload()
  await expect(player.bar.getByRole('link', { name: second })).toBeVisible()
  await expect(player.bar.getByRole('button', { name: 'Shuffle' })).toHaveAttribute('aria-pressed', 'true')
  await expect(player.bar.getByRole('slider', { name: 'Volume' })).toHaveValue('35')
  await player.expectShownTime(/^0:2\d of /)
  await player.bar.getByRole('button', { name: 'Play', exact: true }).click()
  await player.expectSounding()
  expect(await player.seconds()).toBeGreaterThan(19)

  queue = await player.openQueue()
  await expect(page.getByRole('dialog', { name: 'Queue' })).toBeVisible()
  expect(await shown()).toEqual(kept)
  await expect(queue.getByRole('region', { name: 'Now' })).toContainText(second)
  await expect(next).toContainText(first)
  await queue.getByRole('button', { name: 'Save as playlist' }).click()
  const form = page.getByRole('dialog', { name: 'New playlist' })
  await form.getByLabel('Name').fill('As it stood')
  await form.getByLabel('Name').press('Enter')
  await expect(page.getByText('Saved as playlist')).toBeVisible()
  const saved = await page.request.get('/api/playlist/me')
  expect(await saved.json()).toMatchObject({ playlists: [{ name: 'As it stood', num_total_results: 3 }] })
  queue = await player.openQueue()
  await next.getByRole('button', { name: `Play ${first}` }).click()
  await expect(queue.getByRole('region', { name: 'Now' })).toContainText(first)
  await queue.getByRole('button', { name: 'Clear queue' }).click()
  await expect(queue).toContainText('Nothing up next.')
  await page.keyboard.press('Escape')
  await player.expectPlaying(first)
  await expect(player.bar.getByRole('button', { name: 'Next' })).toBeDisabled()
  await player.bar.getByRole('button', { name: 'Previous' }).click()
  await player.expectSounding()
})

test('a song follows without a gap, previews end where they must, and what cannot be loaded says why and is skipped', async ({
  page,
  player,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  const [anchor = '', , compass = ''] = await backstage.keepSongs(page, titles)
  await backstage.changeSong(compass, { previewSeconds: 3 })
  let isGone = true
  await page.route(`**/media/clips/${anchor}/audio.mp3`, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  )
  await page.goto('/me?sort=title-asc')
  await page.getByRole('main').getByRole('button', { name: 'Play Anchor' }).click()
  await expect(player.bar.getByText('This song is no longer here.')).toBeVisible()
  isGone = false
  await player.bar.getByRole('button', { name: 'Retry' }).click()
  await player.expectPlaying('Anchor')

  isGone = true
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Play Anchor' }).click()
  await expect(player.bar.getByText('This song is no longer here.')).toBeVisible()
  await expect(player.bar.getByRole('link', { name: 'Anchor' })).toBeHidden()
  await player.expectSounding()

  await page.getByRole('main').getByRole('button', { name: 'Play Compass' }).click()
  await player.expectShownTime(/ of 0:03$/)
  await expect(player.bar.getByRole('link', { name: 'Compass' })).toBeHidden()
  await player.expectSounding()
  await player.expectShownTime(/ of 0:[1-5]\d$/)

  isGone = false
  await player.bar.getByRole('button', { name: 'Repeat' }).click()
  await player.seekTo((await player.durationSeconds()) - 15)
  const standby = await page.evaluateHandle(() => document.querySelectorAll('audio')[1])
  await expect.poll(() => standby.evaluate((audio) => audio?.readyState ?? 0)).toBeGreaterThanOrEqual(3)
  await expect.poll(() => standby.evaluate((audio) => audio === document.querySelector('audio'))).toBe(true)
  await player.expectSounding()
})
