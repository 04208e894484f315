import { expect, test, type Page } from '@playwright/test'
import { pressEntry } from './pressEntry.ts'
import { MEMBER_NAME } from './visitor.ts'

export type Song = { id: string; title: string; handle: string; display_name: string; user_id: string }

// Demo songs step back behind everything: where others keep both cores busy, the first took more than four minutes.
const MAKING_MS = 900_000

// A finished demo song of the stack, as the API tells it; never one that another test made public. The first takes a minute or more to be made: waiting for it is
// not the test's own time.
export async function finishedSong(page: Page): Promise<Song> {
  test.info().setTimeout(test.info().timeout + MAKING_MS)
  let found: Song | undefined
  const ask = async () => {
    const reply = await page.request.post('/api/unified/homepage', { data: {} })
    const { feeds } = (await reply.json()) as { feeds: { clips: (Song & { status: string })[] }[] }
    const clips = feeds.flatMap((feed) => feed.clips)
    found = clips.find(({ status, display_name }) => status === 'complete' && display_name !== MEMBER_NAME)
    return found !== undefined
  }
  await expect.poll(ask, { timeout: MAKING_MS, intervals: [1000] }).toBe(true)
  if (found === undefined) throw new Error('no song was made')
  return found
}

// A menu fades for a moment after its press: the next one opens when it is gone.
export async function chooseFromMenu(page: Page, title: string, entry: string): Promise<void> {
  const name = `More for ${title}`
  await page.getByRole('main').getByRole('button', { name }).click()
  const menu = page.getByRole('menu', { name })
  await pressEntry(menu.getByRole('menuitem', { name: entry }))
  await expect(menu).toBeHidden()
}
