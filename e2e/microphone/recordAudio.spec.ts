import { UploadWizard } from '../drivers/upload.ts'
import { expect, test } from '../support/test.ts'

test('[MOD-04] [UPL-02] [UPL-03] a recording is counted in, paused, finished and trimmed; leaving it asks first', async ({
  page,
  create,
}) => {
  const wizard = await UploadWizard.begin(create, 'Record')
  await expect(wizard.stage('Record audio')).toBeVisible()
  await wizard.button('Start recording').click()
  await expect(page.getByRole('status', { name: /Recording starts in \d/ })).toBeVisible()
  await expect(wizard.button('Pause')).toBeVisible()
  await expect
    .poll(() => page.getByLabel('Input level').evaluate((meter) => (meter as HTMLMeterElement).value))
    .toBeGreaterThan(0)
  await wizard.button('Pause').click()
  await wizard.button('Continue').click()
  await expect(wizard.button('Finish')).toBeEnabled()
  await page.keyboard.press('Escape')
  await wizard.stage('Discard Changes?').getByRole('button', { name: 'Cancel' }).click()
  await wizard.button('Finish').click()
  await expect(wizard.stage('Trim your audio')).toBeVisible()
  await expect(wizard.button('Save without trimming')).toBeEnabled()
  await wizard.button('Back').click()
  await expect(wizard.stage('Upload audio')).toBeVisible()

  await wizard.button('Record Sing, hum or play something').click()
  await expect(wizard.button('Start recording')).toBeEnabled()
  await page.goBack()
  await wizard.stage('Discard Changes?').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(create.description).toBeVisible()
})

test('a microphone that is pulled out keeps what was recorded, and says what to do before that', async ({
  page,
  create,
}) => {
  // No browser tells a test's track that it was unplugged.
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish)
      addEventListener('unplug', () => {
        for (const track of stream.getTracks()) {
          track.stop()
          track.dispatchEvent(new Event('ended'))
        }
      })
      return stream
    }
  })
  const unplug = () => page.evaluate(() => dispatchEvent(new Event('unplug')))
  const wizard = await UploadWizard.begin(create, 'Record')
  await expect(wizard.button('Start recording')).toBeEnabled()
  await unplug()
  await expect(page.getByRole('alert')).toContainText('The microphone was disconnected.')
  await wizard.button('Try again').click()
  await wizard.button('Start recording').click()
  await expect(wizard.button('Finish')).toBeEnabled({ timeout: 30_000 })
  await unplug()
  await expect(wizard.stage('Trim your audio')).toBeVisible()
})

test('a microphone that is refused says what to do', async ({ page, create }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const wizard = await UploadWizard.begin(create, 'Record')
  await expect(page.getByRole('alert')).toContainText('The microphone is blocked.')
  await wizard.button('Try again').click()
  await expect(page.getByRole('alert')).toContainText('The microphone is blocked.')
  await wizard.button('Back').click()
  await expect(wizard.stage('Upload audio')).toBeVisible()
})
