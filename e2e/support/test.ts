import { test as base, type Response } from '@playwright/test'
import { CreatePage } from '../drivers/create.ts'
import { HomePage } from '../drivers/home.ts'
import { Library } from '../drivers/library.ts'
import { Player } from '../drivers/player.ts'
import { SignIn } from '../drivers/signIn.ts'
import { openBackstage, type Backstage } from './backstage.ts'
import { holdStation } from './holdStation.ts'
import { settleBeforeLeaving } from './settleBeforeLeaving.ts'

const STATION_WAIT_MS = 300_000

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const MAKES_SONGS = /\/api\/(generate|edit|clips)\//

type Drivers = { home: HomePage; create: CreatePage; player: Player; library: Library; signIn: SignIn }

// Every test fails when the page reported an error nobody expected.
export const test = base.extend<
  Drivers & { quietPage: void; nothingLeftInTheMaking: void; station: void },
  { backstage: Backstage }
>({
  backstage: [
    async ({ playwright }, use) => {
      const visitor = await playwright.request.newContext({ baseURL: process.env['ARIOSO_URL'] ?? '' })
      const backstage = await openBackstage(visitor)
      await use(backstage)
      await backstage.close()
      await visitor.dispose()
    },
    { scope: 'worker' },
  ],
  quietPage: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      await use()
      if (problems.length > 0) throw new Error(`the page reported: ${problems.join('; ')}`)
    },
    { auto: true },
  ],
  // Songs a test asked for and no longer listens to would take the processor from the next test.
  nothingLeftInTheMaking: [
    async ({ page, backstage }, use) => {
      const replies: Promise<string[]>[] = []
      page.context().on('response', (reply) => {
        if (reply.request().method() === 'POST' && MAKES_SONGS.test(reply.url())) replies.push(songsIn(reply))
      })
      await use()
      await backstage.giveUpSongs((await Promise.all(replies)).flat())
    },
    { auto: true },
  ],
  station: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const release = await holdStation()
      await use()
      await release()
    },
    { timeout: STATION_WAIT_MS },
  ],
  page: async ({ page }, use) => {
    settleBeforeLeaving(page)
    await use(page)
  },
  home: async ({ page }, use) => use(new HomePage(page)),
  create: async ({ page }, use) => use(new CreatePage(page)),
  library: async ({ page }, use) => use(new Library(page)),
  player: async ({ page }, use) => use(new Player(page)),
  signIn: async ({ page }, use) => use(new SignIn(page)),
})

// A reply that was cut off or refused names no songs, one that a test wrote itself names none that exist.
async function songsIn(reply: Response): Promise<string[]> {
  const answer = (await reply.json().catch(() => null)) as { clips?: { id: string }[] } | null
  return (answer?.clips ?? []).flatMap(({ id }) => (UUID.test(id) ? [id] : []))
}

export { expect } from '@playwright/test'
