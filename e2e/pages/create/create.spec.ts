import type { Page } from '@playwright/test'
import { newPerson } from '../../drivers/signIn.ts'
import { expect, test } from '../../support/test.ts'

async function generateBody(page: Page): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest((sent) => sent.url().endsWith('/api/generate/v2/'))
  return request.postDataJSON() as Record<string, unknown>
}

test('[SHELL-02] the creation page answers at both of its addresses', async ({ page }) => {
  for (const path of ['/create', '/create/v2']) {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Make a song' })).toBeVisible()
  }
})

test('[CRE-01] modes switch, Custom is closed to strangers, and Simple starts empty again', async ({
  page,
  create,
  signIn,
}) => {
  await create.open()
  await expect(create.mode('Custom')).toBeDisabled()
  await create.mode('Adjust Speed').check()
  await expect(page.getByText('Slow your songs down or speed them up')).toBeVisible()
  await create.mode('Simple').check()
  await create.description.fill('something about rain')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click()
  await signIn.signUp(newPerson())
  await expect(create.mode('Custom')).toBeEnabled()
  await create.mode('Custom').check()
  await expect(page.getByRole('textbox', { name: 'Styles' })).toBeVisible()
  await create.mode('Simple').check()
  await expect(create.description).toHaveValue('')
})

test('[CRE-02] the description box keeps the height it was given', async ({ page, create }) => {
  await create.open()
  await expect(page.locator('#first-screen'), 'the page itself stands where its first picture stood').toHaveCount(0)
  const box = await create.description.boundingBox()
  if (!box) throw new Error('the description box is not there')
  expect(box.height).toBeGreaterThanOrEqual(120)
  await page.mouse.move(box.x + box.width - 4, box.y + box.height - 4)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 4, box.y + box.height + 96, { steps: 4 })
  await page.mouse.up()
  await page.reload()
  await expect.poll(async () => (await create.description.boundingBox())?.height).toBeGreaterThan(box.height + 60)
})

test('[CRE-05] Instrumental flips and clears the lyrics, and is what is sent', async ({ page, create, signIn }) => {
  await create.open()
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await signIn.signUp(newPerson())
  await create.mode('Custom').check()
  const lyrics = page.getByRole('textbox', { name: 'Lyrics' })
  await lyrics.click()
  await page.getByRole('dialog').getByRole('button', { name: 'I accept' }).click()
  await lyrics.fill('[Verse]\nA line of mine')
  const instrumental = page.getByRole('switch', { name: 'Instrumental' })
  await instrumental.click()
  await expect(instrumental).toBeChecked()
  await expect(lyrics).toHaveValue('')
  await page.getByRole('textbox', { name: 'Styles' }).fill('lo-fi, 80 bpm')
  const sent = generateBody(page)
  await create.createButton.click()
  expect(await sent).toMatchObject({
    make_instrumental: true,
    prompt: '',
    tags: 'lo-fi, 80 bpm',
    metadata: { create_mode: 'custom' },
  })
})

test('[CRE-06] the placeholder is another one at every visit', async ({ create }) => {
  const seen = new Set<string>()
  for (let visit = 0; visit < 4; visit++) {
    await create.open()
    await expect(create.description).toHaveAttribute('placeholder', /\w{3}/)
    seen.add((await create.description.getAttribute('placeholder')) ?? '')
  }
  expect(seen.size).toBeGreaterThan(1)
})

test('[CRE-07] the dice fills in a random prompt, and another one when pressed again', async ({ page, create }) => {
  await create.open()
  const dice = page.getByRole('button', { name: 'Random prompt' })
  await dice.click()
  await expect(create.description).not.toHaveValue('')
  const first = await create.description.inputValue()
  await dice.click()
  await expect(create.description).not.toHaveValue(first)
  await expect(create.description).not.toHaveValue('')
})

test('[CRE-08] a style chip adds itself to the prompt, but never beyond its limit', async ({ page, create }) => {
  await create.open()
  const chip = page.getByRole('region', { name: 'Inspiration' }).getByRole('button').first()
  const style = (await chip.textContent())?.trim() ?? ''
  await create.description.fill('a song about rain')
  await chip.click()
  await expect(create.description).toHaveValue(new RegExp(`a song about rain.*${style}`))
  await create.description.fill('x'.repeat(500))
  await expect(chip).toBeDisabled()
})

test('[CRE-20] creating is busy and sends its mode; when it fails, it says so and can be tried again', async ({
  page,
  create,
  signIn,
}) => {
  await create.open()
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await signIn.signUp(newPerson())
  const held = Promise.withResolvers<void>()
  await page.route('**/api/generate/v2/', async (route) => {
    await held.promise
    await route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'no', request_id: 'r' } })
  })
  const sent = generateBody(page)
  await create.ask('a song that will not be made')
  expect(await sent).toMatchObject({
    metadata: { create_mode: 'simple' },
    gpt_description_prompt: 'a song that will not be made',
  })
  await expect(page.getByRole('button', { name: /Creating/ })).toBeVisible()
  await expect(create.rows).toHaveCount(2)
  held.resolve()
  await expect(page.getByText('An error occurred while generating the song.')).toBeVisible()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(create.createButton).toBeEnabled()
  await expect(create.rows).toHaveCount(0)
})
