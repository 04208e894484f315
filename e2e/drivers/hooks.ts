import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { makeTestFilm, type TestFilm } from '../../worker/media/video/testFilm.ts'

// A film made on the spot; its path.
export async function filmAt(name: string, wish: TestFilm = {}): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'arioso-film-')), name)
  await makeTestFilm(path, wish)
  return path
}

// Making hooks and watching them.
export class Hooks {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get songs(): Locator {
    return this.page.getByRole('dialog', { name: 'Select hook song' })
  }

  get upload(): Locator {
    return this.page.getByRole('dialog', { name: 'Upload your video' })
  }

  get details(): Locator {
    return this.page.getByRole('dialog', { name: 'Hook details' })
  }

  get feed(): Locator {
    return this.page.getByRole('list', { name: 'Hooks' })
  }

  hook(title: string): Locator {
    return this.feed.getByRole('article', { name: new RegExp(`^${title} by `) })
  }

  // By its own mark: behind an open dialog nothing has a role.
  toast(text: string): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ hasText: text })
  }

  async begin(): Promise<void> {
    await this.page.goto('/hooks')
    await this.page.getByRole('button', { name: 'Create hook' }).click()
    await expect(this.songs).toBeVisible()
  }

  async chooseSong(title: string): Promise<void> {
    await this.songs.getByRole('button', { name: title }).click()
    await expect(this.upload).toBeVisible()
  }

  async chooseVideo(...paths: string[]): Promise<void> {
    await this.upload.getByLabel('Choose a video').setInputFiles(paths)
  }

  async post(): Promise<void> {
    await this.details.getByRole('button', { name: 'Post hook' }).click()
  }

  // Where a video is, and whether it moves.
  seconds(title: string): Promise<number> {
    return this.hook(title)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.currentTime)
  }

  async expectPlaying(title: string): Promise<void> {
    const before = await this.seconds(title)
    await expect.poll(() => this.seconds(title)).not.toBe(before)
  }
}
