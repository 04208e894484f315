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
  // Beside it, how long this browser takes just then to play the file at an address by itself: a busy machine slows both.
  async timePress(press: () => Promise<void>, address: string): Promise<{ soundMs: number; bareMs: number }> {
    await this.page.evaluate((source) => {
      const timed = window as typeof window & { pressTimes?: Promise<[number, number]> }
      const untilTrue = (pressedAt: number, isTrue: () => boolean) =>
        new Promise<number>((resolve) => {
          const look = () => (isTrue() ? resolve(performance.now() - pressedAt) : requestAnimationFrame(look))
          look()
        })
      timed.pressTimes = new Promise((resolve) => {
        const time = () => {
          const pressedAt = performance.now()
          const bare = new Audio(`${source}?bare`)
          bare.muted = true
          void bare.play()
          const decks = () => [...document.querySelectorAll('audio')]
          const sounds = () => decks().some((deck) => !deck.paused && deck.currentTime > 0)
          resolve(Promise.all([untilTrue(pressedAt, sounds), untilTrue(pressedAt, () => bare.currentTime > 0)]))
        }
        addEventListener('click', time, { capture: true, once: true })
      })
    }, address)
    await press()
    const [soundMs, bareMs] = await this.page.evaluate(
      () => (window as typeof window & { pressTimes?: Promise<[number, number]> }).pressTimes ?? [Infinity, 0],
    )
    return { soundMs, bareMs }
  }

  // The song that sounds, by its address.
  async songAddress(): Promise<string> {
    return this.page.evaluate(() => document.querySelector('audio')?.src ?? '')
  }

  async isSilent(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('audio')?.paused ?? true)
  }

  // Beside the page where there is room, else a dialog over it.
  get queue(): Locator {
    const named = { name: 'Queue' }
    return this.page.getByRole('complementary', named).or(this.page.getByRole('dialog', named))
  }

  async openQueue(): Promise<Locator> {
    await this.bar.getByRole('button', { name: 'Queue' }).click()
    await expect(this.queue).toBeVisible()
    return this.queue
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
