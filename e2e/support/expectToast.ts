import { expect, type Page } from '@playwright/test'

type Toast = { title: string; message?: string; seconds: number }

// From here on time passes only when it is told to. The clock has to be installed before the page is opened, and on a busy
// machine seconds pass before the page is told.
const UNTIL_PAUSED_MS = 10_000

export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + UNTIL_PAUSED_MS)
}

// The toast comes after the press, stands there until just before its time is over, and not afterwards.
export async function expectToast(page: Page, press: () => Promise<unknown>, toast: Toast): Promise<void> {
  const shown = page.getByRole('listitem').filter({ hasText: toast.message ?? toast.title })
  await pauseClock(page)
  await press()
  const comes = async () => {
    await page.clock.runFor(20)
    return shown.isVisible()
  }
  await expect.poll(comes, { intervals: [50] }).toBe(true)
  await expect(shown.getByText(toast.title, { exact: true })).toBeVisible()
  await page.clock.runFor(toast.seconds * 1000 - 1000)
  await expect(shown).toBeVisible()
  await page.clock.runFor(2000)
  await expect(shown).toBeHidden()
  await page.clock.resume()
}
