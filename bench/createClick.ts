import type { Clip } from '@arioso/contract'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/browser/findChromium.ts'
import { signUpMember } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'

const ROUNDS = 20
const SONG_LIMIT_MS = 120_000
const POLL_MS = 100

const SLOWEST_TOLD = 3

type Round = { rowsMs: number; playableMs: number; soundMs: number }
type StyledRound = Round & { style: string }

// In a real browser: from the press of Create to its two rows on the screen, and to the first moving second of sound
// when play is pressed as soon as it can be.
export async function measureCreateClick({ url }: Stack): Promise<[string, string][]> {
  const browser = await chromium.launch(await findChromium())
  try {
    const rounds: StyledRound[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const { cookie } = await signUpMember(url)
      const pairs = cookie.split('; ').map((pair) => pair.split(/=(.*)/s))
      await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })))
      const page = await context.newPage()
      const times = await measureRound(page, url)
      rounds.push({ ...times, style: await cancelSongs(page, url) })
      await context.close()
    }
    // A worker that has just been started still loads and rehearses; that happens once.
    const [afterStart] = rounds.splice(0, 1)
    const slowest = Math.max(...rounds.map((round) => round.rowsMs))
    return [
      [`Create pressed to two rows on screen, slowest of ${ROUNDS}`, `${Math.round(slowest)} ms`],
      [`Create pressed to sound, ${SPREAD}`, spread(rounds.map((round) => round.soundMs))],
      [`of that until the song can be played, ${SPREAD}`, spread(rounds.map((round) => round.playableMs))],
      ['the first one after the start, to sound', `${Math.round(afterStart?.soundMs ?? 0)} ms`],
      [`the slowest ${SLOWEST_TOLD} of ${ROUNDS} rounds, with the genre that sounded first`, slowestOf(rounds)],
    ]
  } finally {
    await browser.close()
  }
}

const SPREAD = `best / middle / 95 % of ${ROUNDS}`

function spread(values: number[]): string {
  const sorted = values.toSorted((first, second) => first - second)
  const at = (share: number): number => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
  return `${Math.round(sorted[0] ?? 0)} / ${at(0.5)} / ${at(0.95)} ms`
}

function slowestOf(rounds: StyledRound[]): string {
  return rounds
    .map(({ soundMs, style }, index) => ({ soundMs, told: `round ${index + 1} ${style} ${Math.round(soundMs)} ms` }))
    .toSorted((first, second) => second.soundMs - first.soundMs)
    .slice(0, SLOWEST_TOLD)
    .map(({ told }) => told)
    .join(', ')
}

// The next round must not stand in line behind this one: it is measured with an empty queue. Tells the genre of the song
// that was heard.
async function cancelSongs({ request }: Page, url: string): Promise<string> {
  const list = async (): Promise<Clip[]> =>
    ((await (await request.post(`${url}/api/feed/v3`, { data: {} })).json()) as { clips: Clip[] }).clips
  const made = await list()
  const ids = made.map(({ id }) => id)
  const heard = made.find(({ status }) => status === 'streaming' || status === 'complete')
  await request.post(`${url}/api/gen/trash`, { data: { trash: true, clip_ids: ids } })
  const isStopped = async (): Promise<boolean> => {
    const reply = await request.get(`${url}/api/feed/v2?ids=${ids.join(',')}`)
    const { clips } = (await reply.json()) as { clips: Clip[] }
    return clips.every(({ job }) => job.state === 'failed' || job.state === 'completed')
  }
  const deadline = performance.now() + SONG_LIMIT_MS
  while (!(await isStopped())) {
    if (performance.now() > deadline) throw new Error('a removed song went on')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return heard?.metadata.tags.split(',')[0] ?? ''
}

async function measureRound(page: Page, url: string): Promise<Round> {
  await page.goto(`${url}/create`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Song Description' }).fill('a short cheerful song about a paper boat')
  return page.evaluate(async (limitMs) => {
    const press = [...document.querySelectorAll('button')].find((button) => button.textContent.startsWith('Create ·'))
    const songs = document.querySelector('[aria-label="Your songs"]')
    const deadline = performance.now() + limitMs
    const until = async (isThere: () => boolean): Promise<number> => {
      while (!isThere()) {
        if (performance.now() > deadline) throw new Error('nothing came in time')
        await new Promise((resolve) => void requestAnimationFrame(resolve))
      }
      return performance.now()
    }
    const start = performance.now()
    press?.click()
    const rowsAt = await until(() => (songs?.querySelectorAll('article').length ?? 0) >= 2)
    const playButton = () => songs?.querySelector<HTMLButtonElement>('button[aria-label^="Play "]:not(:disabled)')
    const playableAt = await until(() => playButton() != null)
    playButton()?.click()
    const soundAt = await until(() => (document.querySelector('audio')?.currentTime ?? 0) > 0)
    return { rowsMs: rowsAt - start, playableMs: playableAt - start, soundMs: soundAt - start }
  }, SONG_LIMIT_MS)
}
