import { expect, type Browser } from '@playwright/test'

/**
 * A tab that a page opened in the background, asked of the browser itself: on a busy machine Playwright never hears of about one in a
 * hundred of them, though it is there and leads where it should.
 */
export async function findTab(browser: Browser, path: string): Promise<{ close: () => Promise<void> }> {
  const session = await browser.newBrowserCDPSession()
  const find = async () =>
    (await session.send('Target.getTargets')).targetInfos.find(
      ({ type, url }) => type === 'page' && URL.parse(url)?.pathname === path,
    )
  await expect.poll(async () => (await find()) !== undefined, { message: `a tab at ${path}` }).toBe(true)
  return {
    close: async () => {
      const tab = await find()
      if (tab) await session.send('Target.closeTarget', { targetId: tab.targetId })
      await session.detach()
    },
  }
}
