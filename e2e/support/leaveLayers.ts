import { expect, type Page } from '@playwright/test'

const GONE_BACK_WITHIN_MS = 2000

// A closed window goes one step back in the history a moment after it is gone, and a browser that is told to go elsewhere in
// that moment does neither. Nobody presses so fast; a test does. A place left over from before a reload stays for good.
export async function leaveLayers(page: Page): Promise<void> {
  const isInPlace = () =>
    page.evaluate(
      () =>
        'layer' in ((history.state ?? {}) as object) &&
        document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [popover]') === null,
    )
  await expect
    .poll(isInPlace, { timeout: GONE_BACK_WITHIN_MS, intervals: [20] })
    .toBe(false)
    .catch(() => undefined)
}
