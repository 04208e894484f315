import { expect, type Locator, type Page } from '@playwright/test'
import { pressEntry } from './pressEntry.ts'

export class Library {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get rows(): Locator {
    return this.page.getByRole('main').getByRole('article')
  }

  get bulkBar(): Locator {
    return this.page.getByRole('region', { name: 'Selected songs' })
  }

  row(title: string): Locator {
    return this.page.getByRole('main').getByRole('article', { name: title, exact: true })
  }

  box(title: string): Locator {
    return this.page.getByRole('checkbox', { name: `Select ${title}`, exact: true })
  }

  async open(address = '/me'): Promise<void> {
    await this.page.goto(address)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  }

  async titles(): Promise<string[]> {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''))
  }

  // What the menu of a song offers, pressed.
  async choose(title: string, entry: string): Promise<void> {
    await this.row(title)
      .getByRole('button', { name: `More for ${title}` })
      .click()
    await pressEntry(this.page.getByRole('menuitem', { name: entry, exact: true }))
  }

  // From the first song of the list to the last, as shift does it; a phone has no such key.
  async selectAll(first: string, last: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Select', exact: true }).click()
    await this.box(first).click()
    const isPhone = (this.page.viewportSize()?.width ?? 0) < 768
    if (isPhone) await this.bulkBar.getByRole('button', { name: 'Select all' }).click()
    else await this.box(last).click({ modifiers: ['Shift'] })
    await expect(this.box(last)).toBeChecked()
  }
}
