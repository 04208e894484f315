import type { Page } from '@playwright/test'

// A colour on its way from one theme to the other is neither.
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    // What inherits a colour begins to change a frame after its parent.
    for (let frame = 0; frame < 3 || moving().length > 0; frame += 1) {
      await new Promise((resolve) => void requestAnimationFrame(resolve))
      await Promise.allSettled(moving().map((animation) => animation.finished))
    }
  })
}
