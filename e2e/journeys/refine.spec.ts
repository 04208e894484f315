import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Clip } from '@arioso/contract'
import { SongPage } from '../drivers/song.ts'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

// Four songs are made here, one after the other.
test.describe.configure({ timeout: 900_000 })

async function read(page: Page, id: string): Promise<Clip> {
  return (await (await page.request.get(`/api/clip/${id}`)).json()) as Clip
}

async function expectMade(page: Page, id: string): Promise<Clip> {
  const status = async () => (await read(page, id)).status
  await expect.poll(status, { timeout: 200_000, intervals: [500] }).toBe('complete')
  return read(page, id)
}

// The first bytes of a file tell what it is, whatever it is called.
async function download(page: Page, dialog: Locator, kind: RegExp) {
  const saved = page.waitForEvent('download', { timeout: 400_000 })
  await dialog.getByRole('button', { name: kind }).click()
  const file = await saved
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), bytes, head: bytes.subarray(0, 4).toString('latin1') }
}

// The mark of a part stands behind the title and pushes nothing aside.
async function expectAligned(row: Locator): Promise<void> {
  await expect(row.getByText(/^Part \d$/)).toBeVisible()
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? NaN
  const [bar, title] = [row.getByRole('progressbar'), row.getByRole('link').first()]
  await expect.poll(async () => Math.abs((await leftOf(bar)) - (await leftOf(title)))).toBeLessThan(1)
}

test('[JRN-06] a song is extended twice, made one song, and saved as MP3, WAV and stems', async ({
  page,
  create,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  await page.request.post('/api/user/tos_acceptance')
  await backstage.subscribe(page)
  const root = await backstage.keepWholeSong(page, 'Low Tide')
  const song = new SongPage(page)

  const source = page.getByRole('region', { name: 'Continue' })

  async function extend(title: string): Promise<Clip> {
    await create.lyrics.fill('[Outro]\nLet it go')
    await create.title.fill(title)
    await create.createButton.click()
    const rows = create.rows.filter({ hasText: title })
    await expect(rows.first().getByRole('link').first()).toBeVisible()
    await expectAligned(rows.first())
    await rows
      .nth(1)
      .getByRole('button', { name: /^Cancel/ })
      .click()
    await expect(rows).toHaveCount(1)
    const [, , id = ''] = ((await rows.getByRole('link').first().getAttribute('href')) ?? '').split('/')
    return expectMade(page, id)
  }

  await song.open(root, 'Low Tide')
  await song.choose('Low Tide', 'Extend')
  await page.getByRole('dialog', { name: 'Remix a song' }).getByRole('button', { name: 'Start remixing' }).click()
  await expect(source).toContainText('Low Tide')
  await source.getByRole('textbox', { name: 'Extend from' }).fill('00:10')
  const second = await extend('Half Tide')
  await song.open(second.id, 'Half Tide')
  await song.choose('Half Tide', 'Extend')
  await expect(source).toContainText('Half Tide')
  const third = await extend('High Tide')
  await song.open(third.id, 'High Tide')
  const joining = page.waitForResponse('**/api/generate/concat/v2/')
  await song.choose('High Tide', 'Get Full Song')
  const joined = (await (await joining).json()) as Clip
  const full = await expectMade(page, joined.id)
  expect(full.metadata).toMatchObject({ type: 'concat', concat_history: [{ id: root }, { id: second.id }] })
  const parts = [10, second.metadata.duration ?? 0, third.metadata.duration ?? 0]
  const lengthSeconds = full.metadata.duration ?? 0
  expect(lengthSeconds).toBeGreaterThan(Math.max(...parts) + 10)
  expect(lengthSeconds).toBeLessThanOrEqual(parts.reduce((sum, seconds) => sum + seconds) + 0.1)

  await song.open(full.id, 'Low Tide')
  await song.choose('Low Tide', 'Download')
  const dialog = page.getByRole('dialog', { name: 'Download' })
  const mp3 = await download(page, dialog, /^MP3/)
  expect(mp3).toMatchObject({ name: 'Lena Listener - Low Tide.mp3', head: expect.stringMatching(/^ID3/) })
  expect(mp3.bytes.length).toBeGreaterThan(lengthSeconds * 24_000)
  const wav = await download(page, dialog, /^WAV/)
  expect(wav).toMatchObject({ name: 'Lena Listener - Low Tide.wav', head: 'RIFF' })
  expect(Math.abs(wav.bytes.length / 192_000 - lengthSeconds)).toBeLessThan(0.1)
  const stems = await download(page, dialog, /^Stems/)
  expect(stems).toMatchObject({ head: 'PK\u0003\u0004' })
  const entries = stems.bytes.toString('latin1').match(/[a-z_ -]+\.flac/g) ?? []
  expect(new Set(entries)).toContain('vocals.flac')
  expect(new Set(entries).size).toBeGreaterThan(3)
  expect(stems.bytes.length).toBeGreaterThan(lengthSeconds * 20_000)
})

test('[JRN-07] one line of the chorus is replaced, compared with the old one, kept and published', async ({
  page,
  create,
  player,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  await backstage.subscribe(page)
  const root = await backstage.keepWholeSong(page, 'Low Tide')
  const { metadata } = await read(page, root)
  const [, line = ''] = /\[Chorus\]\n.*\n(.*)/.exec(metadata.prompt) ?? []
  const song = new SongPage(page)
  await song.open(root, 'Low Tide')
  await song.choose('Low Tide', 'Edit')
  const lyrics = page.getByRole('region', { name: 'Lyrics' })
  await lyrics.getByRole('button', { name: line, exact: true }).first().click()
  const words = page.getByRole('textbox', { name: 'New lyrics' })
  await expect(words).toHaveValue(line)
  await words.fill('The boats go out across the night')
  await page.getByRole('button', { name: /^Replace for/ }).click()
  await create.acceptTerms()
  await expect(page).not.toHaveURL(new RegExp(`/edit/${root}$`))
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  const replaced = await expectMade(page, id)
  expect(replaced.metadata).toMatchObject({ type: 'concat_infilling', history: [{ id: root }] })
  expect(replaced.metadata.prompt).toBe(metadata.prompt.replace(line, 'The boats go out across the night'))
  await expect(lyrics.getByRole('button', { name: 'The boats go out across the night' })).toHaveCount(1)

  const versions = page.getByRole('region', { name: 'Versions' })
  const hear = (name: string) => versions.getByRole('button', { name }).first()
  // Two takes of one replacement are told apart.
  for (const take of ['Replaced A', 'Replaced B']) await expect(versions).toContainText(take)
  await hear('Play Low Tide, Song').click()
  await player.expectSounding()
  await hear('Play Low Tide, Replaced').click()
  await expect(hear('Play Low Tide, Replaced')).toHaveAttribute('aria-pressed', 'true')
  await player.expectSounding()

  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL(new RegExp(`/song/${id}/?$`))
  await song.choose('Low Tide', 'Publish')
  const dialog = page.getByRole('dialog', { name: 'Who can listen?' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await song.statusForStrangers(id)).toBe(200)
  expect(await song.statusForStrangers(root)).toBe(404)
})
