import { calls, type ReportedType } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
let staff: Member
let maker: Member
let listener: Member
let clipId: string
beforeAll(async () => {
  server = await startTestServer()
  ;[staff, maker, listener] = [
    await signUp(server.url, 'Sam'),
    await signUp(server.url, 'Ada'),
    await signUp(server.url, 'Bo'),
  ]
  await staff.post('/api/staff/claim/', { token: await server.storage.staffClaims.issue(server.clock.now) })
  clipId = (await insertClip(server.storage, maker.id, { isPublic: true, title: 'Low Tide' })).id
})
afterAll(() => server.close())

async function makeHook(): Promise<string> {
  const { id: uploadId } = await server.storage.videoUploads.create(maker.id)
  const id = await server.storage.hooks.insert(storedOrder(maker.id, clipId, uploadId))
  await server.storage.hooks.update(id, { status: 'rendered_passed_moderation' })
  return id
}

async function makePersona(): Promise<string> {
  const made = { userId: maker.id, rootClipId: clipId, name: 'Low voice', description: 'Warm', isPublic: true }
  return (await server.storage.personas.insert(made)).id
}

const report = (member: Member, content_type: ReportedType, content_id: string, details = '') =>
  member.post('/api/moderation/flag-content', { content_type, content_id, reason: 'spam', details })

async function findReported(type: ReportedType, id: string) {
  const { body } = await staff.get('/api/staff/content-reports/')
  const { contents } = calls.listContentReports.reply.parse(body)
  return contents.find((each) => each.content_type === type && each.content_id === id)
}

const decide = (type: ReportedType, id: string, decision: string, reason = '') =>
  staff.post(`/api/staff/content-reports/${type}/${id}/`, { decision, reason })

async function newsOf(member: Member) {
  const { body } = await member.get('/api/notification/v2')
  return calls.listNotifications.reply.parse(body).notifications
}

