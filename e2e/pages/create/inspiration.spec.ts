import type { Clip } from '@arioso/contract'
import { CreatePage } from '../../drivers/create.ts'
import { chooseFromMenu } from '../../drivers/songs.ts'
import { becomeMember } from '../../drivers/visitor.ts'
import { expect, test } from '../../support/test.ts'

test('a song from the menu, and one from the library, inspire a new one, which says so', async ({
  page,
  backstage,
}) => {
  await becomeMember(page)
  await backstage.keepRows(page, ['Low Tide', 'First Light'])
  await page.goto('/me')
  await chooseFromMenu(page, 'Low Tide', 'Use as inspiration')
  const chosen = page.getByRole('list', { name: 'Inspired by' })
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Choose a song' }).click()
  const library = page.getByRole('dialog', { name: 'Inspired by' })
  await library.getByRole('button', { name: 'First Light' }).click()
  await expect(library).toBeHidden()
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('2 of 4 songs')).toBeVisible()

  const answer = page.waitForResponse('**/api/generate/v2/')
  await new CreatePage(page).createButton.click()
  const { clips } = (await (await answer).json()) as { clips: Clip[] }
  const [made] = clips
  expect(made?.metadata).toMatchObject({ task: 'playlist_condition', tags: 'slow waltz' })
  await page.request.post('/api/gen/trash', { data: { trash: true, clip_ids: clips.map(({ id }) => id) } })
  await page.goto(`/song/${made?.id}/`)
  await expect(page.getByRole('region', { name: 'Lineage' })).toContainText(
    /Inspired by (Low Tide, First Light|First Light, Low Tide)/,
  )
})
