import { finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

const titles = Array.from({ length: 20 }, (_, index) => `Song ${String(index + 1).padStart(2, '0')}`)

test('[JRN-08] a workspace and a playlist are made, twenty songs moved and reordered, played through the queue, and a reload resumes', async ({
  page,
  library,
  player,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  await backstage.keepSongs(page, titles)
  await library.open('/me?sort=title-asc')
  await expect(library.rows).toHaveCount(20)

  await library.selectAll('Song 01', 'Song 20')
  await expect(library.bulkBar).toContainText('20 selected')
  await library.bulkBar.getByRole('button', { name: 'Move to workspace' }).click()
  await page
    .getByRole('dialog', { name: 'Move to workspace' })
    .getByRole('button', { name: 'Create a Workspace' })
    .click()
  await page.getByRole('dialog', { name: 'Create a Workspace' }).getByLabel('Name').fill('Album for Nora')
  await page.keyboard.press('Enter')
  await expect(page.getByText('20 songs moved')).toBeVisible()
  await expect(library.bulkBar).toBeHidden()

  await library.selectAll('Song 01', 'Song 20')
  await library.bulkBar.getByRole('button', { name: 'Add to playlist' }).click()
  await page.getByRole('dialog', { name: 'Add to playlist' }).getByRole('button', { name: 'New playlist' }).click()
  const form = page.getByRole('dialog', { name: 'New playlist' })
  await form.getByLabel('Name').fill('In order')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Added to playlist')).toBeVisible()

  await page.getByRole('tab', { name: 'Workspaces' }).click()
  await expect(page.getByRole('article', { name: 'Album for Nora' })).toContainText('20 songs')
  await page.getByRole('tab', { name: 'Playlists' }).click()
  await page.getByRole('link', { name: 'In order' }).click()
  await expect(library.rows).toHaveCount(20)
  const saved = page.waitForResponse((reply) => reply.url().includes('/update_clips/') && reply.ok())
  await page.getByRole('button', { name: 'Move Song 02' }).press('ArrowUp')
  await saved
  await expect.poll(async () => (await library.titles()).slice(0, 3)).toEqual(['Song 02', 'Song 01', 'Song 03'])

  const expectPlays = async (title: string) => {
    await expect(player.bar).toContainText(title)
    await player.expectSounding()
  }
  // On phones the full player lies over the page.
  const closeControls = async () => {
    if (!player.isPhone) return
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await expectPlays('Song 02')
  await player.seekTo((await player.durationSeconds()) - 2)
  await closeControls()
  await expectPlays('Song 01')
  await player.seekTo(20)
  await closeControls()
  await page.reload()
  await expect(player.bar).toContainText('Song 01')
  await expect.poll(async () => (await library.titles()).slice(0, 2)).toEqual(['Song 02', 'Song 01'])
  await player.bar.getByRole('button', { name: 'Play', exact: true }).click()
  await player.expectSounding()
  expect(await player.seconds()).toBeGreaterThan(19)
  await (await player.openControls()).getByRole('button', { name: 'Next' }).click()
  await closeControls()
  await expectPlays('Song 03')
})
