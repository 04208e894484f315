import { fillMadLib, madLibs } from '@arioso/contract'
import { becomeMember } from '../../drivers/visitor.ts'
import { pauseClock } from '../../support/expectToast.ts'
import { expect, test } from '../../support/test.ts'

// What is shown here moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
    // By key: the row snaps into place after it was scrolled, away from under a pointer that is quicker than a hand.
    await cards.nth(index).press('Enter')
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
    const flies = async () => {
      await page.clock.runFor(20)
      return effect.isVisible()
    }
    await expect.poll(flies, { intervals: [50] }).toBe(true)
    await page.clock.runFor(4400)
    if (madLib.effect.name === 'stars') expect(await effect.locator(':scope > span').count()).toBeGreaterThan(10)
    else await expect(effect.locator(':scope > span')).toHaveCount(madLib.effect.count)
    await page.clock.runFor(700)
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
  await page.getByRole('button', { name: /^The mood you’re in/ }).click()
  await page.getByLabel('How do you feel?').fill('wide awake')
  await page.getByLabel('Where are you?').fill('on a tram')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate/v2/'))
  await create.createButton.click()
  await sent
  await expect(page.getByTestId('effect-stars')).toHaveCount(0)
})
