import { finishedSong } from '../drivers/songs.ts'
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
  await expect(page.getByText('This workspace is empty.')).toBeVisible()
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
  await backstage.keepTakes(page, { title: 'Low Tide', style: 'slow waltz', makeInstrumental: true })
  await backstage.keepTakes(page, { title: 'High Noon', style: 'western' })
  await create.open()
  await expect(create.rows).toHaveCount(4)
  await page.getByRole('searchbox', { name: 'Search this workspace' }).fill('western')
  await expect(create.rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Instrumental' }).click()
  await expect(page.getByText('No songs match.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(create.rows).toHaveCount(4)
})

test('[WSP-03] [MOD-07] songs are moved by a modal of 480 px, its list of 400 px scrolling on and on', async ({
  page,
  library,
  backstage,
}) => {
  await becomeMember(page)
  await backstage.keepRows(page, ['Anchor', 'Bellbird'])
  await library.open()
  await library.choose('Bellbird', 'Move to workspace')
  const dialog = page.getByRole('dialog', { name: 'Move to workspace' })
  await expect(
    dialog.getByText('You have no workspaces to add to. Click below to create a new workspace.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Create a Workspace' }).click()
  await page.getByRole('dialog', { name: 'Create a Workspace' }).getByLabel('Name').fill('Fresh')
  await page.keyboard.press('Enter')
  await expect(page.getByText('to Fresh')).toBeVisible()

  for (let number = 1; number <= 23; number += 1)
    await page.request.post('/api/project', { data: { name: `Shelf ${number}` } })
  await library.open()
  await library.choose('Anchor', 'Move to workspace')
  const list = dialog.getByRole('list', { name: 'Your workspaces' })
  await expect(dialog).toHaveCSS('max-height', '480px')
  await expect(list).toHaveCSS('max-height', '400px')
  await expect(dialog.getByRole('button', { name: 'Create a Workspace' })).toBeInViewport()
  await expect(list.getByRole('listitem')).toHaveCount(20)
  await list.getByRole('button', { name: 'Shelf 7', exact: false }).first().hover()
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(list.getByRole('listitem')).toHaveCount(25, { timeout: 500 })
  }).toPass()
  await list.getByRole('button', { name: /^Shelf 1 / }).click()
  await expect(page.getByText('to Shelf 1')).toBeVisible()
  await page.goto('/me?tab=workspaces')
  await page.getByRole('link', { name: 'Shelf 1', exact: true }).click()
  await expect(library.row('Anchor')).toBeVisible()
})

test('[WSP-05] [MOD-27] [ROW-11] a song is pinned, a second asks before it takes the place; pins are fetched once, not on Home', async ({
  page,
  library,
  backstage,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/pinned-clips')) asked += 1
  })
  await becomeMember(page)
  await backstage.keepRows(page, ['Anchor', 'Bellbird'])
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  expect(asked).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click()
  await expect(library.rows).toHaveCount(2)
  await expect.poll(() => asked).toBe(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await page.goBack()
  await expect(library.rows).toHaveCount(2)
  expect(asked).toBe(1)

  const pinOf = (title: string) => library.row(title).getByRole('button', { name: `Pin ${title} to its workspace` })
  await pinOf('Anchor').click()
  await expect(pinOf('Anchor')).toHaveAttribute('aria-pressed', 'true')
  await library.choose('Bellbird', 'Pin to workspace')
  const dialog = page.getByRole('dialog', { name: 'Replace pinned song?' })
  await expect(dialog).toContainText('“Anchor” is pinned to this workspace. “Bellbird” will replace it.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(pinOf('Anchor')).toHaveAttribute('aria-pressed', 'true')
  await pinOf('Bellbird').click()
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(pinOf('Bellbird')).toHaveAttribute('aria-pressed', 'true')
  await expect(pinOf('Anchor')).toHaveAttribute('aria-pressed', 'false')

  await page.goto('/me?tab=workspaces')
  await page.getByRole('link', { name: 'My Workspace' }).click()
  await expect(page.getByRole('region', { name: 'Pinned' })).toContainText('Bellbird')
  const song = await finishedSong(page)
  await page.goto('/feed')
  const other = page.getByRole('main').getByRole('article', { name: song.title }).first()
  await other.getByRole('button', { name: /^More for / }).click()
  await expect(page.getByRole('menuitem', { name: 'Add to playlist' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Pin to workspace' })).toHaveCount(0)
})

test('[WSP-06] [SHELL-13 b] [MOD-08] a workspace is renamed, shared, trashed and restored; page in the address pages its songs', async ({
  page,
  library,
  backstage,
  browser,
}) => {
  await becomeMember(page)
  await backstage.keepRows(
    page,
    Array.from({ length: 21 }, (_, index) => `Song ${index + 1}`),
  )
  await page.goto('/me?tab=workspaces')
  await page.getByRole('link', { name: 'My Workspace' }).click()
  await expect(library.rows).toHaveCount(20)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/[?&]page=2$/)
  await expect.poll(() => library.titles()).toEqual(['Song 21'])
  await page.reload()
  await expect.poll(() => library.titles()).toEqual(['Song 21'])
  await expect(page.getByText('Page 2 of 2')).toBeVisible()

  await page.goto('/me?tab=workspaces')
  await page.getByRole('button', { name: 'Create a Workspace' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Draft')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Draft' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog', { name: 'Rename workspace' }).getByLabel('Name').fill('Album')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Album' })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog', { name: 'Share this workspace?' }).getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Shared', { exact: true })).toBeVisible()
  const stranger = await browser.newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByRole('heading', { level: 1, name: 'Album' })).toBeVisible()
  await stranger.close()
  await page.getByRole('button', { name: 'Move workspace to trash' }).click()
  await expect(page.getByText('In the trash')).toBeVisible()
  await page.goto('/me?tab=trash')
  await page.getByRole('button', { name: 'Restore Album' }).click()
  await expect(page.getByText('The trash is empty.')).toBeVisible()
  await page.goto('/me?tab=workspaces')
  await expect(page.getByRole('article', { name: 'Album' })).toBeVisible()
})
