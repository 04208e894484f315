import { expect, type Page } from '@playwright/test'

// The staff pages, for whoever is signed in as staff.
export class Staff {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async readLink(to: string, subject: string): Promise<string> {
    await this.page.goto('/staff/outbox')
    const letter = this.page.getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject }).first()
    await letter.locator('summary').click()
    return (await letter.getByRole('link').getAttribute('href')) ?? ''
  }

  async switchFor(flag: string, handle: string, state: 'On' | 'Off'): Promise<void> {
    await this.page.goto('/staff/flags')
    const card = this.page.getByRole('article', { name: flag, exact: true })
    await card.getByText('For one person').click()
    await card.getByLabel(`Handle for ${flag}`).fill(handle)
    await card.getByRole('button', { name: state, exact: true }).click()
    await expect(card.getByText(`@${handle}: ${state.toLowerCase()}`)).toBeVisible()
  }

  // About all that is said against the song of that title; what its maker reads may be left out.
  async decide(title: string, decision: 'Dismiss' | 'Warn' | 'Remove song', reason = ''): Promise<void> {
    await this.page.goto('/staff/reports')
    const song = this.page.getByRole('article', { name: title, exact: true })
    await expect(song.getByText('Too loud')).toBeVisible()
    if (decision === 'Warn') await expect(song.getByRole('button', { name: 'Warn' })).toBeDisabled()
    await song.getByLabel('Message to the artist').fill(reason)
    await song.getByRole('button', { name: decision }).click()
    await expect(song).toHaveCount(0)
  }
}
