import { randomUUID } from 'node:crypto'
import { apart, longestOutOfStep, RadioListener } from '../drivers/radio.ts'
import { finishedSong } from '../drivers/songs.ts'
import { becomeMember } from '../drivers/visitor.ts'
import { expect, test } from '../support/test.ts'

const STEP_SECONDS = 0.5
const BACK_WITHIN_SECONDS = 6

test.beforeEach(({ station }) => station)

test('[JRN-10] [SHELL-10] two people on different devices hear the same second of the radio and talk in its chat', async ({
  page,
  browser,
}) => {
  await finishedSong(page)
  const tablet = await browser.newContext({ viewport: { width: 820, height: 1180 } })
  const [ada, bo] = [new RadioListener(page), new RadioListener(await tablet.newPage())]
  for (const person of [ada, bo]) {
    await becomeMember(person.page)
    await person.open()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Radio', exact: true })).toBeVisible()
  await expect.poll(() => apart(ada, bo)).toBeLessThan(STEP_SECONDS)
  expect(await longestOutOfStep([ada, bo], { within: 8, step: STEP_SECONDS })).toBeLessThan(BACK_WITHIN_SECONDS)
  // Songs have quiet moments.
  for (const person of [ada, bo]) await expect.poll(() => person.loudness()).toBeGreaterThan(0.01)

  const [question, answer] = [`Do you hear it, ${randomUUID()}?`, `Right now, ${randomUUID()}`]
  await ada.say(question)
  await expect(bo.messages.filter({ hasText: question })).toBeVisible()
  await bo.say(answer)
  await expect(ada.messages.filter({ hasText: answer })).toBeVisible()
  await tablet.close()
})
