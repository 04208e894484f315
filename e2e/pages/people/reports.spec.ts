import { SongPage } from '../../drivers/song.ts'
import { finishedSong } from '../../drivers/songs.ts'
import { becomeMember } from '../../drivers/visitor.ts'
import { expect, test } from '../../support/test.ts'

test('[MOD-21] [MOD-22] a song is reported from its menu: by members for what is wrong with it, by anybody for their rights', async ({
  page,
  backstage,
  signIn,
}) => {
  const { id, title } = await finishedSong(page)
  const song = new SongPage(page)
  await song.open(id, title)
  await song.choose(title, 'Report song')
  await signIn.expectSignUp()
  await page.keyboard.press('Escape')

  const mail = `holder-${Date.now()}@example.test`
  await song.choose(title, 'Report copyright')
  const claim = await song.expectModal('Report a copyright infringement')
  const send = claim.getByRole('button', { name: 'Report', exact: true })
  await claim.getByLabel('Your work').fill('Low Tide, 2019')
  await claim.getByRole('switch', { name: 'This is accurate' }).click()
  await claim.getByLabel('Your email address').fill('nobody')
  await expect(send).toBeDisabled()
  await claim.getByLabel('Your email address').fill(mail)
  await claim.getByRole('switch', { name: 'This is accurate' }).click()
  await expect(send).toBeDisabled()
  await song.expectFocusStays(claim)
  await claim.getByRole('switch', { name: 'This is accurate' }).click()
  await send.click()
  await expect(page.getByText('Thank you! We’ll take a look.')).toBeVisible()
  await expect(claim).toBeHidden()

  await becomeMember(page)
  await song.open(id, title)
  await song.choose(title, 'Report song')
  const form = await song.expectModal('What is wrong with this song?')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await song.choose(title, 'Report song')
  const report = form.getByRole('button', { name: 'Report', exact: true })
  await expect(report).toBeDisabled()
  await form.getByRole('radio', { name: 'Something else' }).check()
  await expect(report).toBeDisabled()
  const details = `The second verse, ${Date.now()}`
  await form.getByRole('textbox', { name: 'Tell us more' }).fill(details)
  await form.getByRole('radio', { name: 'It uses my work' }).check()
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(claim.getByRole('textbox', { name: 'Which part is it?' })).toHaveValue(details)
  await page.keyboard.press('Escape')
  await expect(claim).toBeHidden()
  await song.choose(title, 'Report song')
  await form.getByRole('radio', { name: 'Violence' }).check()
  await form.getByRole('textbox', { name: 'Tell us more' }).fill(details)
  await report.click()
  await expect(form).toBeHidden()
  const filed = (await backstage.listReports(id)).filter((each) => [mail, details].includes(each.email || each.details))
  expect(filed).toMatchObject([
    { kind: 'copyright', work: 'Low Tide, 2019', userId: null },
    { kind: 'flag', reason: 'violence' },
  ])

  const maker = (await backstage.findSong(id))?.userId ?? ''
  const persona = await backstage.keepPersona(id, 'Harbour voice')
  await page.goto(`/persona/${persona}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour voice' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to your personas' }).click()
  await expect(page.getByRole('button', { name: 'In your personas' })).toBeVisible()
  await page.getByRole('button', { name: 'Report persona' }).click()
  const about = await song.expectModal('What is wrong with this persona?')
  await about.getByRole('radio', { name: 'Spam' }).check()
  await about.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(about).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: /^@/ }).first().click()
  await page.getByRole('button', { name: 'More about this profile' }).click()
  await page.getByRole('menuitem', { name: 'Report profile' }).click()
  const profile = await song.expectModal('What is wrong with this profile?')
  await profile.getByRole('radio', { name: 'Something else' }).check()
  await profile.getByRole('textbox', { name: 'Tell us more' }).fill(details)
  await profile.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(profile).toBeHidden()
  expect(await backstage.listContentReports()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ contentType: 'persona', contentId: persona, reason: 'spam' }),
      expect.objectContaining({ contentType: 'profile', contentId: maker, reason: 'other', details }),
    ]),
  )
})
