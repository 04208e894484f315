import { SongPage } from '../drivers/song.ts'
import { Player } from '../drivers/player.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

type Made = { status: string; title: string; metadata: { gpt_description_prompt: string } }

test('[JRN-04] a birthday song from blanks is shared, and a stranger opens it with a preview, listens and is counted', async ({
  page,
  create,
  browser,
}) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await becomeMember(page)
  await create.open()
  await page.getByRole('button', { name: /^A special occasion/ }).click()
  await page.getByLabel('What are you celebrating?').fill('a birthday')
  await page.getByLabel('Who is it for?').fill('my sister Ada')
  await page.getByLabel('A moment to mention').fill('the cake on the roof')
  await page.getByLabel('How should it sound?').fill('quick acoustic folk')
  await create.createButton.click()
  await expect(create.rows).toHaveCount(2)
  await create.rows
    .nth(1)
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await expect(create.rows).toHaveCount(1)
  const [, , id = ''] = ((await create.rows.getByRole('link').first().getAttribute('href')) ?? '').split('/')
  const read = async () => (await (await page.request.get(`/api/clip/${id}`)).json()) as Made
  await expect.poll(async () => (await read()).status, { timeout: 200_000, intervals: [1000] }).toBe('complete')

  const { title, metadata } = await read()
  for (const told of ['birthday', 'my sister Ada', 'the cake on the roof'])
    expect(metadata.gpt_description_prompt).toContain(told)
  const song = new SongPage(page)
  await song.open(id, title)
  await song.main.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('button', { name: 'Share by link' }).click()
  await expect(dialog.getByLabel('Link')).toHaveValue(/\/s\/[A-Za-z0-9]{16}$/)
  const link = await dialog.getByLabel('Link').inputValue()

  const shown = await (await fetch(link)).text()
  const tag = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(shown)?.[1] ?? ''
  expect(tag('og:title')).toBe(`${title.replaceAll('&', '&amp;')} by Lena Listener`)
  for (const [name, type] of [
    ['og:image', 'image/png'],
    ['og:audio', 'audio/mpeg'],
  ] as const) {
    expect((await fetch(tag(name))).headers.get('content-type')).toBe(type)
  }

  const { viewport, hasTouch, isMobile } = test.info().project.use
  const elsewhere = await browser.newContext({
    ...(viewport !== undefined && { viewport }),
    hasTouch: hasTouch ?? false,
    isMobile: isMobile ?? false,
  })
  const stranger = await elsewhere.newPage()
  await stranger.goto(link)
  await new SongPage(stranger).expectTitle(title)
  await stranger
    .getByRole('main')
    .getByRole('button', { name: `Play ${title}` })
    .first()
    .click()
  await new Player(stranger).expectSounding()
  await elsewhere.close()

  await page.reload()
  await song.main.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByText('Your link was opened once.')).toBeVisible()
})
