import { finishedSong } from '../drivers/songs.ts'
import { becomeMember, switchFlag } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

// What is shown here moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type Ears = { ears?: AnalyserNode }

test('[PLY-02] [MOD-32] the omniplayer shows the cover moving with the real sound, the words and all controls', async ({
  page,
  player,
  backstage,
}) => {
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      override createAnalyser(): AnalyserNode {
        const ears = super.createAnalyser()
        Object.assign(window, { ears })
        return ears
      }
    }
  })
  const song = await finishedSong(page)
  await page.goto(`/song/${song.id}`)
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
  await player.expectSounding()
  await player.seekTo(8)
  await player.bar.getByRole('button', { name: 'Full screen' }).click()
  const omniplayer = page.getByRole('dialog', { name: /^Playing from / })
  const stage = omniplayer.getByRole('figure', { name: `The cover of ${song.title}, moving with the sound` })
  await expect(stage).toBeVisible()
  const loudness = () =>
    page.evaluate(() => {
      const samples = new Float32Array(2048)
      ;(window as unknown as Ears).ears?.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    })
  await expect.poll(loudness).toBeGreaterThan(0.005)
  const picture = () =>
    stage.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/webp', 0.2))
  const earlier = await picture()
  await expect.poll(picture).not.toBe(earlier)
  await expect(omniplayer.getByRole('group', { name: 'Playback' }).filter({ visible: true })).toBeVisible()
  await expect(omniplayer.getByRole('slider', { name: 'Seek' }).filter({ visible: true })).toBeVisible()

  await page.keyboard.press('Space')
  await expect.poll(() => player.isSilent()).toBe(true)
  await page.goBack()
  await expect(omniplayer).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await player.bar.getByRole('button', { name: 'Play', exact: true }).click()
  await player.bar.getByRole('button', { name: 'Full screen' }).click()
  await expect(stage).toBeVisible()
  await player.expectSounding()
  const still = await picture()
  const since = await player.seconds()
  await expect.poll(() => player.seconds()).toBeGreaterThan(since + 1)
  expect(await picture()).toBe(still)

  await becomeMember(page)
  const [uncovered = ''] = await backstage.keepSongs(page, ['Low Tide'])
  await page.goto(`/song/${uncovered}`)
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
  await player.bar.getByRole('button', { name: 'Full screen' }).click()
  await expect(omniplayer.getByRole('figure', { name: /^The cover of Low Tide/ }).locator('svg')).toBeVisible()

  await switchFlag(page, 'web-omniplayer', false)
  await page.reload()
  await expect(player.bar.getByRole('button', { name: 'Queue' })).toBeVisible()
  await expect(player.bar.getByRole('button', { name: 'Full screen' })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
