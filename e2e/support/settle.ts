import type { Page } from '@playwright/test'

// A colour on its way from one theme to the other is neither.
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(
        // One that keeps what it ended with is still told of.
        ({ effect, playState }) => playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
    // What inherits a colour begins to change a frame after its parent.
    for (let still = 0; still < 3; still = moving().length === 0 ? still + 1 : 0) {
      await Promise.allSettled(moving().map((animation) => animation.finished))
      await new Promise((resolve) => void requestAnimationFrame(resolve))
    }
  })
}
