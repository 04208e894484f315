import { finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

test('[REM-05] an edit session begins with edit mode, ends however it is left, and leaves nothing behind', async ({
  page,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  const id = await backstage.keepWholeSong(page, 'Low Tide')
  const heading = page.getByRole('heading', { level: 1, name: 'Low Tide' })
  const session = () => backstage.findEditSession(page)
  await page.goto(`/edit/${id}`)
  await page.getByRole('button', { name: 'See what’s in Pro' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit mode comes with Pro' })).toBeVisible()
  expect(await session()).toBeUndefined()

  await backstage.subscribe(page)
  await page.goto(`/edit/${id}`)
  await expect(heading).toBeVisible()
  await expect.poll(session).toBeDefined()
  const first = await session()
  const selected = page.getByText(/^Selected /)
  const words = page.getByRole('textbox', { name: 'New lyrics' })
  await page.getByTitle('Select Chorus').first().click()
  await expect(selected).toBeVisible()
  await words.fill('Something else')
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL(new RegExp(`/song/${id}/?$`))
  await expect.poll(session).toBeUndefined()

  await page.goBack()
  await expect(heading).toBeVisible()
  await expect(page.getByText('Select a part to redo.')).toBeVisible()
  await expect(selected).toBeHidden()
  await expect.poll(session).toBeDefined()
  const second = await session()
  expect(second).not.toBe(first)
  await page.goto('/explore')
  await expect.poll(session).toBeUndefined()

  await page.goto(`/edit-legacy/${id}`)
  await expect.poll(session).toBeDefined()
  expect(await session()).not.toBe(second)
  await page.goto('/explore')
  await expect.poll(session).toBeUndefined()
})

test('[REM-05] [MOD-16 c] the tools of edit mode: crop, fade, replace and stems', async ({ page, backstage }) => {
  await finishedSong(page)
  await becomeMember(page)
  await backstage.subscribe(page)
  const id = await backstage.keepWholeSong(page, 'The Extraordinarily Long Ballad of a Harbour That Would Not Sleep')
  await page.goto(`/edit/${id}`)
  const tools = page.getByRole('region', { name: 'Tools' })
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('button', { name: /^Play/ })).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  }
  await page.getByTitle('Select Chorus').first().click()
  await expect(tools.getByRole('button', { name: 'Replace for 10 credits' })).toBeVisible()
  const words = tools.getByRole('textbox', { name: 'New lyrics' })
  await words.fill('What I wrote')
  await page.getByRole('slider', { name: 'End of the selection' }).press('ArrowRight')
  await expect(words).toHaveValue('What I wrote')

  // Every edit can be heard before it is made: the cut without a gap, the fade at its ends.
  const stop = tools.getByRole('button', { name: 'Stop' })
  await tools.getByRole('radio', { name: 'Crop' }).check()
  await tools.getByRole('radio', { name: 'Remove selection' }).check()
  await tools.getByRole('button', { name: 'Preview the crop' }).click()
  await expect(stop).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Preview the crop' })).toBeVisible()
  await tools.getByRole('radio', { name: 'Keep selection' }).check()
  const cropping = page.waitForRequest(`**/api/edit/crop/${id}/`)
  await tools.getByRole('button', { name: 'Crop', exact: true }).click()
  expect((await cropping).postDataJSON()).toMatchObject({ is_crop_remove: false })
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.getByRole('button', { name: /, Cropped$/ })).toBeEnabled({ timeout: 200_000 })

  await tools.getByRole('radio', { name: 'Fade' }).check()
  await tools.getByRole('slider', { name: 'Fade out' }).fill('2')
  await tools.getByRole('button', { name: 'Preview the fade' }).click()
  await stop.click()
  await expect(stop).toBeHidden()
  const fading = page.waitForRequest(/\/api\/edit\/fade\//)
  await tools.getByRole('button', { name: 'Fade', exact: true }).click()
  expect((await fading).postDataJSON()).toEqual({ fade_in_time: 0, fade_out_time: 2 })
  await expect(versions.getByRole('button', { name: /, Faded$/ })).toBeEnabled({ timeout: 200_000 })

  const faded = page.url()
  await page.keyboard.press('Control+z')
  await expect(page).not.toHaveURL(faded)
  await page.keyboard.press('Control+Shift+z')
  await expect(page).toHaveURL(faded)

  await tools.getByRole('button', { name: 'Get stems' }).click()
  const stems = page.getByRole('dialog', { name: 'Get stems' })
  await stems.getByRole('button', { name: 'Split for 10 credits' }).click()
  await expect(stems).toBeHidden()
  await page.goto('/create')
  const rows = page.getByRole('region', { name: 'Your songs' }).getByRole('article')
  await expect(rows).toHaveCount(5)
})

test('[REM-06] a song is made faster, its pitch kept or moved in semitones, and stands in the list at once', async ({
  page,
  create,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  const id = await backstage.keepWholeSong(page, 'Low Tide')
  await create.open()
  await expect(create.rows).toHaveCount(1)
  await create.choose('Adjust Speed')
  await page.getByRole('radio', { name: /^Low Tide/ }).check()
  const slider = page.getByRole('slider', { name: 'Speed' })
  const exact = page.getByLabel('Exact speed')
  for (const [written, kept] of [
    ['0.1', '0.25'],
    ['9', '4'],
    ['3.9876', '3.99'],
  ] as const) {
    await exact.fill(written)
    await exact.press('Tab')
    await expect(exact).toHaveValue(kept)
  }

  const adjust = async (): Promise<unknown> => {
    const sent = page.waitForRequest('**/api/clips/adjust-speed/')
    await create.createButton.click()
    return (await sent).postDataJSON()
  }
  expect(await adjust()).toEqual({ clipId: id, speedMultiplier: 3.99, keepPitch: true })
  await expect(create.rows).toHaveCount(2)
  await expect(create.rows.first()).toContainText('Low Tide (3.99x)')

  await page.getByRole('switch', { name: 'Keep pitch' }).click()
  await expect(exact).toBeHidden()
  await slider.fill('19')
  await expect(page.getByText('19 semitones higher')).toBeVisible()
  expect(await adjust()).toEqual({ clipId: id, speedMultiplier: 2 ** (19 / 12), keepPitch: false })
  await expect(create.rows).toHaveCount(3)
  await expect(create.rows.first()).toContainText('Low Tide (3x)')
  const made = create.rows.first().getByRole('button', { name: /^Play / })
  await expect(made).toBeEnabled({ timeout: 200_000 })
  const [, , madeId = ''] = ((await create.rows.first().getByRole('link').first().getAttribute('href')) ?? '').split(
    '/',
  )
  const clip = (await (await page.request.get(`/api/clip/${madeId}`)).json()) as { metadata: { type: string } }
  expect(clip.metadata.type).toBe('edit_speed')
})
