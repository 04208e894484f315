import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { texts, type Clip } from '@arioso/contract'
import type { Library } from '../drivers/library.ts'
import { becomeMember, switchFlag } from '../drivers/visitor.ts'
import type { Backstage } from '../support/backstage.ts'
import { expect, test } from '../support/test.ts'

type Entry = { name: string; isPro: boolean }

async function readMenu(page: Page, library: Library, title: string): Promise<Entry[]> {
  const name = `More for ${title}`
  await library.row(title).getByRole('button', { name, exact: true }).click()
  const menu = page.getByRole('menu', { name })
  await expect(menu.getByRole('group', { name: 'Listen' }).getByRole('menuitem', { name: 'Go to song' })).toBeVisible()
  const texts = await menu.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  return texts.map((text) => ({ name: text.split('\n')[0] ?? '', isPro: text.endsWith('\nPro') }))
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

// Songs of somebody else, which this member likes and so has in a list.
async function likeSongsOfOther(page: Page, browser: Browser, backstage: Backstage): Promise<void> {
  const other = await (await browser.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })).newPage()
  await becomeMember(other)
  const shown = { isPublic: true, canRemix: true }
  const chain = [{ clipId: randomUUID(), untilSeconds: 40 }]
  const ids = await Promise.all([
    backstage.keepRows(other, ['Open'], shown),
    backstage.keepRows(other, ['Closed'], { ...shown, canRemix: false }),
    backstage.keepRows(other, ['Preview'], { ...shown, type: 'preview', previewSeconds: 60 }),
    backstage.keepRows(other, ['Extendable'], {
      ...shown,
      allowedRemixActions: ['extend'],
      task: 'extend',
      controls: { edit: { kind: 'extend', chain } },
    }),
  ])
  await other.context().close()
  for (const id of ids.flat())
    expect((await page.request.post(`/api/gen/${id}/update_reaction_type/`, { data: { reaction: 'LIKE' } })).ok()).toBe(
      true,
    )
}

test('[ROW-02 a b c d] [ROW-04] [ROW-05] [ROW-06] a row counts, shares, remixes and pins; others remix only what is allowed; refunds are told', async ({
  page,
  library,
  backstage,
  browser,
}) => {
  await becomeMember(page)
  await backstage.keepRows(page, ['Own'], { playCount: 1234, commentCount: 7 })
  await backstage.failSong(page, 'Silent')
  await likeSongsOfOther(page, browser, backstage)
  await library.open()
  const own = library.row('Own')
  await expect(own.getByText('1.2K').filter({ visible: true })).toBeVisible()
  await expect(own.getByTitle('1,234 plays').filter({ visible: true })).toBeVisible()
  await expect(own.getByTitle('7 comments').filter({ visible: true })).toHaveAttribute(
    'href',
    /\/song\/[\da-f-]{36}\/\?show_comments=true$/,
  )
  for (const name of ['Like Own', 'Dislike Own', 'Share Own', 'Remix Own', 'Pin Own to its workspace', 'More for Own'])
    await expect(own.getByRole('button', { name, exact: true })).toBeVisible()
  const refund = library.row('Silent').getByRole('button', { name: 'Credits Refunded' })
  await expect(refund.getByTitle(texts.creditsRefundedWhy)).toBeVisible()
  const expectClosed = async (title: string) => {
    const remix = library.row(title).getByRole('button', { name: `Remix ${title}` })
    await expect(remix).toBeDisabled()
    await expect(remix).toHaveAttribute('title', 'Remixes are disabled for this song')
  }
  const menuOf = async (title: string) => {
    const entries = await readMenu(page, library, title)
    return entries.map(({ name }) => name).filter((name) => ['Extend', 'Cover', 'Get Full Song'].includes(name))
  }
  await expectClosed('Own')
  expect(await menuOf('Own')).toEqual(['Extend', 'Cover'])
  await page.setViewportSize({ width: 390, height: 844 })
  await refund.click()
  await expect(page.getByText(texts.creditsRefundedWhy)).toBeVisible()
  await expect(own.getByTitle('1,234 plays').filter({ visible: true })).toBeVisible()
  await expect(own.getByTitle('7 comments').filter({ visible: true })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Like Own', exact: true })).toBeVisible()
  const onPhone = (await readMenu(page, library, 'Own')).map(({ name }) => name)
  expect(onPhone).toEqual(expect.arrayContaining(['Dislike', 'Share', 'Extend', 'Cover', 'Pin to workspace']))
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto('/playlist/liked/')
  for (const title of ['Closed', 'Preview']) await expectClosed(title)
  expect(await menuOf('Open')).toEqual(['Extend', 'Cover'])
  expect(await menuOf('Closed')).toEqual([])
  expect(await menuOf('Preview')).toEqual([])
  expect(await menuOf('Extendable')).toEqual(['Extend'])
  await library.row('Open').getByRole('button', { name: 'Remix Open' }).click()
  await expect(page.getByRole('menuitem', { name: /^Cover/ })).toContainText('Pro')
  await page.getByRole('menuitem', { name: 'Extend' }).click()
  await expect(page).toHaveURL(/\/create/)
})

test('[ROW-08 a b] [ROW-09 a b] a preview unlocks by itself or by a press; a locked one is blurred, silent and leads to the plans', async ({
  page,
  library,
  backstage,
}) => {
  await becomeMember(page)
  await backstage.keepRows(page, ['Locked'], { type: 'preview', previewSeconds: 0 })
  const [short = ''] = await backstage.keepRows(page, ['Short'], { type: 'preview', previewSeconds: 60 })
  let held = Promise.withResolvers<void>()
  await page.route('**/unlock_preview/', async (route) => {
    await held.promise
    await route.continue()
  })
  await library.open()
  await expect(library.row('Short').getByText('Unlocking song...')).toBeVisible()
  // Unlocked on another device: this page, whose own question is not answered yet, finds out by looking again.
  expect((await page.request.post(`/api/gen/${short}/unlock_preview/`)).ok()).toBe(true)
  await expect(library.row('Short').getByText('Unlocking song...')).toBeHidden()
  held.resolve()

  const locked = library.row('Locked')
  await expect(locked.locator('.blur-sm')).toBeVisible()
  await locked.getByRole('button', { name: 'Play Locked' }).click()
  const upsell = page.getByRole('dialog', { name: 'Upgrade for full song' })
  await expect(upsell).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0)
  await locked.getByRole('button', { name: 'Upgrade for full song' }).click()
  await expect(upsell).toBeVisible()

  await switchFlag(page, 'manual-unlock', true)
  await backstage.keepRows(page, ['Manual'], { type: 'preview', previewSeconds: 60 })
  await library.open()
  held = Promise.withResolvers()
  await library.row('Manual').getByRole('button', { name: 'Unlock song' }).click()
  await expect(library.row('Manual').getByRole('button', { name: 'Unlocking...' })).toBeVisible()
  held.resolve()
  await expect(library.row('Manual').getByRole('button', { name: /^Unlock/ })).toHaveCount(0)
})

