import { chooseFromMenu, finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

const SOUND_MS = 200_000

test('one press makes a variation: a new song at the top that says what it is of', async ({
  page,
  create,
  backstage,
}) => {
  await finishedSong(page)
  await becomeMember(page)
  const id = await backstage.keepWholeSong(page, 'Night Bus')
  await page.goto(`/song/${id}/`)
  const chips = page.getByRole('region', { name: 'Variations' })
  await expect(chips).toContainText('5 credits each')
  const slower = chips.getByRole('button', { name: 'Slower' })
  await expect(slower).toHaveAccessibleDescription(/5 credits/)
  await slower.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your variation is on its way')).toHaveCount(1)

  await create.open()
  const row = create.rows.first()
  await expect(row).toContainText('Night Bus (slower)')
  await expect(row.getByRole('button', { name: /^Play / })).toBeEnabled({ timeout: SOUND_MS })
  await row.getByRole('link', { name: 'Night Bus (slower)' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Night Bus (slower)' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lineage' })).toContainText('Variation (slower) of Night Bus')

  const covers = ['Anchor', 'Bellbird', 'Compass', 'Driftwood', 'Ember']
  await backstage.keepRows(page, covers, { parentClipId: id, task: 'cover' })
  await page.goto(`/song/${id}/`)
  await expect(page.getByRole('heading', { name: 'Made from this song · 6' })).toBeVisible()
  await chooseFromMenu(page, 'Night Bus', 'Variations')
  const dialog = page.getByRole('dialog', { name: 'Make a variation' })
  await expect(dialog.getByRole('button', { name: 'More drums' })).toBeVisible()
})

test('a song plan: sections are written down, put in order and heard in the song', async ({ page, create }) => {
  await becomeMember(page)
  await page.request.post('/api/user/tos_acceptance')
  await create.open()
  await create.choose('Custom')
  await create.styles.fill('folk, 160 bpm')
  await page.getByRole('switch', { name: 'Instrumental' }).click()
  await page.getByText('Advanced', { exact: true }).click()
  const opener = page.getByRole('button', { name: /^Song plan/ })
  await expect(opener).toContainText('Automatic')
  await opener.click()
  const sections = page.getByRole('list', { name: 'Sections' }).getByRole('group')
  await expect(page.getByRole('textbox', { name: 'Section 1 chords' })).not.toHaveValue('')
  await expect(page.getByText(/^One way your song could go: .+, 160 bpm, about /)).toBeVisible()
  await expect(opener).toContainText('Automatic')

  for (let left = await sections.count(); left > 3; left--) {
    await page.getByRole('button', { name: `Remove Section ${left}` }).click()
  }
  await expect(sections).toHaveCount(3)
  for (const [i, kind] of ['Intro', 'Verse', 'Chorus'].entries()) {
    await page.getByRole('combobox', { name: `Section ${i + 1} kind` }).selectOption(kind)
    await page.getByRole('spinbutton', { name: `Section ${i + 1} bars` }).fill(kind === 'Intro' ? '4' : '8')
    await page.getByRole('textbox', { name: `Section ${i + 1} chords` }).fill('')
  }
  await page.getByRole('textbox', { name: 'Section 2 chords' }).fill('Am F H7 G')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert')).toContainText('“H7” is not a chord')
  await create.createButton.click()
  await expect(page.getByText('Check the song plan')).toBeVisible()
  await page.getByRole('textbox', { name: 'Section 2 chords' }).fill('Am F C G')
  await page.getByRole('spinbutton', { name: 'Section 2 bars' }).fill('3')
  const down = page.getByRole('button', { name: 'Move Section 2 down' })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move Section 3 up' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Section 3: Verse' })).toBeVisible()

  const sent = page.waitForRequest('**/api/generate/v2/')
  const answered = page.waitForResponse('**/api/generate/v2/')
  await create.createButton.click()
  const plan = [
    { kind: 'intro', bars: 4, chords: '' },
    { kind: 'chorus', bars: 8, chords: '' },
    { kind: 'verse', bars: 3, chords: 'Am F C G' },
  ]
  expect((await sent).postDataJSON()).toMatchObject({ metadata: { plan: { sections: plan } } })
  const { clips } = (await (await answered).json()) as { clips: { id: string }[] }
  const heard = async (): Promise<string[]> => {
    const reply = await page.request.get(`/api/clips/${clips[0]?.id}/structure`)
    return ((await reply.json()) as { sections: { label: string }[] }).sections.map(({ label }) => label)
  }
  await expect.poll(heard, { timeout: SOUND_MS }).toEqual(['Intro', 'Chorus', 'Verse'])
})
