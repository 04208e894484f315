import { becomeMember } from '../../drivers/visitor.ts'
import { expect, test } from '../../support/test.ts'

test('[CRE-03] the Audio menu offers Upload and Record; visitors sign up first', async ({ page, create, signIn }) => {
  await create.open()
  await page.getByRole('button', { name: 'Audio' }).click()
  await page.getByRole('menuitem', { name: 'Upload' }).click()
  await signIn.expectSignUp()
  await page.keyboard.press('Escape')
  await becomeMember(page)
  await page.reload()
  for (const way of ['Upload', 'Record'] as const) {
    await page.getByRole('button', { name: 'Audio' }).click()
    await page.getByRole('menuitem', { name: way }).click()
    await expect(page.getByRole('dialog', { name: 'Using your own audio' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('[CRE-04] Lyrics takes the description along as the style; visitors sign in first and stay in Simple', async ({
  page,
  create,
}) => {
  await create.open()
  await create.description.fill('slow waltz about rain')
  await page.getByRole('button', { name: 'Lyrics', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign up', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(create.mode('Simple')).toBeChecked()
  await expect(create.description).toHaveValue('slow waltz about rain')

  await becomeMember(page)
  await page.reload()
  await create.choose('Custom')
  await create.lyrics.click()
  await create.acceptTerms()
  await create.lyrics.fill('words of before')
  await create.choose('Simple')
  await create.description.fill('slow waltz about rain')
  await page.getByRole('button', { name: 'Lyrics', exact: true }).click()
  await expect(create.mode('Custom')).toBeChecked()
  await expect(create.styles).toHaveValue('slow waltz about rain')
  await expect(create.lyrics).toHaveValue('')
})

test('[MDL-01] [MDL-02] [MDL-03 a c] [MOD-01] models come from the server; a locked one opens the upsell', async ({
  page,
  create,
  context,
  backstage,
}) => {
  await becomeMember(page)
  await create.open()
  const picker = page.getByRole('button', { name: 'Model v3.5' })
  await expect(picker).toHaveText('v3.5')
  await picker.click()
  const menu = page.getByRole('menu')
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(192)
  await expect(menu.getByRole('menuitem')).toHaveCount(4)
  await expect(menu.getByRole('menuitem').first()).toContainText('The full band and singer, for everybody')
  await expect(menu.getByRole('menuitem').last()).toContainText(/v4\.5\+.*beta.*pro/)
  await menu.getByRole('menuitem').last().click()

  const upsell = page.getByRole('dialog', { name: 'Upgrade for v4.5+' })
  await expect(upsell.getByRole('article')).toHaveCount(1)
  await expect(upsell.getByRole('article', { name: 'Pro' })).toContainText('$10')
  await expect(upsell.getByRole('listitem')).toHaveText([
    'Access to the latest model',
    '2,500 credits a month (up to 500 songs)',
    'Commercial use for new songs',
  ])
  await upsell.getByRole('radio', { name: 'Annual' }).check()
  await expect(upsell.getByRole('article', { name: 'Pro' })).toContainText('$8')
  await page.keyboard.press('Escape')
  await expect(upsell).toBeHidden()
  await expect(page).toHaveURL(/\/create$/)

  await create.chooseModel('v4.5+')
  await page.goBack()
  await expect(upsell).toBeHidden()
  await expect(create.description).toBeVisible()
  await create.chooseModel('v4.5+')
  const opened = context.waitForEvent('page')
  await upsell.getByRole('link', { name: /Upgrade to Pro/ }).click()
  await expect(await opened).toHaveURL(/\/account$/)

  const refused = await page.request.post('/api/generate/v2/', {
    data: {
      mv: 'arioso-v4-5-plus',
      gpt_description_prompt: 'rain',
      transaction_uuid: '7b1d7a3e-9a54-4a52-9a77-0d8f5f2f8f10',
      metadata: { create_mode: 'simple' },
    },
  })
  expect(refused.status()).toBe(403)
  await backstage.subscribe(page)
  await page.reload()
  await create.chooseModel('v4.5+')
  await expect(page.getByRole('button', { name: 'Model v4.5+' })).toBeVisible()
})

test('what somebody types before the scripts have come is in the form when they are there', async ({
  page,
  create,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/create', { waitUntil: 'commit' })
  await create.description.pressSequentially('slow waltz')
  const placeholder = await create.description.getAttribute('placeholder')
  await expect(create.createButton).toHaveCount(0)
  scripts.resolve()
  await expect(create.createButton).toBeEnabled()
  await expect(create.description).toBeFocused()
  await page.keyboard.type(' about rain')
  await expect(create.description).toHaveValue('slow waltz about rain')
  await expect(create.description).toHaveAttribute('placeholder', placeholder ?? 'none')
})
