import { crc32, deflateSync } from 'node:zlib'
import { finishedSong } from '../../drivers/songs.ts'
import { becomeMember, switchFlag } from '../../drivers/visitor.ts'
import { expect, test } from '../../support/test.ts'

const unique = () => Math.random().toString(36).slice(2, 10)

// One grey pixel.
function smallPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, checksum])
  }
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('[PRF-01] [PRF-02] [PRF-05] [SHELL-21 b] [MOD-13] a profile is edited within its limits, refusals stand under their fields', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit artist profile' })
  const [name, handle] = [dialog.getByLabel('Display name'), dialog.getByLabel('Handle')]
  const words = dialog.getByLabel('Description')
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(name).toHaveValue('Lena Listener')
  await expect(save).toBeDisabled()
  await expect(name).toHaveAttribute('maxlength', '40')
  await expect(handle).toHaveAttribute('maxlength', '40')
  await expect(words).toHaveAttribute('maxlength', '160')
  await expect(words).toHaveAttribute('rows', '4')
  await name.evaluate((field: HTMLInputElement) => field.removeAttribute('maxlength'))
  await name.fill('x'.repeat(65))
  await expect(save).toBeDisabled()
  await name.fill('Lena Loud')
  await handle.fill('a!')
  await expect(
    dialog.getByText(
      'This user handle is invalid. Must be at least 3 characters, and only letters, numbers and underscores are allowed',
    ),
  ).toBeVisible()
  await expect(save).toBeDisabled()
  const song = await finishedSong(page)
  await handle.fill(song.handle)
  await save.click()
  await expect(dialog.getByText('This user handle is already taken.')).toBeVisible()
  const mine = `lena_${unique()}`
  await handle.fill(mine)
  await words.fill('Listens a lot.')
  const picture = dialog.locator('input[type=file]')
  await picture.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
  await expect(dialog.getByText('Choose a picture up to 10 MB.')).toBeVisible()
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: smallPng() })
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/profiles/'))
  await save.click()
  expect((await sent).postDataJSON()).toEqual({
    handle: mine,
    display_name: 'Lena Loud',
    profile_description: 'Listens a lot.',
    avatar_image_url: expect.stringContaining('/media/pictures/'),
  })
  await expect(page.getByText('Profile updated.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/@${mine}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Loud' })).toBeVisible()
  await expect(page.getByText('Listens a lot.')).toBeVisible()
  const about = page.getByRole('region', { name: 'About the artist' })
  await expect(about).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await dialog.getByLabel('Your story').fill('Started with a borrowed accordion.')
  await dialog.getByLabel('Based in').fill('Porto')
  await dialog.getByLabel('Genres').fill('fado, folk')
  await dialog.getByLabel('Link').fill('http://plain.example')
  await save.click()
  await expect(dialog.getByText('A link begins with https://')).toBeVisible()
  await dialog.getByLabel('Link').fill('https://lena.example/music')
  await save.click()
  await expect(about).toContainText('Started with a borrowed accordion.')
  await expect(about).toContainText('fado, folk')
  await expect(about.getByRole('link', { name: 'lena.example/music' })).toHaveAttribute('rel', /nofollow/)
  await switchFlag(page, 'artist-profiles', false)
  await page.reload()
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click()
  const plain = page.getByRole('dialog', { name: 'Edit profile' })
  await expect(plain.getByLabel('Display name')).toHaveValue('Lena Loud')
  await expect(plain.getByLabel('Your story')).toHaveCount(0)
})

test('[SHELL-08] [SOC-07] feed, explore and search work: what one follows, what there is, and songs and people by words', async ({
  page,
  signIn,
}) => {
  const song = await finishedSong(page)
  const row = page.getByRole('main').getByRole('article', { name: song.title })
  for (const [path, heading] of [
    ['/feed', 'Feed'],
    ['/explore', 'Explore'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(row.first()).toBeVisible()
  }
  // Every genre has a tile; its songs are a page one comes back from.
  const genres = page.getByRole('region', { name: 'Genres' })
  const genre = (await genres.getByRole('link').first().innerText()).trim()
  await genres.getByRole('link', { name: genre, exact: true }).click()
  await expect(page.getByRole('region', { name: genre }).getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(genres).toBeVisible()
  await page.goto(`/@${song.handle}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await signIn.expectSignUp()
  await page.goto(`/search?q=${song.handle}`)
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await becomeMember(page)
  await page.goto(`/@${song.handle}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
  await page.goto('/feed')
  await expect(page.getByText('The latest songs from people you follow.')).toBeVisible()
  await expect(row.first()).toBeVisible()
  await page.goto(`/search?q=${encodeURIComponent(song.title)}`)
  await expect(row.first()).toBeVisible()
  await page.getByRole('tab', { name: 'People' }).click()
  await expect(page.getByText(`Nobody called “${song.title}”.`)).toBeVisible()
  await page.goto(`/search?tab=people&q=${song.display_name.slice(0, 4)}`)
  await page.getByRole('link', { name: new RegExp(song.handle) }).click()
  await expect(page).toHaveURL(new RegExp(`/@${song.handle}$`))
})

test('[SHELL-27 a] verified people carry a badge, others do not', async ({ page }) => {
  const song = await finishedSong(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`/@${song.handle}`)
  await expect(heading.getByText('Verified')).toBeAttached()
  await becomeMember(page)
  const { user } = (await (await page.request.get('/api/session/')).json()) as { user: { handle: string } }
  await page.goto(`/@${user.handle}`)
  await expect(heading).toBeVisible()
  await expect(heading.getByText('Verified')).toHaveCount(0)
})

test('[PRF-06 a] one’s own profile loads when signed in; the tip to claim a username is answered once', async ({
  page,
}) => {
  const tip = page.getByRole('region', { name: 'Claim your username' })
  await becomeMember(page)
  const loaded = page.waitForResponse('**/api/profiles/artist-info')
  await page.goto('/')
  expect((await loaded).ok()).toBe(true)
  // It leaves alone who has just signed up; their Home begins with first songs to make.
  await expect(page.getByRole('region', { name: 'Your first song' }).getByRole('link')).toHaveCount(8)
  await expect(tip).toHaveCount(0)
  await page.clock.install({ time: new Date(Date.now() + 600_000) })
  await page.reload()
  await expect(tip).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => tip.evaluate(countCovered)).toBe(0)
  await tip.getByRole('button', { name: 'Dismiss' }).click()
  await expect(tip).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await expect(tip).toHaveCount(0)
})

// How many things to press in the page lie below it.
function countCovered(tip: Element): number {
  const above = tip.getBoundingClientRect()
  return [...document.querySelectorAll('main :is(a, button)')].filter((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect()
    const isBelow = top < above.bottom && bottom > above.top && left < above.right && right > above.left
    return isBelow && !tip.contains(each)
  }).length
}
