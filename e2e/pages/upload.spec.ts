import { AxeBuilder } from '@axe-core/playwright'
import { toasts } from '@arioso/contract/toasts'
import type { Locator } from '@playwright/test'
import { UploadWizard } from '../drivers/upload.ts'
import { becomeMember, becomeStaff } from '../drivers/visitor.ts'
import { humWav } from '../support/humWav.ts'
import { expect, test } from '../support/test.ts'

// Each finding with how sure it is.
async function expectHeard(place: Locator): Promise<void> {
  await expect(place.getByText(/^\d+ bpm$/)).toBeVisible()
  await expect(place.getByText('4 beats a bar')).toBeVisible()
  await expect(place.getByText(/^[A-G][b#]? (major|minor)$/)).toBeVisible()
  await expect(place.getByText(/^\d+ notes$/)).toBeVisible()
  await expect(place.getByText('Singing', { exact: true })).toBeVisible()
  await expect(place.getByRole('region', { name: 'Form' })).toContainText('One part')
  await expect(place.getByText(/^(Sure|Likely|A guess) · \d+%$/)).toHaveCount(6)
}

const TEN_SECONDS = humWav({ seconds: 10 })

test('[UPL-01] [UPL-05] [UPL-06] terms are accepted once, a drop must be one audio file, and it is trimmed within the plan', async ({
  page,
  create,
}) => {
  const wizard = new UploadWizard(page)
  await becomeMember(page)
  await create.open()
  await wizard.drop([
    { name: 'a.wav', type: 'audio/wav' },
    { name: 'b.wav', type: 'audio/wav' },
  ])
  await expect(page.getByText('Please upload one file at a time.')).toBeVisible()
  await wizard.drop([{ name: 'cat.png', type: 'image/png' }])
  await expect(page.getByText('Please upload audio files only.')).toBeVisible()

  await wizard.open('Upload')
  await wizard.acceptTerms()
  await expect(wizard.stage('Upload audio')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(create.description).toBeVisible()
  await wizard.drop([{ name: 'hum.wav', type: 'audio/wav', bytes: TEN_SECONDS }])
  await expect(wizard.stage('Trim your audio')).toBeVisible()

  await expect(page.getByText('Trim up to 60 seconds of audio.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Upgrade to Pro for up to 8 minutes/ })).toBeVisible()
  await expect(wizard.button('Save without trimming')).toBeEnabled()
  await wizard.edge('Start').press('ArrowRight')
  await expect(wizard.edge('Start')).toHaveAttribute('aria-valuetext', '0:00.1')
  await expect(wizard.button('Save')).toBeEnabled()
  await wizard.edge('Start').press('End')
  await expect(wizard.edge('Start')).toHaveAttribute('aria-valuetext', '0:04.0')
  // Zoomed in, the handle moved last stays in sight; the other one is reached by keys and by looking further along.
  await wizard.edge('Start').press('Home')
  for (let times = 0; times < 3; times++) await wizard.button('Zoom in').click()
  await expect(page.getByRole('slider', { name: 'In view from' })).toBeVisible()
  await wizard.edge('End').press('ArrowLeft')
  await expect(wizard.edge('End')).toHaveAttribute('aria-valuetext', '0:09.9')
  await expect(page.getByRole('slider', { name: 'In view from' })).toHaveAttribute('aria-valuetext', /^0:08/)
  await wizard.edge('End').press('End')
  await expect(wizard.edge('End')).toHaveAttribute('aria-valuetext', '0:10.0')
  await wizard.button('Listen').click()
  await expect(wizard.button('Stop')).toBeVisible()
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await wizard.button('Back').click()
  await expect(wizard.stage('Upload audio')).toBeVisible()
})

test('[UPL-06] [UPL-08 a b c] Pro has eight minutes, staff a quarter of an hour and a picture of their own for the song', async ({
  page,
  create,
  backstage,
}) => {
  const wizard = await UploadWizard.begin(create, 'Upload')
  await backstage.subscribe(page)
  await page.reload()
  await wizard.open('Upload')
  await wizard.choose('hum.wav', TEN_SECONDS)
  await expect(page.getByText('Trim up to 480 seconds of audio.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Upgrade to Pro/ })).toHaveCount(0)
  await wizard.button('Save without trimming').click()
  await expect(wizard.title).toHaveAttribute('maxlength', '80')
  await expect(page.getByLabel('Describe a picture')).toHaveAttribute('maxlength', '200')
  await expect(page.getByLabel('Upload Image')).toHaveCount(0)
  const before = page.getByRole('dialog').getByRole('img')
  await page.getByLabel('Describe a picture').fill('a red kite over a grey sea')
  await wizard.button('Draw it').click()
  await expect(before.or(page.locator('[role=dialog] img[src*="/media/pictures/"]')).last()).toBeVisible()

  await wizard.button('Back').click()
  await becomeStaff(page)
  await page.reload()
  await wizard.open('Upload')
  await wizard.choose('hum.wav', TEN_SECONDS)
  await expect(page.getByText('Trim up to 900 seconds of audio.')).toBeVisible()
  await wizard.button('Save without trimming').click()
  await page.getByLabel('Upload Image').setInputFiles('web/public/icon-192.png')
  const shown = page.getByRole('dialog').locator('img[src*="/media/pictures/"]')
  const chosen = await shown.getAttribute('src')
  const named = page.waitForResponse(/set_metadata/)
  await wizard.button('Use this audio').click()
  const { clipId } = (await named).request().postDataJSON() as { clipId: string }
  const song = (await (await page.request.get(`/api/clip/${clipId}`)).json()) as { image_url: string }
  expect(song.image_url).toBe(chosen)
})

test('[UPL-02] [UPL-03] [UPL-04] [UPL-07] [UPL-10] [MOD-05] [CRE-26] a hummed tune is named, kept, and becomes the source of a new song', async ({
  page,
  create,
}) => {
  const initialised: string[] = []
  page.on('request', (request) => request.url().includes('initialize-clip') && initialised.push(request.url()))
  const wizard = await UploadWizard.begin(create, 'Upload')
  await wizard.finalize('first.wav', { seconds: 8 })
  const question = wizard.stage('Discard Changes?')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => wizard.button('Close').click(),
    () => page.goBack(),
  ]) {
    await leave()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(wizard.stage('Name your audio')).toBeVisible()
  }
  await wizard.button('Back').click()
  await expect(wizard.stage('Upload audio')).toBeVisible()

  await wizard.finalize('Kitchen_tune.wav', { seconds: 8, vibrato: 0.4 })
  // Named after its file at once, while it is still sent and listened to.
  await expect(wizard.title).toHaveValue('Kitchen tune')
  // Once it is sent, the page may be left: whoever comes back finds the wizard still waiting for it.
  await expect(
    page.getByRole('progressbar', { name: 'Listening to your audio' }).or(page.getByText(/^\d+ bpm$/)),
  ).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('arioso.pendingUpload'))).not.toBeNull()
  await page.reload()
  await expect(wizard.stage('Name your audio')).toBeVisible()
  await expect(page.getByText(/Vocals were detected, so this audio is link-only/)).toBeVisible({ timeout: 90_000 })
  await expect(wizard.title).toHaveValue('Kitchen tune')
  await wizard.title.fill('Tune of the kitchen')
  await expectHeard(wizard.stage('Name your audio'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(wizard.button('Use this audio')).toBeInViewport({ ratio: 1 })
  // At the very end, with nothing of the rest below it.
  const { y = 0, height = 0 } = (await wizard.button('Use this audio').boundingBox()) ?? {}
  expect(y + height).toBeGreaterThan(844 - 30)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(initialised).toEqual([])
  const named = page.waitForRequest(/set_metadata/)
  await wizard.button('Use this audio').click()
  const sent = (await named).postDataJSON() as Record<string, unknown>
  expect(sent).toMatchObject({ title: 'Tune of the kitchen', isAudioUploadTOSAccepted: true })
  expect(initialised).toHaveLength(1)

  await expect(page.getByRole('dialog')).toBeHidden()
  const source = page.getByRole('region', { name: 'Cover' })
  await expectHeard(source)
  await expect(create.lyrics).toHaveAttribute('placeholder', /leave this empty\nand it is played/)
  await expect(create.mode('Custom')).toBeChecked()
  const clip = (await (await page.request.get(`/api/clip/${String(sent['clipId'])}`)).json()) as {
    metadata: object
    is_public: boolean
  }
  expect(clip).toMatchObject({ is_public: false, metadata: { type: 'upload', has_vocal: true, duration: 8 } })
  await expect(create.rows.first()).toBeVisible()
})

test('[UPL-09] [UPL-07] what goes wrong is said, and what was chosen is not lost without need', async ({
  page,
  create,
}) => {
  const wizard = await UploadWizard.begin(create, 'Upload')
  await page.route('**/media/uploads/audio/*', (route) => route.abort())
  await wizard.choose('hum.wav', humWav({ seconds: 7 }))
  await wizard.edge('Start').press('ArrowRight')
  await wizard.button('Save').click()
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Please try again.', { exact: true })).toBeVisible()
  await expect(wizard.stage('Trim your audio')).toBeVisible()
  await expect(wizard.edge('Start')).toHaveAttribute('aria-valuetext', '0:00.1')
  await page.unroute('**/media/uploads/audio/*')

  await wizard.button('Back').click()
  await wizard.finalize('silence.wav', { seconds: 7, gain: 0 })
  await expect(page.getByText('Failed to process upload', { exact: true })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('This recording is silent.')).toBeVisible()
  await expect(wizard.stage('Upload audio')).toBeVisible()

  await page.route('**/initialize-clip/', (route) => route.abort())
  await wizard.finalize('hum.wav', { seconds: 7 })
  await wizard.button('Use this audio').click()
  await expect(page.getByText(toasts.uploadInvalid.title)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
