import { expect, type Locator, type Page } from '@playwright/test'

const HEADLINE = /^Say it in a sentence/

export class HomePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(path: '/' | '/home' = '/'): Promise<void> {
    await this.page.goto(path)
    await expect(this.page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
  }

  get playButtons(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Play / })
  }

  // The stack makes two demo songs when it starts; a newcomer watches them appear.
  async waitForSongs(count: number): Promise<void> {
    await expect.poll(() => this.playButtons.count(), { timeout: 120_000 }).toBeGreaterThanOrEqual(count)
  }
}
