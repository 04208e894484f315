import { DAY_MS, JOB_QUEUES, sendDigestJob } from '@arioso/contract'
import { parseConfiguration } from '@arioso/contract/configuration'
import type { MailProvider } from '@arioso/providers/mail'
import { createSmtp, openTestSmtp, readParts, type TestSmtp } from '@arioso/providers/mail/testing'
import { createArtist, createTestStorage, type Artist, type TestStorage } from '@arioso/storage/testing'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { planDigests, startDigestJobs } from './startDigestJobs.ts'
import { sendDigest } from './sendDigest.ts'
import { dueWeek } from './weeks.ts'

const ADDRESS = 'https://arioso.example'

let storage: TestStorage
let database: Client
let smtp: TestSmtp
let mail: MailProvider
// The Monday after today: what happens now is told in its letter.
const monday = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + (7 - ((new Date().getUTCDay() + 6) % 7)) * DAY_MS)
const week = monday.toISOString().slice(0, 10)

beforeAll(async () => {
  storage = await createTestStorage()
  database = new Client({ connectionString: storage.databaseUrl })
  await database.connect()
  smtp = await openTestSmtp()
  mail = createSmtp({ url: smtp.url, from: 'Arioso <no-reply@example.com>', tries: 1 })
})
afterEach(() => {
  smtp.letters.length = 0
})
afterAll(async () => {
  mail.close?.()
  await smtp.close()
  await database.end()
  await storage.drop()
})

async function member(isVerified = true): Promise<Artist> {
  const artist = await createArtist(storage)
  const email = `${artist.handle}@example.com`
  const patch = `update "user" set is_demo = false, email_verified = $2, email = $3 where id = $1`
  await database.query(patch, [artist.id, isVerified, email])
  return { ...artist, email }
}

async function publish(artist: Artist, title: string): Promise<string> {
  const [clip] = await storage.clips.insert([artist.newClip({ title, isPublic: true, status: 'complete' })])
  await storage.clips.update(clip?.id ?? '', { completedAt: new Date() })
  return clip?.id ?? ''
}

// Somebody with a song that a friend listened to, liked and talked about, who also made one.
async function busyWeek() {
  const [ada, bo] = [await member(), await member(false)]
  const song = await publish(ada, 'Low <Tide>')
  const theirs = await publish(bo, 'Harbour')
  for (const listener of [ada.id, bo.id, 'stranger']) await storage.plays.count(song, listener, new Date())
  await storage.reactions.set(song, bo.id, 'LIKE')
  await storage.comments.add({ clipId: song, userId: bo.id, content: 'Lovely', parentId: null, atSeconds: null })
  await storage.profiles.setFollowing(bo.id, ada.id, true)
  await storage.profiles.setFollowing(ada.id, bo.id, true)
  return { ada, bo, song, theirs }
}

const send = ({ id }: { id: string }, through = mail) =>
  sendDigest({ storage, mail: through, address: ADDRESS }, { user_id: id, week })

const letterTo = ({ email }: { email: string }) => smtp.letters.filter(({ to }) => to === email)