test('[ROW-03] [ROW-04] its owner edits, extends, covers, joins, judges and pins a song from its menu; what the plan lacks says Pro', async ({
  page,
  library,
  backstage,
}) => {
  await becomeMember(page)
  const chain = [{ clipId: randomUUID(), untilSeconds: 40 }]
  const extension = { task: 'extend', controls: { edit: { kind: 'extend', chain } } } as const
  await backstage.keepRows(page, ['Second part'], extension)
  await backstage.keepRows(page, ['Replaced'], {
    task: 'extend',
    type: 'concat_infilling',
    controls: { edit: { kind: 'infill', startSeconds: 4, endSeconds: 8 } },
  })
  await backstage.keepRows(page, ['Joined'], {
    task: 'extend',
    type: 'concat',
    controls: { edit: { kind: 'concat', chain } },
  })
  await backstage.keepRows(page, ['Drums'], { task: 'extend', type: 'stem' })
  await library.open()
  const OWNERS = ['Extend', 'Cover', 'Edit', 'Get Full Song', 'Pin to workspace', 'Give feedback']
  const ownersPart = (entries: Entry[]) => entries.filter(({ name }) => OWNERS.includes(name))
  const free = await readMenu(page, library, 'Second part')
  expect(ownersPart(free)).toEqual([
    { name: 'Extend', isPro: false },
    { name: 'Cover', isPro: true },
    { name: 'Edit', isPro: true },
    { name: 'Get Full Song', isPro: false },
    { name: 'Pin to workspace', isPro: false },
    { name: 'Give feedback', isPro: false },
  ])
  for (const title of ['Replaced', 'Joined', 'Drums']) {
    const names = (await readMenu(page, library, title)).map(({ name }) => name)
    expect(`${title}: ${names.includes('Get Full Song')}`).toBe(`${title}: false`)
  }

  const { clips } = (await (await page.request.post('/api/feed/v3', { data: {} })).json()) as { clips: Clip[] }
  const heard = clips.find(({ title }) => title === 'Second part')?.id ?? ''
  await page.evaluate((id) => localStorage.setItem('arioso.history', id), heard)
  await page.goto('/me/history')
  const inHistory = (await readMenu(page, library, 'Second part')).map(({ name }) => name)
  expect(inHistory).toEqual(free.map(({ name }) => name).filter((name) => name !== 'Get Full Song'))

  await backstage.subscribe(page)
  await library.open()
  const pro = await readMenu(page, library, 'Second part')
  expect(ownersPart(pro).map(({ name }) => name)).toEqual(OWNERS)
  expect(pro.filter(({ isPro }) => isPro)).toEqual([])
})
