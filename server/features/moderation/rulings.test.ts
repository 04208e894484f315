import { randomUUID } from 'node:crypto'
import { calls, DAY_MS, STRIKE_LASTS_DAYS } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hookOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
let staff: Member
let listener: Member
beforeAll(async () => {
  server = await startTestServer()
  staff = await signUp(server.url, 'Sam')
  listener = await signUp(server.url, 'Bo')
  await staff.post('/api/staff/claim/', { token: await server.storage.staffClaims.issue(server.clock.now) })
})
afterAll(() => server.close())

type Ruled = { reason?: string; is_strike?: boolean }

async function makeSong(maker: Member): Promise<string> {
  return (await insertClip(server.storage, maker.id, { isPublic: true, title: 'Low Tide' })).id
}

async function removeSong(maker: Member, ruled: Ruled = {}): Promise<string> {
  const id = await makeSong(maker)
  await listener.post('/api/moderation/flag-clip', { clip_id: id, reason: 'spam', details: '' })
  const { body } = await staff.get('/api/staff/reports/')
  const song = calls.listReports.reply.parse(body).songs.find(({ clip_id }) => clip_id === id)
  const report_ids = song?.reports.map((report) => report.id)
  expect((await staff.post(`/api/staff/reports/${id}/`, { decision: 'removed', report_ids, ...ruled })).status).toBe(
    200,
  )
  return id
}

async function removeComment(writer: Member, content: string, reason: string): Promise<void> {
  const clipId = await makeSong(listener)
  const { id } = await server.storage.comments.add({
    clipId,
    userId: writer.id,
    content,
    atSeconds: null,
    parentId: null,
  })
  const answer = await staff.post(`/api/staff/comment-reports/${id}/`, { decision: 'removed', reason })
  expect(answer.status).toBe(200)
}

async function removeProfile(person: Member): Promise<void> {
  const flag = { content_type: 'profile', content_id: person.id, reason: 'hate', details: '' }
  await listener.post('/api/moderation/flag-content', flag)
  await staff.post(`/api/staff/content-reports/profile/${person.id}/`, { decision: 'removed', reason: 'Hateful words' })
}

const standingOf = async (member: Member) =>
  calls.getStanding.reply.parse((await member.get('/api/moderation/standing/')).body)
const appeals = async () => calls.listAppeals.reply.parse((await staff.get('/api/staff/appeals/')).body).appeals
const publish = (member: Member, id: string) => member.post(`/api/gen/${id}/set_visibility/`, { is_public: true })
const kindsOf = async (member: Member) => {
  const { body } = await member.get('/api/notification/v2')
  return calls.listNotifications.reply.parse(body).notifications.map(({ kind, message }) => ({ kind, message }))
}
const audited = async () => (await server.storage.auditLog.list({ limit: 40 })).map(({ kind }) => kind)

