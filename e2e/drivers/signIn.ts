import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export type Person = { email: string; password: string }

export function newPerson(): Person {
  return { email: `listener-${randomUUID()}@example.test`, password: randomUUID() }
}

// The sign-in dialog, wherever it was opened from.
export class SignIn {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async expectSignUp(): Promise<void> {
    await expect(this.page.getByRole('dialog').getByRole('button', { name: 'Sign up', exact: true })).toBeVisible()
  }

  async signUp(person: Person): Promise<void> {
    await this.expectSignUp()
    await this.submit(person, 'Sign up')
  }

  async signIn(person: Person): Promise<void> {
    await this.submit(person, 'Sign in')
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Profile menu' }).click()
    await this.page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(this.page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  }

  async expectSignedIn(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  }

  private async submit(person: Person, action: 'Sign up' | 'Sign in'): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(person.email)
    await dialog.getByLabel('Password', { exact: true }).fill(person.password)
    await dialog.locator('form').getByRole('button', { name: action, exact: true }).click()
    await this.expectSignedIn()
  }
}
