import { expect, type Locator, type Page } from '@playwright/test'

// The playbar: one on desktop, a small one with a full-screen sheet on phones.
export class Player {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Player' }).filter({ visible: true })
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768
  }

  // On phones seeking, volume and the rest live in the full player.
  async openControls(): Promise<Locator> {
    if (!this.isPhone) return this.bar
    const full = this.page.getByRole('dialog')
    if (!(await full.isVisible())) await this.bar.getByRole('button', { name: /open full player/i }).click()
    await expect(full).toBeVisible()
    return full
  }

  async seconds(): Promise<number> {
    return this.page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1)
  }

  async expectSounding(): Promise<void> {
    await expect(
      this.page.getByRole('button', { name: 'Pause', exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
    const start = await this.seconds()
    await expect.poll(() => this.seconds()).toBeGreaterThan(start + 0.5)
  }

  // How long after a press sound comes out, told by the browser itself: from the press to the first sample that is heard.
  async msUntilSound(press: () => Promise<void>): Promise<number> {
    await this.page.evaluate(() => {
      const heard = window as typeof window & { soundAfterMs?: Promise<number> }
      heard.soundAfterMs = new Promise((resolve) => {
        let pressedAt = 0
        addEventListener('click', () => (pressedAt = performance.now()), { capture: true, once: true })
        const look = () => {
          const sounds = [...document.querySelectorAll('audio')].some((deck) => !deck.paused && deck.currentTime > 0)
          if (pressedAt > 0 && sounds) resolve(performance.now() - pressedAt)
          else requestAnimationFrame(look)
        }
        look()
      })
    })
    await press()
    return this.page.evaluate(() => (window as typeof window & { soundAfterMs?: Promise<number> }).soundAfterMs ?? -1)
  }

  // The song that sounds, by its address.
  async songAddress(): Promise<string> {
    return this.page.evaluate(() => document.querySelector('audio')?.src ?? '')
  }

  async isSilent(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('audio')?.paused ?? true)
  }

  async openQueue(): Promise<Locator> {
    await this.bar.getByRole('button', { name: 'Queue' }).click()
    const queue = this.page.getByRole('dialog', { name: 'Queue' })
    await expect(queue).toBeVisible()
    return queue
  }

  async expectPlaying(title: string): Promise<void> {
    await expect(this.bar.getByRole('link', { name: title })).toBeVisible()
    await this.expectSounding()
  }

  async durationSeconds(): Promise<number> {
    return this.page.evaluate(() => Math.floor(document.querySelector('audio')?.duration ?? 0))
  }

  async seekTo(seconds: number): Promise<void> {
    const controls = await this.openControls()
    await controls.getByRole('slider', { name: 'Seek' }).fill(String(seconds))
    await expect.poll(() => this.seconds()).toBeGreaterThanOrEqual(seconds)
  }

  async expectShownTime(pattern: RegExp): Promise<void> {
    const controls = await this.openControls()
    await expect(controls.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuetext', pattern)
  }
}

// How loud the first seconds of an address really are, decoded by the browser: 0 is silence.
export async function decodedLevel(page: Page, path: string): Promise<number> {
  return page.evaluate(async (address) => {
    const reply = await fetch(address, { headers: { range: 'bytes=0-480000' } })
    const context = new OfflineAudioContext(2, 48_000, 48_000)
    const sound = await context.decodeAudioData(await reply.arrayBuffer())
    const samples = sound.getChannelData(0)
    let sum = 0
    for (const sample of samples) sum += sample * sample
    return Math.sqrt(sum / samples.length)
  }, path)
}
