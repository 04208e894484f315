import { expect, it } from 'vitest'
import { createBreaker } from '../outside/createBreaker.ts'
import { createSmtp } from './createSmtp.ts'
import { describeMail } from './describeMail.ts'
import { openTestSmtp, readParts } from './openTestSmtp.ts'

const FROM = 'Arioso <no-reply@example.com>'

describeMail('SMTP', async () => {
  const server = await openTestSmtp({ password: 'secret' })
  const mail = createSmtp({ url: server.url, from: FROM })
  const delivered = async () => {
    mail.close?.()
    await server.close()
    return server.letters.map(({ to, source }) => {
      const { subject, parts } = readParts(source)
      return { to, subject, text: parts.find(({ type }) => type === 'text/plain')?.text ?? '' }
    })
  }
  return { mail, delivered }
})

it('a letter comes as text and as HTML, with its link as a button and nothing of it as markup', async () => {
  const server = await openTestSmtp()
  const mail = createSmtp({ url: server.url, from: FROM })
  const text = 'Choose <b>now</b>:\n\nhttps://arioso.example/auth/reset?token=a&b="c"\n\nThe link works once.'
  await mail.send({ to: 'ada@example.com', subject: 'Choose a new password', text })
  const [letter] = server.letters
  const html = readParts(letter?.source ?? '').parts.find(({ type }) => type === 'text/html')?.text
  expect(html).toContain('<a href="https://arioso.example/auth/reset?token=a&amp;b=&quot;c&quot;"')
  expect(html).toContain('Choose &lt;b&gt;now&lt;/b&gt;')
  expect(letter?.source).toMatch(/^From: Arioso <no-reply@example.com>\r$/m)
  mail.close?.()
  await server.close()
})

it('asks a server again that says later, not one that says no, and tells of it without the password', async () => {
  const server = await openTestSmtp({ password: 'secret-word' })
  const mail = createSmtp({ url: server.url, from: FROM, pauseMs: 1 })
  const letter = { to: 'ada@example.com', subject: 'Hi', text: 'Hi' }
  server.refusals.push('451 come back later')
  await mail.send(letter)
  server.refusals.push('550 no such mailbox', '550 never asked')
  await expect(mail.send(letter)).rejects.toThrow('said 550')
  expect([server.letters.length, server.refusals.length]).toEqual([1, 1])
  expect(mail.describe()).toMatchObject({ kind: 'smtp', facts: { calls: 3, lastError: 'the mail server said 550' } })
  mail.close?.()
  const stranger = createSmtp({ url: server.url.replace('secret-word', 'wrong-word'), from: FROM, pauseMs: 1 })
  const refused = await stranger.send(letter).catch((error: unknown) => error)
  expect(String(refused)).toContain('535')
  expect(String(refused)).not.toContain('wrong-word')
  stranger.close?.()
  await server.close()
  await expect(stranger.send(letter)).rejects.toThrow('did not take it')
})

it('a mail server that is gone is left alone after five letters, and asked again later', async () => {
  let now = 0
  const breaker = createBreaker({ now: () => now })
  const mail = createSmtp({ url: 'smtp://127.0.0.1:9', from: FROM, tries: 1, breaker })
  const letter = { to: 'ada@example.com', subject: 'Hi', text: 'Hi' }
  for (let sent = 1; sent <= 5; sent += 1) await expect(mail.send(letter)).rejects.toThrow('did not take it')
  await expect(mail.send(letter)).rejects.toThrow('left alone for now')
  now += 20_000
  await expect(mail.send(letter)).rejects.toThrow('did not take it')
  mail.close?.()
})
