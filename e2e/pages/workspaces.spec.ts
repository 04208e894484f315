import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

test('[WSP-01] [WSP-02] [MOD-06] a workspace is made, chosen and filled', async ({ page, create, backstage }) => {
  await becomeMember(page)
  await backstage.keepTakes(page)
  await create.open()
  await expect(create.rows).toHaveCount(2)
  const trigger = page.getByRole('button', { name: /^Workspace/ })
  await trigger.click()
  await expect(page.getByTestId('workspace-list')).toHaveCSS('max-height', '400px')
  await expect(page.getByTestId('workspace-list')).toHaveCSS('overflow-y', 'auto')
  await page.getByRole('menuitem', { name: 'Create a Workspace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a Workspace' })
  const name = dialog.getByLabel('Name')
  await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeDisabled()
  await name.fill('x'.repeat(120))
  await expect(dialog.getByText('100/100')).toBeVisible()
  await name.fill('Album for Nora')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/project') && request.method() === 'POST')
  await name.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ name: 'Album for Nora', description: '' })
  await expect(dialog).toBeHidden()
  await expect(trigger).toContainText('Album for Nora')
  await expect(page).toHaveURL(/[?&]wid=[0-9a-f-]{36}/)
  await expect(page.getByText('Create your first song.')).toBeVisible()
  await create.ask('a song for the album')
  await expect(create.rows).toHaveCount(2)
  await trigger.click()
  await page.getByRole('menuitem', { name: 'My Workspace' }).click()
  await expect(create.rows.filter({ hasText: 'Low Tide' })).toHaveCount(2)
})

test('[WSP-01] [WSP-04] a list that does not come is only logged: the menu says No Workspaces', async ({
  page,
  create,
}) => {
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  await becomeMember(page)
  await page.route('**/api/project/me*', (route) => route.abort())
  await create.open()
  await page.getByRole('button', { name: /^Workspace/ }).click()
  await expect(page.getByText('No Workspaces')).toBeVisible()
  expect(log.some((line) => line.includes('the workspaces could not be listed'))).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the songs of a workspace are filtered and searched', async ({ page, create, backstage }) => {
  await becomeMember(page)
  await backstage.keepTakes(page, { title: 'Low Tide', tags: 'slow waltz', makeInstrumental: true })
  await backstage.keepTakes(page, { title: 'High Noon', tags: 'western' })
  await create.open()
  await expect(create.rows).toHaveCount(4)
  await page.getByRole('searchbox', { name: 'Search this workspace' }).fill('western')
  await expect(create.rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Instrumental' }).click()
  await expect(page.getByText('No song here matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(create.rows).toHaveCount(4)
})
