import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Flag } from '@arioso/contract'
import { RadioListener } from '../drivers/radio.ts'
import { finishedSong, type Song } from '../drivers/songs.ts'
import { becomeMember, switchFlag } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

// Comments float only for who lets things move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const IDLE_MS = 1000
const RUNNING_MS = 5000

type Gate = {
  flag: Flag
  what: string
  parts?: string
  visit: (page: Page, song: Song) => Promise<Locator>
}

const bar = (page: Page) => page.getByRole('region', { name: 'Player' }).filter({ visible: true })

// One line for each gate: what a member does, and what is there then only with the gate open.
const gates: Gate[] = [
  {
    flag: 'vip-profile-aura',
    what: 'the aura of a verified person',
    visit: async (page, song) => {
      await page.goto(`/@${song.handle}`)
      await expect(page.getByRole('heading', { level: 1, name: song.display_name })).toBeVisible()
      return page.getByTestId('aura')
    },
  },
  {
    flag: 'logged-in-song-page-v2',
    what: 'a song page of its own, where members read and talk at once and go on with its maker',
    parts: 'b c',
    visit: async (page, song) => {
      await page.goto(`/song/${song.id}`)
      await expect(page.getByRole('heading', { level: 1, name: song.title })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
      const talk = page.getByRole('complementary', { name: 'What listeners say' })
      const tabs = page.getByRole('tab', { name: /Comments/ })
      await expect(talk.or(tabs)).toBeVisible()
      const isSecond = await talk.isVisible()
      await expect(tabs).toHaveCount(isSecond ? 0 : 1)
      await expect(talk.getByRole('region', { name: 'Comments' })).toBeVisible({ visible: isSecond })
      await expect(page.getByRole('region', { name: 'Lyrics' })).toBeVisible()
      return page.getByRole('region', { name: `More by ${song.display_name}` })
    },
  },
  {
    flag: 'show-claim-username-tooltip',
    what: 'the tip to claim a username',
    visit: async (page) => {
      // The tip comes some minutes after signing up.
      await page.clock.setFixedTime(new Date(Date.now() + 600_000))
      const loaded = page.waitForResponse('**/api/profiles/artist-info')
      await page.goto('/explore')
      await loaded
      return page.getByRole('region', { name: 'Claim your username' })
    },
  },
  {
    flag: 'living-radio-playbar-comments',
    what: 'comments floating over the radio’s playbar',
    visit: async (page) => {
      const radio = new RadioListener(page)
      await page.goto('/live-radio')
      await expect(radio.bar).toBeVisible()
      await radio.say(`Hello ${randomUUID()}`)
      return page.getByTestId('floating-comments')
    },
  },
  {
    flag: 'web-omniplayer',
    what: 'the omniplayer',
    visit: async (page, song) => {
      await page.goto(`/song/${song.id}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: `Play ${song.title}` })
        .click()
      await expect(bar(page).getByRole('button', { name: 'Queue' })).toBeVisible()
      return bar(page).getByRole('button', { name: 'Full screen' })
    },
  },
  {
    flag: 'thumbs-exp',
    what: 'the thumb that asks',
    visit: async (page, song) => {
      await page.goto(`/song/${song.id}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: `Play ${song.title}` })
        .click()
      await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
      return bar(page).locator('[data-hint="like"]')
    },
  },
]

for (const { flag, what, parts = 'b', visit } of gates) {
  test(`[SHELL-27 ${parts}] ${flag} switches ${what}`, async ({ page }) => {
    const song = await finishedSong(page)
    await becomeMember(page)
    await switchFlag(page, flag, true)
    await expect(await visit(page, song)).toBeVisible()
    await switchFlag(page, flag, false)
    await expect(await visit(page, song)).toHaveCount(0)
  })
}

test('[SHELL-27 d] [API-02 a] websockets switches the connection for pushed news; with and without it a running song is asked for every five seconds', async ({
  page,
  backstage,
}) => {
  await becomeMember(page)
  // In the middle of it, and it stays there: no worker has it.
  const inTheMaking = { status: 'streaming', jobState: 'active', jobProgress: 0.5 } as const
  const [id = ''] = await backstage.keepRows(page, ['Low Tide'], inTheMaking)
  let [sockets, asked] = [0, 0]
  page.on('request', (request) => {
    if (request.url().includes('/socket.io/')) sockets += 1
    if (request.url().includes('/feed/v2?ids=')) asked += 1
  })
  page.on('websocket', (socket) => {
    if (socket.url().includes('/socket.io/')) sockets += 1
  })
  await switchFlag(page, 'websockets', false)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.goto(`/song/${id}`)
  const title = page.getByRole('heading', { level: 1, name: 'Low Tide' })
  await isDrawn()
  await isAskedFor(1)
  await isAskedForEveryFiveSeconds()
  expect(sockets).toBe(0)
  await switchFlag(page, 'websockets', true)
  const soFar = asked
  await page.reload()
  await isDrawn()
  await isAskedFor(soFar + 1)
  await expect.poll(() => page.clock.runFor(10).then(() => sockets), { intervals: [100] }).toBeGreaterThan(0)
  await isAskedForEveryFiveSeconds()

  async function isDrawn(): Promise<void> {
    await expect.poll(() => page.clock.runFor(10).then(() => title.isVisible()), { intervals: [100] }).toBe(true)
  }

  // What follows songs in the making is loaded once the page can be used, and looks after its pause.
  async function isAskedFor(times: number): Promise<void> {
    await expect.poll(() => page.clock.runFor(IDLE_MS / 20).then(() => asked), { intervals: [100] }).toBe(times)
  }

  async function isAskedForEveryFiveSeconds(): Promise<void> {
    const before = asked
    await page.clock.runFor(RUNNING_MS - 1100)
    expect(asked).toBe(before)
    await expect.poll(() => page.clock.runFor(1000).then(() => asked), { intervals: [100] }).toBe(before + 1)
  }
})
