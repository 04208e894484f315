import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { settle } from '../support/settle.ts'
import { chooseFromMenu } from './songs.ts'

// The page of one song, with its menu and what it opens.
export class SongPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  async open(id: string, title: string): Promise<void> {
    await this.page.goto(`/song/${id}`)
    await this.expectTitle(title)
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  async choose(title: string, entry: string): Promise<void> {
    await chooseFromMenu(this.page, title, entry)
  }

  // Open, with the focus inside and nothing seriously wrong for those who do not see or point.
  async expectModal(name: string): Promise<Locator> {
    const dialog = this.page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await settle(this.page)
    const { violations } = await new AxeBuilder({ page: this.page }).options({ resultTypes: ['violations'] }).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([])
    return dialog
  }

  // The Tab key goes round inside of it.
  async expectFocusStays(dialog: Locator): Promise<void> {
    for (let presses = 0; presses < 10; presses += 1) {
      await this.page.keyboard.press('Tab')
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
  }

  // What somebody without an account gets when asking for it.
  async statusForStrangers(id: string): Promise<number> {
    return (await fetch(`${process.env['ARIOSO_URL']}/api/clip/${id}`)).status
  }
}
