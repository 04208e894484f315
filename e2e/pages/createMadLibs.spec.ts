import { fillMadLib, madLibs } from '@arioso/contract'
import { becomeMember } from '../drivers/visitor.ts'
import { pauseClock } from '../support/expectToast.ts'
import { expect, test } from '../support/test.ts'

const COUNTS = { hearts: 15, balloons: 10, confetti: 50, flowers: 20, suns: 10, paws: 15, stars: 12 }

test('[MAD-01] [MAD-02] [MAD-03] eight first songs: blanks with limits, five seconds of an effect, then the song', async ({
  page,
  create,
}) => {
  await page.clock.install()
  await becomeMember(page)
  await page.route('**/api/generate/v2/', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
  await create.open()
  const cards = page.getByRole('region', { name: 'Fill in the blanks' }).getByRole('button')
  await expect(cards.locator('span:first-child')).toHaveText(madLibs.map((madLib) => madLib.title))
  for (const [index, madLib] of madLibs.entries()) {
    await cards.nth(index).click()
    await expect(page.getByRole('heading', { name: madLib.title })).toBeVisible()
    const values: Record<string, string> = {}
    for (const { name, label, maxLength } of madLib.fields) {
      await expect(create.createButton).toBeDisabled()
      const field = page.getByLabel(label, { exact: true })
      await field.fill('   ')
      await expect(create.createButton).toBeDisabled()
      await expect(field).toHaveAttribute('maxlength', String(maxLength))
      values[name] = `my ${name}`
      await field.fill(values[name])
    }
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate/v2/'))
    await pauseClock(page)
    await create.createButton.click()
    const effect = page.getByTestId(`effect-${madLib.effect.name}`)
    await expect(effect).toBeVisible()
    await page.clock.runFor(4900)
    await expect(effect.locator(':scope > span')).toHaveCount(
      COUNTS[madLib.effect.name] + (madLib.effect.name === 'stars' ? 1 : 0),
    )
    await page.clock.runFor(200)
    expect((await sent).postDataJSON()).toMatchObject({ gpt_description_prompt: fillMadLib(madLib, values) })
    await expect(effect).toHaveCount(0)
    await page.clock.resume()
    await page.getByRole('button', { name: 'Back to the description' }).click()
  }
})

test('whoever wants nothing to move gets the song at once', async ({ page, create }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await becomeMember(page)
  await page.route('**/api/generate/v2/', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
  await create.open()
  await page.getByRole('button', { name: /^The mood you are in/ }).click()
  await page.getByLabel('How do you feel?').fill('wide awake')
  await page.getByLabel('Where are you?').fill('on a tram')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate/v2/'))
  await create.createButton.click()
  await sent
  await expect(page.getByTestId('effect-stars')).toHaveCount(0)
})
