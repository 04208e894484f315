import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createOutbox } from './createOutbox.ts'
import { describeMail } from './describeMail.ts'

async function openFolder(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'arioso-outbox-')), 'outbox')
}

describeMail('outbox file', async () => {
  const outbox = createOutbox({ folder: await openFolder() })
  return { mail: outbox, delivered: async () => (await outbox.listKept()).toReversed() }
})

it('has nothing before the first letter, and shows the newest first, also after a restart', async () => {
  const folder = await openFolder()
  const outbox = createOutbox({ folder })
  expect(await outbox.listKept()).toEqual([])
  for (const subject of ['First', 'Second']) await outbox.send({ to: 'ada@example.com', subject, text: 'Hi' })
  const reopened = await createOutbox({ folder }).listKept()
  expect(reopened.map(({ subject }) => subject)).toEqual(['Second', 'First'])
  expect(new Set(reopened.map(({ id }) => id)).size).toBe(2)
  for (const { sentAt } of reopened) expect(Date.parse(sentAt)).toBeGreaterThan(0)
})

it('forgets one person’s letters when asked, and everybody’s after a month, and loses no other', async () => {
  const folder = await openFolder()
  let now = new Date('2026-01-01T00:00:00Z')
  const open = () => createOutbox({ folder, now: () => now })
  const outbox = open()
  const send = (to: string) => outbox.send({ to, subject: 's', text: 't' })
  await Promise.all([
    send('ada@example.com'),
    send('bo@example.com'),
    outbox.forget('ada@example.com'),
    send('cy@example.com'),
  ])
  expect((await outbox.listKept()).map(({ to }) => to)).toEqual(['cy@example.com', 'bo@example.com'])
  now = new Date('2026-01-20T00:00:00Z')
  await send('dee@example.com')
  now = new Date('2026-02-10T00:00:00Z')
  const later = open()
  await later.send({ to: 'eve@example.com', subject: 's', text: 't' })
  expect((await later.listKept()).map(({ to }) => to)).toEqual(['eve@example.com', 'dee@example.com'])
})
