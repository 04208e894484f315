import { becomeMember } from '../drivers/visitor.ts'
import { finishedSong } from '../drivers/songs.ts'
import { expect, test } from '../support/test.ts'

const MAKING_MS = 120_000

test('[REM-05] [SHELL-04] edit mode needs its plan, begins and ends a session, and every edit is a version', async ({
  page,
  backstage,
}) => {
  const demo = await finishedSong(page)
  await becomeMember(page)
  const id = await backstage.keepWholeSong(page, demo.id)
  await page.goto(`/edit/${id}`)
  await expect(page.getByText('Edit mode comes with Pro.')).toBeVisible()
  await backstage.subscribe(page)

  const sessions: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/edit/session/')) sessions.push(pathname.endsWith('/end/') ? 'end' : 'start')
  })
  await page.goto(`/edit-legacy/${id}`)
  await expect(page.getByRole('region', { name: 'Waveform' })).toBeVisible()
  await page.goto(`/edit-v3/${id}`)
  await expect(page).toHaveURL(`/edit/${id}`)
  const wave = page.getByRole('region', { name: 'Waveform' })
  await expect(wave).toBeVisible()
  await expect.poll(() => sessions).toEqual(['start', 'end', 'start'])
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0)

  await wave
    .getByRole('button', { name: /Verse|Intro/ })
    .first()
    .click()
  await expect(wave).toContainText('Selected 0:')
  await page.getByRole('radio', { name: 'Crop' }).check()
  await page.getByRole('button', { name: 'Listen before you crop' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Cropped)')
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expect(versions.getByRole('listitem').filter({ hasText: 'being made' })).toHaveCount(0, { timeout: MAKING_MS })
  await expect(wave).toBeVisible()
  const cropped = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const made = await backstage.findSong(cropped)
  expect(made).toMatchObject({ type: 'edit_crop', parentClipId: id, status: 'complete' })
  expect(made?.editSessionId).toEqual(expect.any(String))

  await versions.getByRole('button', { name: 'Hear Low Tide', exact: true }).click()
  await expect(versions.getByRole('button', { name: 'Hear Low Tide', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(`/edit/${id}`)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page).toHaveURL(`/edit/${cropped}`)

  await page.getByRole('radio', { name: 'Fade' }).check()
  await page.getByRole('slider', { name: 'Fade out' }).fill('3')
  await page.getByRole('button', { name: 'Fade', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Faded)')
  await expect(versions.getByRole('listitem').filter({ hasText: 'being made' })).toHaveCount(0, { timeout: MAKING_MS })

  await page.getByRole('button', { name: 'Get stems' }).click()
  await expect(page.getByRole('dialog', { name: 'Get stems' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Get stems' })).toBeHidden()

  await page.getByRole('radio', { name: 'Replace' }).check()
  await wave.getByRole('button').nth(1).click()
  await page.getByRole('textbox', { name: 'New style' }).fill('metal')
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/song\//)
  await expect.poll(() => sessions.at(-1)).toBe('end')
  await expect(page.getByRole('region', { name: 'Lineage' })).toContainText('Faded of Low Tide (Cropped)')
  await page.goBack()
  await expect(wave).toContainText('Drag over the waveform')
  await page.getByRole('radio', { name: 'Replace' }).check()
  await expect(page.getByText('Select what should be sung or played anew.')).toBeVisible()
})

test('[REM-06] a song is made slower or faster, in semitones or with its pitch kept', async ({
  page,
  create,
  backstage,
}) => {
  const demo = await finishedSong(page)
  await becomeMember(page)
  const id = await backstage.keepWholeSong(page, demo.id)
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/clips/adjust-speed/')) bodies.push(request.postDataJSON())
  })
  await create.open()
  await create.choose('Adjust Speed')
  await page
    .getByRole('radio', { name: /^Low Tide/ })
    .first()
    .check()
  const speed = page.getByRole('slider', { name: 'Speed' })
  const exact = page.getByRole('spinbutton', { name: 'Exact speed' })
  await expect(exact).toHaveAttribute('min', '0.25')
  await expect(exact).toHaveAttribute('max', '4')
  await exact.fill('1.256')
  await exact.blur()
  await expect(speed).toHaveAttribute('aria-valuetext', '1.26×')
  await page.getByRole('switch', { name: 'Keep pitch' }).click()
  await expect(page.getByText('4 semitones higher')).toBeVisible()
  await speed.fill('-24')
  await expect(speed).toHaveAttribute('aria-valuetext', '0.25×')
  await speed.fill('24')
  await expect(speed).toHaveAttribute('aria-valuetext', '4×')
  await create.createButton.click()
  await expect.poll(() => bodies).toEqual([{ clipId: id, speedMultiplier: 4, keepPitch: false }])
  const row = page.getByRole('article', { name: /Low Tide \(4x\)/ })
  await expect(row).toHaveAttribute('aria-busy', 'false', { timeout: MAKING_MS })
  const { clips } = (await (await page.request.post('/api/feed/v3', { data: {} })).json()) as {
    clips: { title: string; metadata: { type: string; duration: number } }[]
  }
  const made = clips.find(({ title }) => title.includes('(4x)'))
  expect(made?.metadata.type).toBe('edit_speed')
})
