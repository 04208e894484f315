import { expect, type Locator, type Page } from '@playwright/test'

const PHONE = { width: 390, height: 844 }

export class CreatePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get description(): Locator {
    return this.page.getByRole('textbox', { name: 'Song Description' })
  }

  get lyrics(): Locator {
    return this.page.getByRole('textbox', { name: 'Lyrics', exact: true })
  }

  get styles(): Locator {
    return this.page.getByRole('textbox', { name: 'Styles', exact: true })
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: 'Title' })
  }

  get createButton(): Locator {
    return this.page.getByRole('button', { name: /^Create · / })
  }

  get rows(): Locator {
    return this.page.getByRole('region', { name: 'Your songs' }).getByRole('article')
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog', { name: 'Make a song' })
  }

  mode(name: 'Simple' | 'Custom' | 'Adjust Speed'): Locator {
    return this.page.getByRole('radio', { name, exact: true })
  }

  async open(path = '/create'): Promise<void> {
    await this.page.goto(path)
    await expect(this.description).toBeVisible()
  }

  async openOnPhone(): Promise<void> {
    await this.page.setViewportSize(PHONE)
    await this.open()
  }

  async choose(name: 'Simple' | 'Custom' | 'Adjust Speed'): Promise<void> {
    await expect(this.mode(name)).toBeEnabled()
    await this.mode(name).check()
  }

  async ask(description: string): Promise<void> {
    await this.description.fill(description)
    await this.createButton.click()
  }

  async acceptTerms(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'I accept' }).click()
    await expect(this.page.getByRole('dialog', { name: 'Singing your own words' })).toBeHidden()
  }

  async chooseModel(name: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Model/ }).click()
    await this.page.getByRole('menuitem', { name }).click()
  }
}
