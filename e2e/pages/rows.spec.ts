import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Clip } from '@arioso/contract'
import type { Library } from '../drivers/library.ts'
import { becomeMember, switchFlag } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

type Change = (clip: Clip) => Clip

// The library as the server tells it, with something else about its songs.
async function changeSongs(page: Page, change: Change): Promise<void> {
  await page.route('**/api/feed/v3', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { clips: Clip[] }
    await route.fulfill({ response: reply, json: { ...body, clips: body.clips.map(change) } })
  })
}

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

test('[ROW-02 a b c d] [ROW-05] [ROW-06] a row counts, shares, remixes and pins; others remix only what is allowed; refunds are told', async ({
  page,
  library,
  backstage,
}) => {
  await becomeMember(page)
  await backstage.keepRows(page, ['Own', 'Open', 'Closed', 'Preview', 'Extendable'])
  await changeSongs(page, (clip) => {
    const own = clip.title === 'Own'
    const metadata = {
      ...clip.metadata,
      can_remix: clip.title !== 'Closed' && !own,
      refund_credits: own,
      ...(clip.title === 'Preview' ? { type: 'preview' as const } : {}),
    }
    const allowed_remix_actions: Clip['allowed_remix_actions'] =
      clip.title === 'Extendable' ? ['extend'] : ['cover', 'extend']
    const shown = { is_public: true, play_count: 1234, comment_count: 7, preview_seconds: undefined }
    return { ...clip, ...shown, metadata, allowed_remix_actions, user_id: own ? clip.user_id : 'somebody else' }
  })
  await library.open()
  const own = library.row('Own')
  await expect(own.getByText('1.2K').filter({ visible: true })).toBeVisible()
  await expect(own.getByTitle('1234 plays').filter({ visible: true })).toBeVisible()
  await expect(own.getByTitle('7 comments').filter({ visible: true })).toHaveAttribute(
    'href',
    /\/song\/[\da-f-]{36}\/\?show_comments=true$/,
  )
  for (const name of ['Like Own', 'Dislike Own', 'Share Own', 'Remix Own', 'Pin Own to its workspace', 'More for Own'])
    await expect(own.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(own.getByText('Credits Refunded')).toHaveAttribute('title', /short or silent, so it used no credits/)

  for (const title of ['Own', 'Closed', 'Preview']) {
    const remix = library.row(title).getByRole('button', { name: `Remix ${title}` })
    await expect(remix).toBeDisabled()
    await expect(remix).toHaveAttribute('title', 'Remixes are disabled for this song')
  }
  const menuOf = async (title: string) => {
    const entries = await readMenu(page, library, title)
    return entries.map(({ name }) => name).filter((name) => name === 'Extend' || name === 'Cover')
  }
  expect(await menuOf('Own')).toEqual(['Extend', 'Cover'])
  expect(await menuOf('Open')).toEqual(['Extend', 'Cover'])
  expect(await menuOf('Closed')).toEqual([])
  expect(await menuOf('Preview')).toEqual([])
  expect(await menuOf('Extendable')).toEqual(['Extend'])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(own.getByTitle('1234 plays').filter({ visible: true })).toBeVisible()
  await expect(own.getByTitle('7 comments').filter({ visible: true })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Like Own', exact: true })).toBeVisible()
  const onPhone = (await readMenu(page, library, 'Own')).map(({ name }) => name)
  expect(onPhone).toEqual(expect.arrayContaining(['Dislike', 'Share', 'Extend', 'Cover', 'Pin to workspace']))
  await page.setViewportSize({ width: 1440, height: 900 })
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
  await backstage.keepRows(page, ['Locked', 'Short'], { type: 'preview', previewSeconds: 10 })
  await backstage.changeRow(page, 'Locked', { previewSeconds: 0 })
  let isReady = false
  await page.route('**/unlock_preview/', async (route) => {
    if (isReady) return route.fallback()
    const id = route.request().url().split('/').at(-3) ?? ''
    return route.fulfill({ response: await page.request.get(`/api/clip/${id}`) })
  })
  await library.open()
  await expect(library.row('Short').getByText('Unlocking song...')).toBeVisible()
  await backstage.changeRow(page, 'Short', { previewSeconds: null, type: 'gen' })
  await expect(library.row('Short').getByText('Unlocking song...')).toBeHidden()

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
  await backstage.keepRows(page, ['Manual'], { type: 'preview', previewSeconds: 10 })
  await library.open()
  const held = Promise.withResolvers<void>()
  isReady = true
  await page.route('**/unlock_preview/', async (route) => {
    await held.promise
    await route.fallback()
  })
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
  await backstage.keepRows(page, ['Foreign', 'Second part'], extension)
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
  await changeSongs(page, (clip) =>
    clip.title === 'Foreign' ? { ...clip, user_id: 'somebody else', is_public: true } : clip,
  )
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
  for (const title of ['Foreign', 'Replaced', 'Joined', 'Drums']) {
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
