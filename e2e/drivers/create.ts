import { expect, type Locator, type Page } from '@playwright/test'

export class CreatePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get description(): Locator {
    return this.page.getByRole('textbox', { name: 'Song Description' })
  }

  get createButton(): Locator {
    return this.page.getByRole('button', { name: /^Create · / })
  }

  get rows(): Locator {
    return this.page.getByRole('region', { name: 'Your songs' }).getByRole('article')
  }

  mode(name: 'Simple' | 'Custom' | 'Adjust Speed'): Locator {
    return this.page.getByRole('radio', { name, exact: true })
  }

  async open(): Promise<void> {
    await this.page.goto('/create')
    await expect(this.description).toBeVisible()
  }

  async ask(description: string): Promise<void> {
    await this.description.fill(description)
    await this.createButton.click()
  }
}
