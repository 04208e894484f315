import { expect, type Page, type Request } from '@playwright/test'

const SETTLED_WITHIN_MS = 2000

/**
 * Nobody presses so fast that the page is left in the very moment after a press; a test does. What was pressed may then still be
 * on its way to the server, and a closed window goes one step back in the history a moment after it is gone: a browser that is
 * told to go elsewhere in that moment does neither. Of what a test holds back itself nothing is waited for longer than this.
 */
export function settleBeforeLeaving(page: Page): void {
  const onTheWay = new Set<Request>()
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) onTheWay.add(request)
  })
  page.on('requestfinished', (request) => void onTheWay.delete(request))
  page.on('requestfailed', (request) => void onTheWay.delete(request))

  async function settle(): Promise<void> {
    await expect
      .poll(async () => onTheWay.size > 0 || (await isInClosedLayer(page)), {
        timeout: SETTLED_WITHIN_MS,
        intervals: [20],
      })
      .toBe(false)
      .catch(() => undefined)
  }

  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...asked) => settle().then(() => goto(...asked))
  page.reload = async (...asked) => settle().then(() => reload(...asked))
}

// A place left over from before a reload stays for good.
function isInClosedLayer(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      'layer' in ((history.state ?? {}) as object) &&
      document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [popover]') === null,
  )
}