describe('hooks, profiles and personas that were reported', () => {
  it('wait for staff with what they say and what is said against them, the longest waiting first', async () => {
    const [hookId, personaId] = [await makeHook(), await makePersona()]
    await server.storage.users.update(maker.id, { profileDescription: 'Cheap ringtones' })
    await report(listener, 'profile', maker.id, 'An advert.')
    await report(listener, 'hook', hookId)
    await report(listener, 'persona', personaId)
    await report(staff, 'persona', personaId, 'Twice')
    await report(staff, 'persona', personaId, 'Said again')
    const owner = { display_name: 'Ada' }
    const said = { reason: 'spam', created_at: expect.any(String) }
    expect(await findReported('profile', maker.id)).toMatchObject({
      ...owner,
      title: 'Ada',
      text: 'Cheap ringtones',
      reports: [{ ...said, details: 'An advert.' }],
    })
    expect(await findReported('hook', hookId)).toMatchObject({ ...owner, image_url: expect.stringContaining(hookId) })
    expect(await findReported('persona', personaId)).toMatchObject({
      ...owner,
      title: 'Low voice',
      text: 'Warm',
      reports: [{ details: '' }, { details: 'Said again' }],
    })
    const { body } = await staff.get('/api/staff/content-reports/')
    const order = calls.listContentReports.reply.parse(body).contents.map(({ content_type }) => content_type)
    expect(order).toEqual(['profile', 'hook', 'persona'])
  })

  it('dismissed, they stay, and nobody brings them back by saying the same again', async () => {
    const hookId = await makeHook()
    await report(listener, 'hook', hookId)
    expect((await decide('hook', hookId, 'dismissed')).status).toBe(200)
    await report(listener, 'hook', hookId, 'Still')
    expect(await findReported('hook', hookId)).toBeUndefined()
    expect((await listener.get(`/api/video/hooks/${hookId}`)).status).toBe(200)
  })

  it('removed, a hook and a persona are gone for everybody, and their maker is told why', async () => {
    const [hookId, personaId] = [await makeHook(), await makePersona()]
    await report(listener, 'hook', hookId)
    await report(listener, 'persona', personaId)
    await decide('hook', hookId, 'removed', 'Not your film')
    await decide('persona', personaId, 'removed')
    expect((await maker.get(`/api/video/hooks/${hookId}`)).status).toBe(404)
    expect((await maker.get(`/api/persona/get-persona-paginated/${personaId}/`)).status).toBe(404)
    const news = (await newsOf(maker)).filter(({ kind }) => kind === 'content_removed')
    expect(news.map(({ message }) => message)).toEqual([
      'Your persona “Low voice”',
      expect.stringMatching(/^Your hook “.+”: Not your film$/),
    ])
    expect(news[0]).toMatchObject({ title: 'Removed for breaking the community guidelines', content_type: null })
    expect((await decide('hook', hookId, 'removed')).status).toBe(404)
  })

  it('removed, a hook is nowhere any more: no page, list, search, film, short link, news, and no second posting', async () => {
    const { storage } = server
    const { id: uploadId } = await storage.videoUploads.create(maker.id)
    await storage.videoUploads.update(uploadId, { status: 'complete', durationSeconds: 40 })
    const order = storedOrder(maker.id, clipId, uploadId, { publish: { title: 'Quagmire', caption: 'Knee deep' } })
    const id = await storage.hooks.insert(order)
    await storage.hooks.update(id, { status: 'rendered_passed_moderation' })
    const folder = `clips/${clipId}/hooks/${id}`
    for (const key of [`${folder}/video.mp4`, `${folder}/poster.jpg`, `videos/${uploadId}/video.mp4`])
      await storage.files.write(key, Buffer.from('a film'))
    await listener.post(`/api/video/hooks/${id}/update_reaction_type/`, { reaction: 'LIKE' })
    await listener.post(`/api/video/hooks/${id}/comments`, { content: 'Ha' })
    const link = await listener.post('/api/share/link', { content_id: id, content_type: 'hook' })
    const { handle } = await storage.users.get(maker.id)
    const seen = async () => {
      const feed = await listener.post('/api/video/hooks/feed', { cursor: null })
      const found = await listener.post('/api/search/', { query: 'quagmire', tab: 'hooks' })
      const profile = await listener.get(`/api/profiles/${handle}?include_hooks=true`)
      const news = (await newsOf(maker)).filter(
        ({ content_id, content_type }) => content_id === id && content_type === 'hook',
      )
      const page = await (await listener.fetch(`/hook/${id}`)).text()
      const short = await listener.fetch(`/s/${String(link.body['code'])}`, { redirect: 'manual' })
      const media = await Promise.all(
        ['video.mp4', 'poster.jpg'].map((name) => maker.fetch(`/media/hooks/${id}/${name}`)),
      )
      return {
        lists: [feed, found, profile].map(({ body }) => JSON.stringify(body).includes(id)),
        news: news.length,
        preview: page.includes('Quagmire'),
        short: (short.headers.get('location') ?? '').includes(id),
        media: media.map(({ status }) => status),
      }
    }
    expect(await seen()).toEqual({ lists: [true, true, true], news: 2, preview: true, short: true, media: [200, 200] })
    await report(listener, 'hook', id)
    await staff.post(`/api/staff/content-reports/hook/${id}/`, { decision: 'removed', is_strike: false })
    expect(await seen()).toEqual({
      lists: [false, false, false],
      news: 0,
      preview: false,
      short: false,
      media: [404, 404],
    })
    const { publish, render } = order
    const again = { clip_id: clipId, hook_publish: publish, video_render: render }
    expect((await maker.post('/api/video/hooks/create', again)).body['message']).toBe('Please select a video.')
    for (const key of [folder, `videos/${uploadId}`])
      expect(await storage.files.size(`${key}/video.mp4`)).toBeUndefined()
  })

  it('a removed profile keeps its account and its songs, and loses its words and its picture', async () => {
    const eve = await signUp(server.url, 'Buy Ringtones')
    const { handle } = await server.storage.users.get(eve.id)
    await eve.post('/api/profiles/', {
      handle,
      display_name: 'Buy Ringtones',
      profile_description: 'Cheap',
      avatar_image_url: null,
    })
    await report(listener, 'profile', eve.id)
    await decide('profile', eve.id, 'removed')
    expect((await listener.get(`/api/profiles/${handle}`)).body).toMatchObject({
      display_name: handle,
      profile_description: '',
      avatar_image_url: null,
    })
  })

  it('a comment on a hook is reported, removed and no longer counted, and its writer is told', async () => {
    const [hookId, cy] = [await makeHook(), await signUp(server.url, 'Cy')]
    const said = await cy.post(`/api/video/hooks/${hookId}/comments`, { content: 'Buy ringtones' })
    const id = String(said.body['id'])
    expect((await report(cy, 'hook_comment', id)).status).toBe(403)
    await report(listener, 'hook_comment', id, 'An advert.')
    expect(await findReported('hook_comment', id)).toMatchObject({ display_name: 'Cy', title: 'Buy ringtones' })
    await decide('hook_comment', id, 'removed', 'An advert')
    expect((await maker.get(`/api/video/hooks/${hookId}/comments`)).body).toMatchObject({ results: [] })
    expect((await maker.get(`/api/video/hooks/${hookId}`)).body).toMatchObject({ comment_count: 0 })
    const news = (await newsOf(cy)).map(({ message }) => message)
    expect(news).toEqual(['Your hook comment “Buy ringtones”: An advert'])
    await server.storage.hooks.update(hookId, { status: 'rendering' })
    expect((await report(listener, 'hook_comment', id)).status).toBe(404)
  })

  it('what its maker took away meanwhile needs no decision', async () => {
    const hookId = await makeHook()
    await report(listener, 'hook', hookId)
    await maker.post(`/api/video/hooks/${hookId}/delete`)
    expect(await findReported('hook', hookId)).toBeUndefined()
  })
})

describe('an artist', () => {
  it('is verified by staff, keeps the badge everywhere, and loses it again', async () => {
    const { handle } = await server.storage.users.get(maker.id)
    const verify = (is_verified: boolean) => staff.post(`/api/staff/people/${handle}/verified/`, { is_verified })
    expect((await verify(true)).body).toMatchObject({ handle, is_verified: true })
    expect((await listener.get(`/api/profiles/${handle}`)).body).toMatchObject({ is_verified: true })
    expect((await verify(false)).body).toMatchObject({ is_verified: false })
    expect((await listener.get(`/api/profiles/${handle}`)).body).toMatchObject({ is_verified: false })
    expect((await staff.post('/api/staff/people/nobody_at_all/verified/', { is_verified: true })).status).toBe(404)
  })
})
