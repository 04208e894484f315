import { randomUUID } from 'node:crypto'
import { calls, type Hook } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hookOrder, storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
let clipId: string
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url, 'Ada')
  clipId = (await insertClip(server.storage, ada.id)).id
})
afterAll(() => server.close())

async function uploadOf(who: Member, seconds = 40): Promise<string> {
  const { id } = await server.storage.videoUploads.create(who.id)
  await server.storage.videoUploads.update(id, { status: 'complete', durationSeconds: seconds })
  return id
}

const create = (who: Visitor, order: object) => who.post('/api/video/hooks/create', order)

async function post(who: Member, song = clipId, wish: Parameters<typeof hookOrder>[2] = {}): Promise<string> {
  const id = await server.storage.hooks.insert(storedOrder(who.id, song, await uploadOf(who), wish))
  await server.storage.hooks.update(id, { status: 'rendered_passed_moderation' })
  await server.storage.files.write(`clips/${song}/hooks/${id}/video.mp4`, Buffer.from('a film in a few bytes'))
  await server.storage.files.write(`clips/${song}/hooks/${id}/poster.jpg`, Buffer.from('its first picture'))
  return id
}

const read = async (who: Visitor, id: string): Promise<Hook> =>
  calls.getHook.reply.parse((await who.get(`/api/video/hooks/${id}`)).body)

const feed = async (who: Visitor, cursor: string | null = null) =>
  calls.listHooks.reply.parse((await who.post('/api/video/hooks/feed', { cursor })).body)

