import { test as base } from '@playwright/test'
import { CreatePage } from '../drivers/create.ts'
import { HomePage } from '../drivers/home.ts'
import { Library } from '../drivers/library.ts'
import { Player } from '../drivers/player.ts'
import { SignIn } from '../drivers/signIn.ts'
import { openBackstage, type Backstage } from './backstage.ts'
import { holdStation } from './holdStation.ts'

const STATION_WAIT_MS = 300_000

type Drivers = { home: HomePage; create: CreatePage; player: Player; library: Library; signIn: SignIn }

// Every test fails when the page reported an error nobody expected.
export const test = base.extend<Drivers & { quietPage: void; station: void }, { backstage: Backstage }>({
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
  station: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const release = await holdStation()
      await use()
      await release()
    },
    { timeout: STATION_WAIT_MS },
  ],
  home: async ({ page }, use) => use(new HomePage(page)),
  create: async ({ page }, use) => use(new CreatePage(page)),
  library: async ({ page }, use) => use(new Library(page)),
  player: async ({ page }, use) => use(new Player(page)),
  signIn: async ({ page }, use) => use(new SignIn(page)),
})

export { expect } from '@playwright/test'
