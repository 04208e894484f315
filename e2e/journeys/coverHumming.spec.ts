import type { Clip } from '@arioso/contract'
import { UploadWizard } from '../drivers/upload.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { humWav } from '../support/humWav.ts'
import { expect, test } from '../support/test.ts'

test('[JRN-05] [UPL-07] humming is trimmed, named and pictured, and becomes a cover in another style', async ({
  page,
  create,
  player,
  backstage,
}) => {
  // Beside other songs in the making, listening to the upload and making its covers stand in line.
  test.setTimeout(240_000)
  const wizard = new UploadWizard(page)
  await becomeMember(page)
  await page.request.post('/api/user/tos_acceptance')
  await backstage.subscribe(page)
  await create.open()
  await wizard.open('Upload')
  await wizard.acceptTerms()
  await wizard.choose('hum.wav', humWav({ seconds: 11, vibrato: 0.3 }))
  await wizard.edge('Start').fill('1')
  await expect(wizard.edge('Start')).toHaveAttribute('aria-valuetext', '0:01.0')
  await wizard.button('Save').click()

  await expect(wizard.button('Use this audio')).toBeEnabled({ timeout: 90_000 })
  await wizard.title.fill('Kitchen tune')
  await page.getByLabel('Describe a picture').fill('a kettle on a blue stove')
  await wizard.button('Draw it').click()
  await expect(page.locator('[role=dialog] img[src*="/media/pictures/"]')).toBeVisible()
  await wizard.button('Use this audio').click()

  await expect(page.getByRole('dialog', { name: 'Name your audio' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Cover' })).toContainText('Kitchen tune')
  await expect(create.lyrics).toHaveValue('')
  await create.styles.fill('synthwave')
  await create.createButton.click()
  await expect(create.rows).toHaveCount(3)
  const row = create.rows.filter({ hasText: 'Kitchen tune (Cover)' }).first()
  await expect(row.getByRole('button', { name: /^Play / })).toBeEnabled({ timeout: 90_000 })
  await row.getByRole('button', { name: /^Play / }).click()
  await player.expectSounding()

  const look = async (id: string | undefined) => (await (await page.request.get(`/api/clip/${id}`)).json()) as Clip
  const coverId = (await row.getByRole('link').first().getAttribute('href'))?.split('/')[2]
  await expect.poll(async () => (await look(coverId)).status, { timeout: 90_000 }).toBe('complete')
  const { metadata } = await look(coverId)
  expect(metadata).toMatchObject({ type: 'gen', task: 'cover', tags: 'synthwave' })
  expect(metadata.duration).toBeGreaterThan(14)
  expect(metadata.duration).toBeLessThan(30)
  const hummed = await look((metadata.history as { id: string }[] | null)?.[0]?.id)
  expect(hummed).toMatchObject({ title: 'Kitchen tune', is_public: false })
  expect(hummed.image_url).toContain('/media/pictures/')
  expect(hummed.metadata).toMatchObject({ type: 'upload', is_recorded: true })
  expect(hummed.metadata.duration).toBeCloseTo(10, 1)
})
