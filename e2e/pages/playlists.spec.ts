import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

test('[SHELL-06] [SOC-03] [MOD-18] [MOD-29] a playlist is made from a menu, filled, reordered, shortened and published', async ({
  page,
  library,
  backstage,
  browser,
}) => {
  await becomeMember(page)
  await backstage.keepSongs(page, ['Anchor', 'Bellbird', 'Compass'])
  await library.open()
  await library.choose('Anchor', 'Add to playlist')
  const adding = page.getByRole('dialog', { name: 'Add to playlist' })
  await expect(adding).toContainText('You have no playlists yet.')
  await adding.getByRole('button', { name: 'New playlist' }).click()
  const form = page.getByRole('dialog', { name: 'New playlist' })
  await expect(form).toContainText('One song will be added.')
  await form.getByLabel('Name').fill('Evening train')
  await form.getByLabel('Name').press('Enter')
  await expect(page.getByText('Added to playlist')).toBeVisible()
  await library.choose('Bellbird', 'Add to playlist')
  await adding.getByRole('button', { name: /Evening train/ }).click()
  await expect(adding).toBeHidden()

  await page.getByRole('tab', { name: 'Playlists' }).click()
  await expect(page.getByRole('article', { name: 'Liked songs' })).toBeVisible()
  await page.getByRole('link', { name: 'Evening train' }).click()
  await expect(page).toHaveURL(/\/playlist\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1, name: 'Evening train' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a song' }).click()
  const select = page.getByRole('dialog', { name: 'Add a song' })
  await select.getByLabel('Search your library').fill('comp')
  await expect(select.getByRole('button', { name: /Anchor/ })).toHaveCount(0)
  await select.getByRole('button', { name: /Compass/ }).click()
  await expect(library.rows).toHaveCount(3)
  expect(await library.titles()).toEqual(['Anchor', 'Bellbird', 'Compass'])

  // By keyboard: the last one up. By pointer: the first one down.
  const saved = () => page.waitForResponse((reply) => reply.url().includes('/update_clips/') && reply.ok())
  const moved = saved()
  await page.getByRole('button', { name: 'Move Compass' }).press('ArrowUp')
  await moved
  await expect(page.getByText('Compass is number 2 of 3.')).toBeAttached()
  await expect.poll(() => library.titles()).toEqual(['Anchor', 'Compass', 'Bellbird'])
  const from = await page.getByRole('button', { name: 'Move Anchor' }).boundingBox()
  const to = await page.getByRole('button', { name: 'Move Bellbird' }).boundingBox()
  const dropped = saved()
  await page.mouse.move((from?.x ?? 0) + 16, (from?.y ?? 0) + 28)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 16, (to?.y ?? 0) + 40, { steps: 10 })
  await page.mouse.up()
  await dropped
  await expect.poll(() => library.titles()).toEqual(['Compass', 'Bellbird', 'Anchor'])
  const removed = saved()
  await library.choose('Bellbird', 'Remove from this playlist')
  await removed
  await expect(library.rows).toHaveCount(2)
  await page.reload()
  await expect.poll(() => library.titles()).toEqual(['Compass', 'Anchor'])

  const stranger = await browser.newPage()
  const address = page.url()
  await stranger.goto(address)
  await expect(stranger.getByText('This playlist is private or no longer exists.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const editing = page.getByRole('dialog', { name: 'Edit playlist' })
  await editing.getByRole('switch', { name: 'Public' }).click()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Public', { exact: true })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1, name: 'Evening train' })).toBeVisible()
  await expect(stranger.getByText('0 songs')).toBeVisible()
  await becomeMember(stranger)
  await stranger.reload()
  await stranger.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(stranger.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await stranger.getByRole('button', { name: 'Like playlist' }).click()
  await expect(stranger.getByRole('button', { name: 'Like playlist' })).toHaveAttribute('aria-pressed', 'true')
  await stranger.goto('/me?tab=playlists')
  await expect(stranger.getByRole('article', { name: 'Evening train' })).toContainText('by Lena Listener')
  await stranger.close()

  await page.getByRole('button', { name: 'Move playlist to trash' }).click()
  await expect(page.getByText('In the trash')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('In the trash')).toBeHidden()

  await page.goto('/playlist/liked/')
  await expect(page.getByText('Nothing liked yet.')).toBeVisible()
  await library.open()
  const liked = page.waitForResponse((reply) => reply.url().endsWith('/update_reaction_type/') && reply.ok())
  await library.row('Compass').getByRole('button', { name: 'Like Compass', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Like Compass', pressed: true })).toBeVisible()
  await liked
  await page.goto('/playlist/liked/')
  await expect(library.row('Compass')).toBeVisible()
})
