import type { Page } from '@playwright/test'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { listSerious, takeLook, type Look } from '../support/listSerious.ts'
import { expect, test } from '../support/test.ts'

const SONG = '00000000-0000-4000-8000-000000000000'
// Each width and each theme once; what is around every page, in both themes at both widths.
const LOOKS: Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
]
const COLOURS_OF_THE_SHELL: Look[] = [
  { width: 390, colorScheme: 'dark', onlyColours: true },
  { width: 1440, colorScheme: 'light', onlyColours: true },
]
const WITH_THE_WHOLE_SHELL = new Set(['/', '/create', '/me'])

// So many looks take their time on a busy machine.
test.describe.configure({ timeout: 360_000 })

// A request still on its way when a test ends must not trouble the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

// One visit for each page; only what is around it changes between the looks.
async function expectNoSerious(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    // What a page asks for later changes what stands on it: a button that was waiting comes into its colours.
    await page.waitForLoadState('networkidle')
    await expectNoSeriousHere(page, path)
  }
}

async function expectNoSeriousHere(page: Page, place: string): Promise<void> {
  const looks = WITH_THE_WHOLE_SHELL.has(place) ? [...LOOKS, ...COLOURS_OF_THE_SHELL] : LOOKS
  for (const look of looks) {
    await takeLook(page, look)
    expect(
      await listSerious(page, `${place} ${look.width} ${look.colorScheme}`, { onlyColours: look.onlyColours }),
    ).toEqual([])
  }
}

test('pages a stranger sees are free of serious accessibility violations at both widths, dark and light', async ({
  page,
}) => {
  const song = await finishedSong(page)
  await expectNoSerious(page, [
    '/',
    '/create',
    '/me',
    '/search',
    '/explore',
    `/song/${song.id}`,
    `/embed/${song.id}`,
    `/@${song.handle}`,
  ])
})

test('pages that announce or stand alone are free of them, too', async ({ page }) => {
  await expectNoSerious(page, [
    '/link-account',
    '/studio',
    '/studio-waitlist',
    '/chat',
    '/listen-and-rank',
    '/collab',
    '/contest',
    '/b-side/video-gen',
    '/auth/verify',
    '/auth/error',
    `/edit/${SONG}`,
    '/hooks',
    '/hook/a-hook',
    '/live-radio',
    '/nowhere',
  ])
})

test('a playlist, a workspace, picked songs and the trash are free of them, too', async ({
  page,
  backstage,
  library,
}) => {
  await becomeMember(page)
  await backstage.keepRows(page, ['Anchor', 'Bellbird', 'Compass'])
  const feed = await page.request.post('/api/feed/v3', { data: {} })
  const [first, ...others] = ((await feed.json()) as { clips: { id: string }[] }).clips.map(({ id }) => id)
  const made = await page.request.post('/api/playlist/create/', { data: { name: 'Evening', clip_ids: others } })
  const { id } = (await made.json()) as { id: string }
  await page.request.post('/api/gen/trash', { data: { trash: true, clip_ids: [first] } })
  await expectNoSerious(page, ['/me?tab=trash', `/playlist/${id}`, '/workspace/default'])
  await library.open()
  await library.selectAll('Bellbird', 'Compass')
  await library.bulkBar.getByRole('button', { name: 'Move to workspace' }).click()
  await expect(page.getByRole('dialog', { name: 'Move to workspace' })).toBeVisible()
  await expectNoSeriousHere(page, 'moving')
})

test('pages of a member are free of them, too, with comments and the profile editor open', async ({ page }) => {
  const song = await finishedSong(page)
  await becomeMember(page)
  const { user } = (await (await page.request.get('/api/session/')).json()) as { user: { handle: string } }
  await page.request.post(`/api/gen/${song.id}/update_reaction_type/`, { data: { reaction: 'LIKE' } })
  await page.request.post(`/api/gen/${song.id}/comments`, { data: { content: 'Warm', track_timestamp: 5 } })
  await expectNoSerious(page, [
    '/',
    '/create',
    '/me',
    '/me/history',
    '/notifications',
    '/feed',
    '/account',
    '/playlist/liked/',
    `/search?q=${encodeURIComponent(song.title)}`,
    `/search?tab=people&q=${song.handle}`,
    `/search?tab=personas&q=${song.handle}`,
    `/@${song.handle}?tab=followers`,
    `/song/${song.id}?show_comments=true`,
    `/@${user.handle}?edit=profile`,
    '/?open_feedback=true',
  ])
})

test('everything of the shell is reached by the Tab key, in the order it stands, and shows it', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/explore')
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible()
  const reached: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const { name, isSeen, isInMain } = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement)) throw new Error('nothing has the focus')
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      return {
        name: (focused.getAttribute('aria-label') ?? focused.innerText).trim(),
        isSeen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        isInMain: focused.closest('main') !== null,
      }
    })
    if (isInMain) break
    expect(`${name} ${isSeen}`).toBe(`${name} true`)
    reached.push(name)
  }
  const wanted = ['Skip to content', 'Home', 'Create', 'Library', 'Explore', 'Search', 'Radio', 'Subscribe', 'Help']
  expect(reached.filter((name) => wanted.includes(name)).slice(0, wanted.length)).toEqual(wanted)
  expect(reached.slice(-3)).toEqual(['Search', 'Notifications', 'Profile menu'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