describe('ordering a hook', () => {
  it('[HOOK-13] carries song and videos with their spans and volumes, keeps them, and hands the hook to the worker once', async () => {
    const order = hookOrder(clipId, await uploadOf(ada))
    const [one, other] = await Promise.all([create(ada, order), create(ada, order)])
    expect(one.status).toBe(200)
    expect(other.body).toEqual(one.body)
    const { id } = calls.createHook.reply.parse(one.body)
    const hook = await read(ada, id)
    expect(hook).toMatchObject({ status: 'submitted', video_url: null, video_render: order.video_render })
    expect(Object.keys(order.video_render.song)).toEqual(['song_id', 'clip_start_time', 'clip_end_time', 'volume'])
    expect(Object.keys(order.video_render.videos[0] ?? {})).toEqual([
      's3_id',
      'upload_id',
      'source_start_time',
      'source_end_time',
      'volume',
    ])
    const jobs: object[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    await server.storage.queue.work('render-hook', { concurrency: 1 }, async ({ data }) => {
      jobs.push(data)
      resolve()
    })
    await promise
    expect(jobs).toEqual([{ hook_id: id }])
  })

  it('without a part of the payload is refused field by field', async () => {
    const { video_render, ...rest } = hookOrder(clipId, await uploadOf(ada))
    for (const name of ['song_id', 'clip_start_time', 'clip_end_time', 'volume']) {
      const song = { ...video_render.song, [name]: undefined }
      expect((await create(ada, { ...rest, video_render: { ...video_render, song } })).status).toBe(422)
    }
    for (const name of ['s3_id', 'upload_id', 'source_start_time', 'source_end_time', 'volume']) {
      const videos = [{ ...video_render.videos[0], [name]: undefined }]
      expect((await create(ada, { ...rest, video_render: { ...video_render, videos } })).status).toBe(422)
    }
  })

  it('[HOOK-02 a] [HOOK-03] needs a video, a song, and spans that fit', async () => {
    const upload = await uploadOf(ada)
    const cases: [object, string][] = [
      [hookOrder(clipId, randomUUID()), 'Please select a video.'],
      [{ ...hookOrder(randomUUID(), upload), clip_id: clipId }, 'Please select a song.'],
      [hookOrder(clipId, upload, { songStart: 20, songEnd: 20 }), 'The start must come before the end'],
      [hookOrder(clipId, upload, { songStart: 110, songEnd: 125 }), 'within the song'],
      [hookOrder(clipId, upload, { songEnd: 20.2 }), 'the same length'],
      [hookOrder(clipId, upload, { songVolume: 0, videoStart: 30, videoEnd: 45 }), '10 and 120 seconds'],
    ]
    for (const [order, text] of cases) {
      const answer = await create(ada, order)
      expect(answer).toMatchObject({ status: 422, body: { code: 'HOOK_INVALID' } })
      expect(answer.body['message']).toContain(text)
    }
    const long = await insertClip(server.storage, ada.id, { durationSeconds: 300 })
    const tooLong = hookOrder(long.id, await uploadOf(ada, 120), { songStart: 0, songEnd: 121, videoEnd: 120 })
    expect((await create(ada, tooLong)).body['message']).toContain('30 seconds')
    expect((await create(ada, hookOrder(clipId, upload, { songEnd: 20.1 }))).status).toBe(200)
  })

  it('takes somebody’s video only from its owner, when it is ready, and a song only where it is open', async () => {
    const bo = await signUp(server.url)
    const closed = await insertClip(server.storage, ada.id, { isPublic: true })
    const open = await insertClip(server.storage, ada.id, { isPublic: true, canRemix: true })
    const making = await insertClip(server.storage, bo.id, { status: 'streaming' })
    const upload = await uploadOf(bo)
    expect((await create(bo, hookOrder(open.id, await uploadOf(ada)))).body['message']).toBe('Please select a video.')
    expect((await create(bo, hookOrder(clipId, upload))).status).toBe(404)
    expect((await create(bo, hookOrder(closed.id, upload))).status).toBe(403)
    expect((await create(bo, hookOrder(making.id, upload))).body).toMatchObject({ code: 'CLIP_NOT_READY' })
    expect((await create(bo, hookOrder(open.id, upload))).status).toBe(200)
    await server.storage.videoUploads.update(upload, { status: 'processing' })
    const other = hookOrder(open.id, upload, { songEnd: 16, videoEnd: 11 })
    expect((await create(bo, other)).body['message']).toBe('Please select a video.')
  })

  it('is behind the gate of the feed', async () => {
    const closed = await startTestServer({ environment: { ARIOSO_FLAGS: 'web-hooks-2025=off' }, beside: server })
    const member = await signUp(closed.url)
    const song = await insertClip(server.storage, member.id)
    expect((await create(member, hookOrder(song.id, await uploadOf(member)))).status).toBe(403)
    expect((await member.post('/api/video/hooks/feed', { cursor: null })).status).toBe(404)
    await closed.close()
  })
})

describe('a posted hook', () => {
  it('stands in everybody’s feed, newest first and page by page, with the song of those who may open it', async () => {
    const open = await insertClip(server.storage, ada.id, { isPublic: true, title: 'Low Tide' })
    const made: string[] = []
    for (let index = 0; index < 8; index += 1) made.push(await post(ada, index % 2 === 0 ? open.id : clipId))
    const stranger = createVisitor(server.url)
    const first = await feed(stranger)
    expect(first.has_more).toBe(true)
    const second = await feed(stranger, first.next_cursor)
    const ids = [...first.hooks, ...second.hooks].map(({ id }) => id)
    expect(ids.slice(0, 8)).toEqual(made.toReversed())
    expect(first.hooks[0]).toMatchObject({ song: null, display_name: 'Ada' })
    expect(first.hooks[1]).toMatchObject({ song: { id: open.id, title: 'Low Tide' } })
    expect((await feed(ada)).hooks[0]?.song?.id).toBe(clipId)
    expect((await stranger.post('/api/video/hooks/feed', { cursor: 'nonsense' })).status).toBe(422)
  })

  it('is seen by its maker alone until it is finished, and by nobody without its song', async () => {
    const bo = await signUp(server.url)
    const stranger = createVisitor(server.url)
    const song = await insertClip(server.storage, ada.id, { isPublic: true, canRemix: true })
    const id = await post(bo, song.id)
    const statusFor = async (who: Visitor) => (await who.get(`/api/video/hooks/${id}`)).status
    expect(await statusFor(stranger)).toBe(200)
    await server.storage.clips.update(song.id, { isPublic: false })
    expect([await statusFor(stranger), await statusFor(bo)]).toEqual([404, 200])
    expect((await stranger.fetch(`/media/hooks/${id}/video.mp4`)).status).toBe(404)
    await server.storage.clips.update(song.id, { isPublic: true })
    for (const status of ['rendering', 'rendered_failed_moderation', 'error'] as const) {
      await server.storage.hooks.update(id, { status })
      expect([await statusFor(stranger), await statusFor(bo)]).toEqual([404, 200])
    }
  })

  it('is a file that can be sought in, with a picture', async () => {
    const id = await post(ada)
    const { video_url, image_url } = await read(ada, id)
    const part = await createVisitor(server.url).fetch(video_url ?? '', { headers: { range: 'bytes=2-5' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe('video/mp4')
    expect(await part.text()).toBe('film')
    expect((await ada.fetch(image_url ?? '')).headers.get('content-type')).toBe('image/jpeg')
  })

  it('is liked once a person, and the like taken back', async () => {
    const [id, bo] = [await post(ada), await signUp(server.url)]
    const react = (who: Member, reaction: string | null) =>
      who.post(`/api/video/hooks/${id}/update_reaction_type/`, { reaction })
    await Promise.all([react(bo, 'LIKE'), react(bo, 'LIKE'), react(ada, 'LIKE')])
    expect(await read(bo, id)).toMatchObject({ upvote_count: 2, reaction_type: 'LIKE' })
    expect((await react(bo, 'DISLIKE')).body).toMatchObject({ upvote_count: 1, reaction_type: 'DISLIKE' })
    expect((await react(ada, null)).body).toMatchObject({ upvote_count: 0, reaction_type: null })
  })

  it('is commented on where its maker lets it; writer and maker may take a comment away', async () => {
    const [id, bo, cy] = [await post(ada), await signUp(server.url, 'Bo'), await signUp(server.url)]
    const path = `/api/video/hooks/${id}/comments`
    const say = async (who: Member, content: string) =>
      calls.addHookComment.reply.parse((await who.post(path, { content })).body).id
    const [first, second] = [await say(bo, 'Lovely'), await say(bo, 'Really')]
    const shown = await createVisitor(server.url).get(path)
    expect(shown.body).toMatchObject({
      allow_comment: true,
      results: [{ content: 'Really' }, { content: 'Lovely', user_display_name: 'Bo' }],
    })
    expect((await cy.post(`${path}/${first}/delete`)).status).toBe(403)
    expect((await bo.post(`${path}/${first}/delete`)).status).toBe(200)
    expect((await ada.post(`${path}/${second}/delete`)).status).toBe(200)
    expect((await read(bo, id)).comment_count).toBe(0)
    const quiet = await post(ada, clipId, { publish: { allow_comments: false } })
    expect((await bo.post(`/api/video/hooks/${quiet}/comments`, { content: 'Hm' })).status).toBe(403)
  })

  it('is deleted by its maker with its files, and shown on the maker’s profile until then', async () => {
    const [id, bo] = [await post(ada), await signUp(server.url)]
    const { handle } = await read(ada, id)
    const listed = async () =>
      calls.getProfile.reply
        .parse((await bo.get(`/api/profiles/${handle}?include_hooks=true`)).body)
        .hooks.some((hook) => hook.id === id)
    expect(await listed()).toBe(true)
    expect((await bo.post(`/api/video/hooks/${id}/delete`)).status).toBe(403)
    expect((await ada.post(`/api/video/hooks/${id}/delete`)).body).toEqual({ success: true })
    expect((await ada.get(`/api/video/hooks/${id}`)).status).toBe(404)
    expect(await server.storage.files.size(`clips/${clipId}/hooks/${id}/video.mp4`)).toBeUndefined()
    expect(await listed()).toBe(false)
  })

  it('has a link preview with its video, and none while only its maker sees it', async () => {
    const id = await post(ada)
    const page = async () => (await createVisitor(server.url).fetch(`/hook/${id}`)).text()
    const html = await page()
    expect(html).toContain('content="Rain by Ada"')
    expect(html).toContain(`/media/hooks/${id}/video.mp4`)
    expect(html).toContain('content="video.other"')
    await server.storage.hooks.update(id, { status: 'rendering' })
    expect(await page()).not.toContain('Rain by Ada')
  })
})
