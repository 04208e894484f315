import { expect, type Page } from '@playwright/test'

export type Song = { id: string; title: string; handle: string; display_name: string; user_id: string }

// A finished public song of the stack, as the API tells it; the first takes a minute to be made.
export async function finishedSong(page: Page): Promise<Song> {
  let found: Song | undefined
  const ask = async () => {
    const reply = await page.request.post('/api/unified/homepage', { data: {} })
    const { feeds } = (await reply.json()) as { feeds: { clips: (Song & { status: string })[] }[] }
    found = feeds[0]?.clips.find(({ status }) => status === 'complete')
    return found !== undefined
  }
  await expect.poll(ask, { timeout: 110_000, intervals: [1000] }).toBe(true)
  if (found === undefined) throw new Error('no song was made')
  return found
}
