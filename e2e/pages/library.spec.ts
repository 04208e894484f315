import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

const titles = ['Anchor', 'Bellbird', 'Compass', 'Driftwood', 'Ember']

// On a tablet what is told of a song begins below its title; on a phone the library's tools share one line.
async function expectTidy(page: Page, row: Locator): Promise<void> {
  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 768, height: 1024 })
  const title = row.getByRole('link').first()
  const below = row.locator('time').locator('xpath=..')
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? NaN
  await expect.poll(async () => Math.abs((await leftOf(below)) - (await leftOf(title)))).toBeLessThan(1)
  await page.setViewportSize({ width: 390, height: 844 })
  const tools = [
    page.getByRole('combobox', { name: 'Sort' }),
    page.getByRole('combobox', { name: 'Workspace' }),
    page.getByRole('button', { name: 'Select' }),
  ]
  const topOf = async (tool: Locator) => Math.round((await tool.boundingBox())?.y ?? NaN)
  await expect.poll(async () => new Set(await Promise.all(tools.map(topOf))).size, 'on one line').toBe(1)
  if (desktop !== null) await page.setViewportSize(desktop)
}

test('the library is searched, filtered and sorted, and the address keeps it', async ({ page, library, backstage }) => {
  await becomeMember(page)
  await backstage.keepSongs(page, titles)
  await library.open()
  await expect(library.rows).toHaveCount(5)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title Z to A')
  await expect.poll(() => library.titles()).toEqual(titles.toReversed())
  await library.row('Compass').getByRole('button', { name: 'Like Compass', exact: true }).click()
  await page.getByRole('button', { name: 'Liked', exact: true }).click()
  await expect.poll(() => library.titles()).toEqual(['Compass'])
  await expect(page).toHaveURL(/\/me\?filter=liked&sort=title-desc$/)
  await library.row('Compass').getByRole('link', { name: 'Compass' }).click()
  await expect(page).toHaveURL(/\/song\//)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Liked', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => library.titles()).toEqual(['Compass'])
  await page.getByRole('searchbox', { name: 'Search your library' }).fill('nothing like it')
  await expect(page.getByText('No songs match.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(library.rows).toHaveCount(5)
  await expect(page).toHaveURL(/\/me$/)
})

test('[SOC-08] [MOD-17] songs are picked, trashed together, taken back, restored and deleted for good', async ({
  page,
  library,
  backstage,
}) => {
  await becomeMember(page)
  await backstage.keepSongs(page, titles)
  await library.open('/me?sort=title-asc')
  await expect(library.rows).toHaveCount(5)
  await library.row('Bellbird').click({ modifiers: ['ControlOrMeta'], position: { x: 200, y: 60 } })
  await expect(library.bulkBar).toContainText('1 selected')
  await library.box('Driftwood').click({ modifiers: ['Shift'] })
  await expect(library.bulkBar).toContainText('3 selected')
  await library.bulkBar.getByRole('button', { name: 'Move to trash' }).click()
  await expect.poll(() => library.titles()).toEqual(['Anchor', 'Ember'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => library.titles()).toEqual(titles)

  const answered = page.waitForResponse((reply) => reply.url().endsWith('/api/gen/trash') && reply.ok())
  await library.row('Compass').click({ button: 'right', position: { x: 200, y: 60 } })
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await library.choose('Ember', 'Move to trash')
  await answered
  await expect(page.getByRole('button', { name: 'More for Driftwood' })).toBeFocused()
  await page.getByRole('tab', { name: 'Trash' }).click()
  await expect(library.rows).toHaveCount(2)
  await expect(page.getByText('deleted after 30 days')).toBeVisible()
  await page.getByRole('button', { name: 'Restore Ember' }).click()
  await expect(library.rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete Compass permanently' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete permanently?' })
  await expect(dialog).toContainText('“Compass” will be deleted')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete Compass permanently' }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The trash is empty.')).toBeVisible()
  await page.getByRole('tab', { name: 'Songs' }).click()
  await expect
    .poll(async () => (await library.titles()).toSorted((one, other) => one.localeCompare(other)))
    .toEqual(titles.filter((title) => title !== 'Compass'))
})

test('picked songs come as one file, each under its own name, and count one by one', async ({
  page,
  library,
  backstage,
}) => {
  await becomeMember(page)
  const ids = await backstage.keepSongs(page, ['Low Tide', 'Low Tide', 'Ember'])
  await library.open('/me?sort=title-asc')
  await library.selectAll('Ember', 'Ember')
  await library.bulkBar.getByRole('button', { name: 'Select all' }).click()
  await library.bulkBar.getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download songs' })
  await expect(dialog.getByText('3 songs in one ZIP file.')).toBeVisible()
  await expect(dialog.getByText(/^0 of 10 songs this month/)).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download as one file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Arioso songs.zip')
  const packed = unzipSync(await readFile(await file.path()))
  const names = ['Lena Listener - Ember.mp3', 'Lena Listener - Low Tide (2).mp3', 'Lena Listener - Low Tide.mp3']
  expect(Object.keys(packed).toSorted()).toEqual(names)
  const alone = await page.request.get(`/media/clips/${ids[2]}/downloads/mp3`)
  expect(Buffer.from(packed['Lena Listener - Ember.mp3'] ?? []).equals(await alone.body())).toBe(true)
  await expect(library.bulkBar).toBeHidden()
  const quota = await page.request.get('/api/download/quota')
  expect(await quota.json()).toMatchObject({ used: 3 })
})

test('stems and crops of a song are folded into its row, with who may hear it and when it was made', async ({
  page,
  library,
  backstage,
}) => {
  await becomeMember(page)
  await backstage.keepRows(page, ['Ember', 'Anchor'])
  const { clips } = (await (await page.request.post('/api/feed/v3', { data: {} })).json()) as {
    clips: { id: string; title: string }[]
  }
  const parentClipId = clips.find(({ title }) => title === 'Ember')?.id ?? ''
  await backstage.keepRows(page, ['Ember (Drums)', 'Ember (Bass)'], { type: 'stem', task: 'extend', parentClipId })
  await library.open()
  await expect(library.rows).toHaveCount(2)
  await expect(library.row('Ember')).toContainText('Only you')
  await expect(library.row('Ember').getByText('just now')).toHaveAttribute('datetime', /T/)
  const versions = library.row('Ember').getByRole('button', { name: '2 versions of Ember' })
  await versions.click()
  await expect(versions).toHaveAttribute('aria-expanded', 'true')
  await expect(library.row('Ember (Drums)')).toBeVisible()
  await expect(library.rows).toHaveCount(4)
  await versions.click()
  await expect(library.rows).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title A to Z')
  await expect(library.rows, 'sorted otherwise, every song stands for itself').toHaveCount(4)
})

test('songs are dragged onto a workspace, a playlist and the queue', async ({ page, library, backstage }) => {
  await becomeMember(page)
  await backstage.keepRows(page, ['Anchor', 'Bellbird'])
  await page.request.post('/api/project', { data: { name: 'Shelf' } })
  await page.request.post('/api/playlist/create/', { data: { name: 'Evening' } })
  await library.open()
  const tray = page.getByRole('region', { name: 'Drop here' })
  const drag = async (title: string, target: string) => {
    const row = await library.row(title).boundingBox()
    await page.mouse.move((row?.x ?? 0) + 300, (row?.y ?? 0) + 30)
    await page.mouse.down()
    await page.mouse.move((row?.x ?? 0) + 340, (row?.y ?? 0) + 40, { steps: 4 })
    // What comes later would move the others under the pointer.
    for (const name of ['Shelf', 'Evening', 'Queue']) await expect(tray.getByText(name, { exact: true })).toBeVisible()
    const place = await tray.getByText(target, { exact: true }).boundingBox()
    await page.mouse.move((place?.x ?? 0) + 8, (place?.y ?? 0) + 8, { steps: 8 })
    await expect(page.getByText('was moved over droppable area')).toBeAttached()
    await page.mouse.up()
    await expect(tray).toBeHidden()
  }
  await drag('Anchor', 'Shelf')
  await expect(page.getByText('Moved', { exact: true })).toBeVisible()
  await drag('Bellbird', 'Evening')
  await expect(page.getByText('Added to playlist')).toBeVisible()
  await page.getByRole('combobox', { name: 'Workspace' }).selectOption('Shelf')
  await expect.poll(() => library.titles()).toEqual(['Anchor'])
  await expectTidy(page, library.row('Anchor'))
  await page.getByRole('tab', { name: 'Playlists' }).click()
  await expect(page.getByRole('article', { name: 'Evening' })).toContainText('1 song')
  await page.getByRole('tab', { name: 'Songs' }).click()
  await drag('Anchor', 'Queue')
  await expect(page.getByRole('region', { name: 'Player' }).filter({ visible: true })).toBeVisible()
})

test('of a long library only the rows on screen exist, and going back or reloading finds the place', async ({
  page,
  library,
  backstage,
}) => {
  await becomeMember(page)
  const numbers = Array.from({ length: 260 }, (_, index) => `Song ${index + 1}`)
  await backstage.keepRows(page, numbers)
  await library.open()
  await expect(library.row('Song 1')).toBeVisible()
  const last = library.row('Song 260')
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(last).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await library.rows.count()).toBeLessThan(60)
  const before = await page.evaluate(() => window.scrollY)
  const findsThePlace = async () => {
    await expect(last).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400)
  }
  await last.getByRole('link', { name: 'Song 260' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Song 260' })).toBeVisible()
  await page.goBack()
  await findsThePlace()
  await goBackAsSoonAsItShows(last.getByRole('link', { name: 'Song 260' }), 'Song 260')
  await findsThePlace()
  await page.reload()
  await findsThePlace()
})

async function goBackAsSoonAsItShows(link: Locator, heading: string): Promise<void> {
  await link.evaluate(
    (element: HTMLElement, text) =>
      new Promise<void>((resolve) => {
        const shown = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== text) return
          shown.disconnect()
          history.back()
          resolve()
        })
        shown.observe(document.body, { subtree: true, childList: true })
        element.click()
      }),
    heading,
  )
}
