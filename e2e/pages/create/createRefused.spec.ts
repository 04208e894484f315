import type { Page } from '@playwright/test'
import { becomeMember } from '../../drivers/visitor.ts'
import { expectToast } from '../../support/expectToast.ts'
import { expect, test } from '../../support/test.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

function listenToLog(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

test('[CRE-13 a b c] [SHELL-11] out of credits, nothing is made: a warning, then the upsell, or friends for whoever has a plan', async ({
  page,
  create,
  backstage,
}) => {
  const log = listenToLog(page)
  await becomeMember(page)
  await backstage.spendAllCredits(page)
  await create.open()
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await page.clock.install()
  await expectToast(page, () => create.ask('a song nobody can pay for'), {
    title: 'Out of Credits',
    message: 'Upgrade to Pro.',
    seconds: 4,
  })
  const upsell = page.getByRole('dialog', { name: 'Out of Credits' })
  await expect(upsell).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await upsell.getByRole('link', { name: /Upgrade to Pro/ }).click()
  const account = await opened
  await expect(account.getByRole('heading', { name: 'Subscription and plans' })).toBeVisible()
  await expect(account).toHaveURL(/\/account$/)
  await account.close()
  expect(log).toContain('generation blocked: out of credits')
  await expect(create.rows).toHaveCount(0)

  await backstage.subscribe(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await backstage.spendAllCredits(page)
  await page.reload()
  await create.ask('a song nobody can pay for')
  await expect(page.getByRole('dialog', { name: 'Invite friends' })).toBeVisible()
})

test('[CRE-19] a third song at once opens the simultaneous-generations upsell', async ({ page, create }) => {
  await becomeMember(page)
  await create.open()
  for (const expected of [2, 4]) {
    await create.ask('one of several songs at once')
    await expect(create.rows).toHaveCount(expected)
    await expect(create.createButton).toBeEnabled()
  }
  await create.createButton.click()
  await expect(page.getByRole('dialog', { name: 'More songs at the same time' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(create.rows).toHaveCount(4)
  const { clips } = (await (await page.request.post('/api/feed/v3', { data: {} })).json()) as {
    clips: { id: string }[]
  }
  await page.request.post('/api/gen/trash', { data: { trash: true, clip_ids: clips.map(({ id }) => id) } })
})

test('[CRE-21] a create form that cannot be loaded says so', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/billing/info/', (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }))
  await page.goto('/')
  const openCreate = () => page.getByRole('link', { name: 'Create' }).first().click()
  await expectToast(page, openCreate, {
    title: 'Create Form Error',
    message: 'There was an error loading the Create Form. Please try again later.',
    seconds: 5,
  })
})

test('[CRE-24 a b c e] [CRE-12 a c] [CRE-17 d] [REM-02 b c d] [MOD-10] a remix link introduces remixing once and fills the form, or says why not', async ({
  page,
  create,
  backstage,
}) => {
  await page.clock.install()
  await becomeMember(page)
  const [id = ''] = await backstage.keepTakes(page, { lyrics: '[Verse]\nold words' })
  await page.goto(
    `/create?song_id=${id}&remix_type=extend&style=jazz%20%26%20blues&lyrics=%5BVerse%5D%0ANew%20words&extend_from=12&utm_source=mail`,
  )
  const introduction = page.getByRole('dialog', { name: 'Remix a song' })
  await expect(introduction).toContainText('Cover keeps the melody, lyrics and structure')
  await expect(introduction).toContainText('Extend continues from any point you pick')
  await page.keyboard.press('Tab')
  await expect(introduction.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(introduction).toBeHidden()
  const source = page.getByRole('region', { name: 'Continue' })
  await expect(source).toContainText('Low Tide')
  await expect(create.styles).toHaveValue('jazz & blues')
  await expect(create.lyrics).toHaveValue('[Verse]\nNew words')
  await expect(source.getByLabel('Extend from')).toHaveValue('00:12')
  await expect(page).toHaveURL(/\/create$/)
  await expect(create.createButton).toBeEnabled()
  await source.getByLabel('Extend from').fill('99:59')
  await source.getByLabel('Extend from').blur()
  await expect(source.getByLabel('Extend from')).not.toHaveValue('99:59')
  await source.getByLabel('Extend from').fill('')
  await source.getByLabel('Extend from').pressSequentially('00:0123')
  await expect(source.getByLabel('Extend from')).toHaveValue('00:01')
  await source.getByLabel('Extend from').fill('soon')
  await expect(create.createButton).toBeDisabled()
  await source.getByLabel('Extend from').fill('00:12')
  await page.route('**/api/generate/v2/', (route) => route.abort())
  const sent = page.waitForRequest('**/api/generate/v2/')
  await page.reload()
  await create.createButton.click()
  await create.acceptTerms()
  expect((await sent).postDataJSON()).toMatchObject({ continue_clip_id: id, metadata: { utm_source: 'mail' } })

  await page.goto(`/create?song_id=${id}&remix_type=cover`)
  await expect(page.getByRole('region', { name: 'Cover' })).toContainText('Covers need the Pro plan.')
  await expect(introduction).toBeHidden()
  await create.createButton.click()
  const offer = page.getByRole('dialog', { name: 'Covers come with Pro' })
  await expect(offer.getByRole('link', { name: /Upgrade to Pro/ })).toHaveAttribute('href', '/account')
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Cover' }).getByRole('button', { name: 'Extend instead' }).click()
  await expect(source).toContainText('Low Tide')
  await backstage.subscribe(page)
  await page.goto(`/create?song_id=${id}&remix_type=cover`)
  await expect(page.getByRole('region', { name: 'Cover' })).toContainText('The melody and lyrics stay')
  const foreign = '/create?song_id=7b1d7a3e-9a54-4a52-9a77-0d8f5f2f8f10&remix_type=cover'
  await expectToast(page, () => page.goto(foreign), {
    title: 'Cannot remix',
    message: 'This song cannot be remixed.',
    seconds: 5,
  })
})
