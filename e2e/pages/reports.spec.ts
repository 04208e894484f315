import { SongPage } from '../drivers/song.ts'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

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
  await claim.getByRole('switch', { name: 'This is true' }).click()
  await claim.getByLabel('Your e-mail address').fill('nobody')
  await expect(send).toBeDisabled()
  await claim.getByLabel('Your e-mail address').fill(mail)
  await claim.getByRole('switch', { name: 'This is true' }).click()
  await expect(send).toBeDisabled()
  await song.expectFocusStays(claim)
  await claim.getByRole('switch', { name: 'This is true' }).click()
  await send.click()
  await expect(page.getByText('Thank you, we will look at it.')).toBeVisible()
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
  const said = (await backstage.listReports(id)).filter((each) => [mail, details].includes(each.email || each.details))
  expect(said).toMatchObject([
    { kind: 'copyright', work: 'Low Tide, 2019', userId: null },
    { kind: 'flag', reason: 'violence' },
  ])
})