describe('the weekly letter', () => {
  it('tells what others did with one’s songs and what is new, as text and as HTML, with the way out in its head', async () => {
    const { ada, song, theirs } = await busyWeek()
    await send(ada)
    const [letter] = letterTo(ada)
    const { subject, parts } = readParts(letter?.source ?? '')
    const [text = '', html = ''] = ['text/plain', 'text/html'].map(
      (type) => parts.find((part) => part.type === type)?.text,
    )
    expect(subject).toBe('Your week on Arioso')
    expect(text).toContain(`“Low <Tide>”: 2 listeners, 1 like, 1 comment\n${ADDRESS}/song/${song}`)
    expect(text).toContain('You have 1 new follower.')
    expect(text).toContain(`“Harbour” by An Artist\n${ADDRESS}/song/${theirs}`)
    expect(html).toContain(`<a href="${ADDRESS}/song/${song}">“Low &lt;Tide&gt;”: 2 listeners`)
    const head = (letter?.source ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n\r\n')[0] ?? ''
    const leave = /^List-Unsubscribe: <(\S+)>\r?$/m.exec(head)?.[1] ?? ''
    expect(leave).toMatch(/^https:\/\/arioso\.example\/digest\/leave\?key=[\w-]{32}$/)
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(text).toContain(leave)
  })

  it('comes once a week, also from two workers at once and when one is asked again', async () => {
    const { ada } = await busyWeek()
    await Promise.all([send(ada), send(ada), send(ada)])
    await send(ada)
    expect(letterTo(ada)).toHaveLength(1)
  })

  it('that the mail server did not take comes with the next try', async () => {
    const { ada } = await busyWeek()
    smtp.refusals.push('451 come back later')
    await expect(send(ada)).rejects.toThrow('said 451')
    await send(ada)
    expect(letterTo(ada)).toHaveLength(1)
  })

  it('of a worker that ended while the mail server took it is not sent again; of one that ended before, it is', async () => {
    const { ada, bo } = await busyWeek()
    await database.query(`update "user" set email_verified = true where id = $1`, [bo.id])
    const ends: MailProvider = { ...mail, send: () => new Promise(() => undefined) }
    void send(ada, ends)
    await expect.poll(async () => (await storage.digests.listDue(week, all)).includes(ada.id)).toBe(false)
    await send(ada)
    expect(letterTo(ada)).toHaveLength(0)
    await storage.digests.read(bo.id, new Date(0), monday)
    await send(bo)
    expect(letterTo(bo)).toHaveLength(1)
  })

  it('goes to nobody who left, whose address is not confirmed, or to whom nothing happened', async () => {
    const { ada, bo } = await busyWeek()
    const quiet = await member()
    const { leaveKey } = (await storage.digests.begin(ada.id, '2020-01-06')) ?? { leaveKey: '' }
    expect(await storage.digests.leave(leaveKey)).toBe(true)
    for (const person of [ada, bo, quiet]) await send(person)
    expect(smtp.letters).toEqual([])
    const due = await storage.digests.listDue(week, all)
    for (const person of [ada, bo, quiet]) expect(due).not.toContain(person.id)
  })

  it('is sent by the worker and counted among the letters staff see', async () => {
    const { ada } = await busyWeek()
    const configuration = parseConfiguration({
      ARIOSO_SMTP_URL: smtp.url,
      ARIOSO_MAIL_FROM: 'Arioso <no-reply@example.com>',
      PUBLIC_URL: ADDRESS,
    })
    const stop = await startDigestJobs(storage, configuration, pino({ level: 'silent' }))
    await storage.jobs.send(JOB_QUEUES.sendDigest, { user_id: ada.id, week })
    await expect.poll(() => storage.doorCalls.summarise()).toMatchObject([{ door: 'mail', calls: 1, errorRate: 0 }])
    expect(letterTo(ada)).toHaveLength(1)
    await storage.queue.stop()
    stop()
  })

  it('is asked for once per person, on Monday morning and the days after', async () => {
    const { ada } = await busyWeek()
    const morning = new Date(monday.getTime() + 9 * 3_600_000)
    for (const moment of [monday, morning, morning]) await planDigests(storage, moment)
    const asked = `select data from pgboss.job where name = 'send-digest' and data->>'user_id' = $1`
    const { rows } = await database.query<{ data: object }>(asked, [ada.id])
    expect(rows.map(({ data }) => sendDigestJob.parse(data))).toEqual([{ user_id: ada.id, week }])
  })
})

const all = { afterId: '', limit: 1000 }

it.each([
  ['2026-11-16T08:59:59Z', undefined],
  ['2026-11-16T09:00:00Z', '2026-11-16'],
  ['2026-11-19T08:59:59Z', '2026-11-16'],
  ['2026-11-19T09:00:00Z', undefined],
  ['2026-11-22T23:00:00Z', undefined],
])('at %s the letters of %s are due', (moment, expected) => {
  expect(dueWeek(new Date(moment))).toBe(expected)
})
