import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
let staff: Member
let maker: Member
beforeAll(async () => {
  server = await startTestServer()
  ;[staff, maker] = [await signUp(server.url), await signUp(server.url, 'Ada')]
  await staff.post('/api/staff/claim/', { token: await server.storage.staffClaims.issue(server.clock.now) })
})
afterAll(() => server.close())

const publish = (title: string) => insertClip(server.storage, maker.id, { isPublic: true, title })

const flag = (visitor: Visitor, clip_id: string, changes: object = {}) =>
  visitor.post('/api/moderation/flag-clip', { clip_id, reason: 'spam', ...changes })

const claim = (visitor: Visitor, clip_id: string, changes: object = {}) =>
  visitor.post('/api/moderation/flag-copyright', { clip_id, email: 'holder@example.com', work: 'My tune', ...changes })

async function findReported(clipId: string) {
  const reply = calls.listReports.reply.parse((await staff.get('/api/staff/reports/')).body)
  return reply.songs.find(({ clip_id }) => clip_id === clipId)
}

async function decide(clipId: string, decision: string, reason = '') {
  const report_ids = (await findReported(clipId))?.reports.map(({ id }) => id) ?? []
  return staff.post(`/api/staff/reports/${clipId}/`, { decision, report_ids, reason })
}

async function newsOf(member: Member) {
  return calls.listNotifications.reply.parse((await member.get('/api/notification/v2')).body).notifications
}

describe('a report', () => {
  it('waits for staff with what was said, once per person however often it is sent', async () => {
    const song = await publish('Loud Advert')
    const [bo, cy] = [await signUp(server.url, 'Bo'), await signUp(server.url, 'Cy')]
    expect(await flag(bo, song.id, { details: 'Buy now, it sings.' })).toMatchObject({ status: 200 })
    await flag(bo, song.id, { reason: 'hate', details: 'And worse in the second verse.' })
    await flag(cy, song.id)
    await claim(createVisitor(server.url), song.id)
    await claim(createVisitor(server.url), song.id, { email: 'HOLDER@example.com', details: 'Bars 3 to 9.' })
    const reported = await findReported(song.id)
    expect(reported).toMatchObject({ title: 'Loud Advert', display_name: 'Ada', visibility: 'public' })
    expect(reported?.reports).toMatchObject([
      { kind: 'flag', reason: 'hate', details: 'And worse in the second verse.', email: '' },
      { kind: 'flag', reason: 'spam', details: '' },
      { kind: 'copyright', reason: 'copyright', work: 'My tune', details: 'Bars 3 to 9.', handle: '' },
    ])
    expect(await newsOf(maker)).toEqual([])
  })

  it('needs a reason, an address to answer to, and a song that others can hear', async () => {
    const song = await publish('Fine Song')
    const bo = await signUp(server.url)
    expect((await flag(bo, song.id, { reason: 'boring' })).status).toBe(422)
    expect((await flag(bo, song.id, { details: 'x'.repeat(2001) })).status).toBe(422)
    expect((await claim(bo, song.id, { email: 'nobody' })).status).toBe(422)
    expect((await claim(bo, song.id, { work: ' ' })).status).toBe(422)
    expect((await claim(maker, song.id)).status).toBe(403)
    const hidden = await insertClip(server.storage, maker.id)
    expect((await flag(bo, hidden.id)).status).toBe(404)
    expect(await findReported(song.id)).toBeUndefined()
  })

  it('is refused after ten within ten minutes', async () => {
    const limited = await startTestServer({ environment: { ARIOSO_RATE_LIMITS: 'on' } })
    const bo = await signUp(limited.url)
    const song = await insertClip(limited.storage, (await signUp(limited.url)).id, { isPublic: true })
    const answers: number[] = []
    for (let tries = 0; tries < 11; tries += 1) answers.push((await flag(bo, song.id)).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await limited.close()
  })
})

describe('what staff decides', () => {
  it('dismissed: the song stays, its maker hears nothing, and the same person cannot bring it back', async () => {
    const song = await publish('Harmless')
    const bo = await signUp(server.url)
    await flag(bo, song.id)
    expect((await decide(song.id, 'dismissed')).status).toBe(200)
    await flag(bo, song.id, { details: 'Once more.' })
    expect(await findReported(song.id)).toBeUndefined()
    expect((await createVisitor(server.url).get(`/api/clip/${song.id}`)).status).toBe(200)
    expect((await newsOf(maker)).filter(({ content_id }) => content_id === song.id)).toEqual([])
  })

  it('warned: the song stays and its maker is told why; what came in meanwhile still waits', async () => {
    const song = await publish('Rude Verse')
    await flag(await signUp(server.url), song.id)
    const seen = (await findReported(song.id))?.reports.map(({ id }) => id) ?? []
    await flag(await signUp(server.url), song.id, { reason: 'hate' })
    const body = { decision: 'warned', report_ids: seen, reason: 'Please change verse two.' }
    await staff.post(`/api/staff/reports/${song.id}/`, body)
    expect((await findReported(song.id))?.reports).toMatchObject([{ reason: 'hate' }])
    expect((await newsOf(maker))[0]).toMatchObject({
      title: '“Rude Verse” was reported, and our staff ask you to take a look',
      message: 'Please change verse two.',
    })
    expect((await createVisitor(server.url).get(`/api/clip/${song.id}`)).status).toBe(200)
  })

  it('removed: gone for everybody, its maker is told and warned only if somebody’s rights were broken', async () => {
    const session = async () => calls.getSession.reply.parse((await maker.get('/api/session/')).body)
    const [spam, copy] = [await publish('Spam'), await publish('Copy')]
    await flag(await signUp(server.url), spam.id)
    await decide(spam.id, 'removed', 'Nothing but adverts.')
    expect((await createVisitor(server.url).get(`/api/clip/${spam.id}`)).status).toBe(404)
    expect((await newsOf(maker))[0]?.title).toBe('“Spam” was removed for breaking the community guidelines')
    expect((await session()).copyrightWarning).toBe(null)
    await maker.post('/api/gen/trash', { trash: false, clip_ids: [spam.id] })
    const share = await maker.post(`/api/gen/${spam.id}/set_visibility/`, { is_public: true })
    expect(share.body).toMatchObject({ code: 'CLIP_REMOVED' })

    await claim(createVisitor(server.url), copy.id)
    await decide(copy.id, 'removed')
    expect((await session()).copyrightWarning).toMatchObject({ title: 'Copy' })
    expect(await findReported(copy.id)).toBeUndefined()
  })
})
