import { expect, type Locator, type Page } from '@playwright/test'
import { humWav } from '../support/humWav.ts'
import type { CreatePage } from './create.ts'
import { becomeMember } from './visitor.ts'

export type DroppedFile = { name: string; type: string; bytes?: Buffer }

// The wizard that takes in own audio.
export class UploadWizard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  // A new member on Create, with the terms of own audio behind them.
  static async begin(create: CreatePage, way: 'Upload' | 'Record'): Promise<UploadWizard> {
    const wizard = new UploadWizard(create.page)
    await becomeMember(create.page)
    await create.open()
    await wizard.open(way)
    await wizard.acceptTerms()
    return wizard
  }

  stage(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }

  button(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name, exact: true })
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: 'Title' })
  }

  edge(name: 'Start' | 'End'): Locator {
    return this.page.getByRole('slider', { name: `${name} of the excerpt` })
  }

  async open(way: 'Upload' | 'Record'): Promise<void> {
    await this.page.getByRole('button', { name: 'Audio' }).click()
    await this.page.getByRole('menuitem', { name: way }).click()
  }

  async acceptTerms(): Promise<void> {
    await expect(this.stage('Using your own audio')).toBeVisible()
    await this.button('I accept').click()
  }

  async choose(name: string, buffer: Buffer): Promise<void> {
    await this.page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'audio/wav', buffer })
    await expect(this.stage('Trim your audio')).toBeVisible()
  }

  async finalize(name: string, hum: Parameters<typeof humWav>[0]): Promise<void> {
    await this.choose(name, humWav(hum))
    await this.button('Save without trimming').click()
    await expect(this.stage('Name your audio')).toBeVisible()
  }

  // As a hand would drop them somewhere on the page.
  // What the served page shows before its scripts have come takes no files.
  async drop(files: DroppedFile[]): Promise<void> {
    await expect(this.page.locator('#first-screen')).toHaveCount(0)
    const sent = files.map(({ name, type, bytes }) => ({
      name,
      type,
      base64: (bytes ?? Buffer.from('x')).toString('base64'),
    }))
    await this.page.evaluate((list) => {
      const carried = new DataTransfer()
      for (const { name, type, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        carried.items.add(new File([bytes], name, { type }))
      }
      const event = new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true })
      document.querySelector('main')?.dispatchEvent(event)
    }, sent)
  }
}
