import { becomeMember, switchFlag } from '../../drivers/visitor.ts'
import { expect, test } from '../../support/test.ts'

const PICTURE = 'web/public/icon-512.png'

test('[IMG-01] [IMG-02 d] pictures become a song: up to three, understood, corrected, sent', async ({
  page,
  create,
  backstage,
}) => {
  await becomeMember(page)
  await backstage.subscribe(page)
  await create.open()
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  await page.getByText('Image to Song', { exact: true }).click()
  const extract = page.getByRole('button', { name: 'Extract' })
  await expect(extract).toBeDisabled()
  await expect(page.getByText('Please upload at least one image')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles([PICTURE, 'web/public/preview.png', 'web/public/icon-192.png', PICTURE])
  await expect(page.getByAltText(/^Upload \d$/)).toHaveCount(3)
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove image 3' }).click()
  await expect(page.getByAltText(/^Upload \d$/)).toHaveCount(2)
  await expect(page.getByLabel(/What should the song be about/)).toHaveAttribute('maxlength', '200')
  await expect(page.getByText('Please upload at least one image')).toHaveCount(0)
  await extract.click()
  const understood = page.getByRole('region', { name: 'What we see' })
  await expect(understood.getByLabel('Styles')).not.toHaveValue('')
  await expect(understood.getByLabel('Title')).toBeInViewport()
  // The form scrolled, not the page under its top bar.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(create.description).not.toHaveValue('')
  await understood.getByLabel('Title').fill('Mine')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate/v2/'))
  await create.createButton.click()
  const body = (await sent).postDataJSON() as { user_uploaded_images_b64: string[] }
  expect(body).toMatchObject({ generation_type: 'IMAGE', title: 'Mine' })
  expect(body.user_uploaded_images_b64).toHaveLength(2)
  await expect(create.rows).toHaveCount(2)
})

test('[IMG-02 b c] closed by the gate or by the plan, the card says which in place of the form', async ({
  page,
  create,
}) => {
  await becomeMember(page)
  await switchFlag(page, 'image-to-song-web-gen', false)
  await create.open()
  await page.getByText('Image to Song', { exact: true }).click()
  await expect(page.getByText('Image to Song is unavailable right now. Please refresh the page.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Extract' })).toHaveCount(0)
  await switchFlag(page, 'image-to-song-web-gen', true)
  await create.open()
  await page.getByText('Image to Song', { exact: true }).click()
  await expect(page.getByText('Image to Song comes with the Pro plan.')).toBeVisible()
  await expect(page.getByText('Please refresh the page.')).toBeHidden()
  await page.getByRole('button', { name: 'See what’s in Pro' }).click()
  await expect(page.getByRole('dialog', { name: 'Songs from pictures' })).toBeVisible()
})
