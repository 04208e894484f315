import { SongPage } from '../drivers/song.ts'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

async function keepOne(
  { keepSongs }: { keepSongs: (page: SongPage['page'], titles: string[]) => Promise<string[]> },
  page: SongPage['page'],
  title: string,
): Promise<string> {
  const [id] = await keepSongs(page, [title])
  if (id === undefined) throw new Error('the song was not kept')
  return id
}

// A film of a whole demo song takes a busy machine more than a minute.
const SHORT_FILM_SECONDS = 6

test('[MOD-19] [SOC-02] its maker publishes a song, shares it by link, and makes it private again', async ({
  page,
  backstage,
}) => {
  await becomeMember(page)
  const id = await keepOne(backstage, page, 'Low Tide')
  const song = new SongPage(page)
  await song.open(id, 'Low Tide')
  expect(await song.statusForStrangers(id)).toBe(404)

  await song.choose('Low Tide', 'Publish')
  const dialog = await song.expectModal('Who can listen?')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await song.statusForStrangers(id)).toBe(404)

  for (const [choice, verb, mark, status] of [
    ['Public', 'Publish', 'Public', 200],
    ['Link only', 'Unpublish', 'Link only', 200],
    ['Private', 'Save', 'Private', 404],
  ] as const) {
    await song.main.getByTitle('Change who can listen').click()
    await dialog.getByRole('radio', { name: choice, exact: true }).check()
    await dialog.getByRole('button', { name: verb, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(song.main.getByTitle('Change who can listen')).toHaveText(mark)
    expect(await song.statusForStrangers(id)).toBe(status)
  }
})

test('[MOD-20] [SOC-01] its maker changes what a song says about itself', async ({ page, backstage }) => {
  await becomeMember(page)
  const id = await keepOne(backstage, page, 'Low Tide')
  const song = new SongPage(page)
  await song.open(id, 'Low Tide')
  await song.choose('Low Tide', 'Song details')
  const dialog = await song.expectModal('Song details')
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Title' }).fill(' ')
  await expect(dialog.getByText('A song needs a title.')).toBeVisible()
  await expect(save).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('High Tide')
  await dialog.getByRole('textbox', { name: 'Caption' }).fill('Written on a ferry')
  await dialog.getByRole('textbox', { name: 'Lyrics' }).fill('The boats lie still')
  await dialog.getByRole('switch', { name: 'Allow comments' }).click()
  await save.click()
  await song.expectTitle('High Tide')
  await page.reload()
  await song.expectTitle('High Tide')
  await expect(page.getByText('Written on a ferry')).toBeVisible()
  await expect(song.main.getByText('The boats lie still')).toBeVisible()
  await expect(page.getByText('Comments are turned off for this song.')).toBeVisible()
})

test('[MOD-23] a private song is opened for its link, which is copied, embedded and counted', async ({
  page,
  backstage,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await finishedSong(page)
  await becomeMember(page)
  const id = await keepOne(backstage, page, 'Low Tide')
  const song = new SongPage(page)
  await song.open(id, 'Low Tide')
  await song.main.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = await song.expectModal('Share')
  await dialog.getByRole('button', { name: 'Share by link' }).click()
  await expect(dialog.getByText('No one has opened your link yet.')).toBeVisible()
  await expect(dialog.getByLabel('Link')).toHaveValue(/\/s\/[A-Za-z0-9]{16}$/)
  await song.expectModal('Share')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await dialog.getByRole('button', { name: 'Copy embed code' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`<iframe src="${process.env['ARIOSO_URL']}/embed/${id}"`)

  const elsewhere = await browser.newContext()
  const stranger = await elsewhere.newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeVisible()
  expect(stranger.url()).toMatch(new RegExp(`/song/${id}\\?sh=${link.slice(-16)}$`))
  await stranger.goto(`${process.env['ARIOSO_URL']}/embed/${id}`)
  await stranger.getByRole('button', { name: 'Play Low Tide' }).click()
  await expect(stranger.getByRole('button', { name: 'Pause Low Tide' })).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Low Tide' })).toHaveAttribute('target', '_blank')
  await expect
    .poll(() => stranger.evaluate(() => document.querySelector('audio')?.currentTime ?? 0))
    .toBeGreaterThan(0.5)
  await elsewhere.close()

  await page.reload()
  await song.main.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByText('Your link was opened once.')).toBeVisible()
})

test('[MOD-24] [MOD-12] [ACC-03] [MOD-25] files of a song: made and saved, behind a plan, and refused once the month is used up', async ({
  page,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  const ids = await backstage.keepSongs(
    page,
    Array.from({ length: 11 }, (_, index) => `Tide ${index}`),
    SHORT_FILM_SECONDS,
  )
  const [first = '', ...others] = ids
  const song = new SongPage(page)
  await song.open(first, 'Tide 0')
  await song.choose('Tide 0', 'Download')
  const dialog = await song.expectModal('Download')
  await expect(dialog.getByText('0 of 10 songs this month.')).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^MP3/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Lena Listener - Tide 0.mp3')
  expect(await file.failure()).toBeNull()
  await expect(dialog.getByText('1 of 10 songs this month. You’ve already downloaded this one.')).toBeVisible()
  await dialog.getByRole('button', { name: /^WAV Pro/ }).click()
  await expect(page.getByRole('dialog', { name: 'WAV and stems come with Pro' })).toBeVisible()
  await page.keyboard.press('Escape')

  const last = others.pop() ?? ''
  for (const id of others) await page.request.get(`/api/download/clip/${id}`)
  await song.open(last, 'Tide 10')
  await song.choose('Tide 10', 'Download')
  const refusal = await song.expectModal('You’ve used all your downloads')
  await expect(
    refusal.getByText(/^You’ve used all 10 downloads for this month\. They reset on (\w+ \d+|\d+ \w+)\.$/),
  ).toBeVisible()
  await refusal.getByRole('button', { name: 'Not now' }).click()
  await expect(refusal).toBeHidden()

  await song.open(first, 'Tide 0')
  await song.choose('Tide 0', 'Download')
  await dialog.getByRole('button', { name: /^Video/ }).click()
  const maker = await song.expectModal('Make a video')
  await maker.getByRole('radio', { name: 'Vertical' }).check()
  const asked = page.waitForRequest(/format=vertical_video/)
  await maker.getByRole('button', { name: 'Make the video' }).click()
  expect((await (await asked).response())?.status()).toBe(200)
  const made = page.getByRole('dialog', { name: 'Your video' })
  await expect(made).toBeVisible({ timeout: 90_000 })
  await expect
    .poll(() => made.locator('video').evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight]))
    .toEqual([720, 1280])
  const saved = page.waitForEvent('download')
  await made.getByRole('button', { name: 'Download video' }).click()
  expect((await saved).suggestedFilename()).toBe('Lena Listener - Tide 0 (vertical).mp4')
})

test('[MOD-02] [MOD-08] feedback is sent from the menu, and what cannot be undone is asked about first', async ({
  page,
  backstage,
}) => {
  await becomeMember(page)
  const id = await keepOne(backstage, page, 'Low Tide')
  const song = new SongPage(page)
  await song.open(id, 'Low Tide')
  await song.choose('Low Tide', 'Give feedback')
  const dialog = await song.expectModal('How did this song turn out?')
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Ends too early' }).click()
  await dialog.getByRole('textbox', { name: 'Tell us more' }).fill('Right in the last line')
  const sent = page.waitForRequest((request) => request.url().endsWith(`/api/clips/${id}/update_feedback_state/`))
  await dialog.getByRole('button', { name: 'Send' }).click()
  expect((await sent).postDataJSON()).toEqual({ feedback_reason: 'Ends too early: Right in the last line' })
  await expect(page.getByText('Thank you! That helps the next song.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.request.post(`/api/gen/${id}/comments`, { data: { content: 'First!', track_timestamp: 3 } })
  await page.goto(`/song/${id}?show_comments=true`)
  await expect(page.getByRole('button', { name: 'Lena Listener at 0:03: First!' })).toBeVisible()
  const line = page.getByRole('article', { name: 'Comment by Lena Listener' })
  await line.getByRole('button', { name: 'Delete' }).click()
  const question = await song.expectModal('Delete this comment?')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(line).toHaveCount(0)
})