describe('what staff decide', () => {
  it('is told to its maker with the reason, for songs, comments and profiles alike, and counts as a strike', async () => {
    const ada = await signUp(server.url, 'Ada')
    await removeSong(ada, { reason: 'Nothing but adverts' })
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    await removeComment(ada, 'Buy ringtones', 'An advert')
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    await removeProfile(ada)
    const { strikes, rulings } = await standingOf(ada)
    expect(strikes).toBe(3)
    expect(rulings.map(({ content_type, title, reason }) => [content_type, title, reason])).toEqual([
      ['profile', 'Ada', 'Hateful words'],
      ['comment', 'Buy ringtones', 'An advert'],
      ['song', 'Low Tide', 'Nothing but adverts'],
    ])
    expect(await kindsOf(ada)).toEqual(
      expect.arrayContaining([
        { kind: 'song_removed', message: 'Nothing but adverts' },
        { kind: 'content_removed', message: 'Your comment “Buy ringtones”: An advert' },
      ]),
    )
    expect((await standingOf(listener)).rulings).toEqual([])
  })

  it('pauses publishing after three strikes, and only until the oldest of them is forgotten', async () => {
    const cy = await signUp(server.url, 'Cy')
    const own = (await insertClip(server.storage, cy.id, { isPublic: false, title: 'Mine' })).id
    const start = server.clock.now
    await removeSong(cy)
    server.clock.now = new Date(start.getTime() + DAY_MS)
    await removeSong(cy)
    await removeSong(cy, { is_strike: false })
    expect((await publish(cy, own)).status).toBe(200)
    await removeSong(cy)
    const until = new Date(start.getTime() + STRIKE_LASTS_DAYS * DAY_MS).toISOString()
    expect((await standingOf(cy)).paused_until).toBe(until)
    expect(await publish(cy, own)).toMatchObject({ status: 403, body: { code: 'PUBLISHING_PAUSED' } })
    const linked = await cy.post(`/api/gen/${own}/set_visibility/`, { is_public: false, link_only: true })
    expect(linked.body).toMatchObject({ code: 'PUBLISHING_PAUSED' })
    const hook = await cy.post('/api/video/hooks/create', hookOrder(own, randomUUID()))
    expect(hook.body).toMatchObject({ code: 'PUBLISHING_PAUSED' })
    const hidden = await cy.post(`/api/gen/${own}/set_visibility/`, { is_public: false })
    expect(hidden.status).toBe(200)
    server.clock.now = new Date(start.getTime() + STRIKE_LASTS_DAYS * DAY_MS + 1)
    expect((await publish(cy, own)).status).toBe(200)
    server.clock.now = start
  })

  it('can be appealed once by whom it concerns, and taken back by staff: the strike goes and the song comes back', async () => {
    const di = await signUp(server.url, 'Di')
    const songId = await removeSong(di, { reason: 'Spam' })
    const landmarks = { hashes: [11, 12, 13], frames: [1, 2, 3] }
    await server.storage.removedRecordings.add(songId, landmarks)
    expect(await server.storage.removedRecordings.findLike(landmarks)).toEqual({ recordingId: songId, votes: 3 })
    const [ruling] = (await standingOf(di)).rulings
    const appeal = (member: Member, text: string) =>
      member.post(`/api/moderation/rulings/${ruling?.id}/appeal/`, { text })
    expect((await appeal(listener, 'Not mine')).status).toBe(404)
    expect((await appeal(di, '')).status).toBe(422)
    expect((await appeal(di, 'It is a lullaby')).status).toBe(200)
    expect((await appeal(di, 'Once more')).status).toBe(404)
    const waiting = (await appeals()).find(({ id }) => id === ruling?.id)
    expect(waiting).toMatchObject({ appeal: 'It is a lullaby', display_name: 'Di', strikes: 1, reason: 'Spam' })

    const answer = (member: Member) =>
      member.post(`/api/staff/appeals/${ruling?.id}/`, { answer: 'overturned', reason: 'You are right' })
    expect((await answer(di)).status).toBe(403)
    expect((await answer(staff)).status).toBe(200)
    expect((await answer(staff)).status).toBe(404)
    expect(await standingOf(di)).toMatchObject({
      strikes: 0,
      rulings: [{ answer: 'overturned', answer_reason: 'You are right', is_strike: false }],
    })
    expect((await publish(di, songId)).status).toBe(200)
    expect(await server.storage.removedRecordings.findLike(landmarks)).toBeUndefined()
    expect(await kindsOf(di)).toContainEqual({
      kind: 'appeal_answered',
      message: 'The decision was taken back: You are right',
    })
    for (const kind of ['song_removed', 'reports_decided', 'appeal_made', 'appeal_answered']) {
      expect(await audited()).toContain(kind)
    }
  })

  it('that stands after an appeal keeps its strike, and the song stays away', async () => {
    const eve = await signUp(server.url, 'Eve')
    const songId = await removeSong(eve)
    const id = (await standingOf(eve)).rulings[0]?.id
    await eve.post(`/api/moderation/rulings/${id}/appeal/`, { text: 'Please' })
    await staff.post(`/api/staff/appeals/${id}/`, { answer: 'upheld' })
    expect(await standingOf(eve)).toMatchObject({ strikes: 1, rulings: [{ answer: 'upheld', is_strike: true }] })
    expect((await publish(eve, songId)).status).toBeGreaterThanOrEqual(400)
    expect((await appeals()).map((each) => each.id)).not.toContain(id)
  })
})
