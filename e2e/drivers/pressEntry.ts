import { expect, type Locator } from '@playwright/test'

const FRAMES = { intervals: [40] }
const STILL_LOOKS = 3

// Scrolled to by a test, an entry takes the page with it: the menu follows its button, has more room and grows, and between the
// press and its release another entry lies under the pointer. People cannot scroll the page below an open menu.
export async function pressEntry(entry: Locator): Promise<void> {
  await entry.scrollIntoViewIfNeeded()
  let [place, looks] = ['', 0]
  const countStillLooks = async (): Promise<number> => {
    const seen = JSON.stringify(await entry.boundingBox())
    looks = seen === place ? looks + 1 : 0
    place = seen
    return looks
  }
  await expect.poll(countStillLooks, FRAMES).toBeGreaterThanOrEqual(STILL_LOOKS)
  await entry.click()
}
