import { calls, type Notification } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function readNews(visitor: Visitor, query = '') {
  return calls.listNotifications.reply.parse((await visitor.get(`/api/notification/v2${query}`)).body)
}

async function countNews(visitor: Visitor): Promise<unknown> {
  return (await visitor.get('/api/notification/v2/badge-count')).body['count']
}

const titles = (news: Notification[]) => news.map(({ title }) => title)

async function makeSong(maker: Member) {
  return insertClip(server.storage, maker.id, { isPublic: true, title: 'Low Tide', canRemix: true })
}

const like = (who: Visitor, id: string, reaction: string | null = 'LIKE') =>
  who.post(`/api/gen/${id}/update_reaction_type/`, { reaction })

async function handleOf({ id }: Member): Promise<string> {
  return (await server.storage.users.get(id)).handle
}

describe('what happens around a person’s songs', () => {
  it('likes of one song come as one, with who it was, and go when they are taken back', async () => {
    const [ada, bo, cy, di] = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => signUp(server.url, name)))
    if (!ada || !bo || !cy || !di) throw new Error('nobody came')
    const song = await makeSong(ada)
    await like(bo, song.id)
    await like(bo, song.id)
    expect(titles((await readNews(ada)).notifications)).toEqual(['Bo liked “Low Tide”'])
    await like(cy, song.id)
    expect(titles((await readNews(ada)).notifications)).toEqual(['Cy and Bo liked “Low Tide”'])
    await like(di, song.id)
    const [one, ...rest] = (await readNews(ada)).notifications
    expect(rest).toEqual([])
    expect(one).toMatchObject({
      title: 'Di and 2 others liked “Low Tide”',
      total: 3,
      kind: 'like_clip',
      is_read: false,
    })
    expect(one?.users.map((user) => user.display_name)).toEqual(['Di', 'Cy', 'Bo'])
    await like(di, song.id, null)
    await like(cy, song.id, 'DISLIKE')
    expect(titles((await readNews(ada)).notifications)).toEqual(['Bo liked “Low Tide”'])
    await like(bo, song.id, null)
    expect((await readNews(ada)).notifications).toEqual([])
  })

  it('comments, replies, likes of comments, follows and remixes are told to whom they concern, never to oneself', async () => {
    const [ada, bo] = await Promise.all([signUp(server.url, 'Ada'), signUp(server.url, 'Bo')])
    const song = await makeSong(ada)
    const said = await bo.post(`/api/gen/${song.id}/comments`, { content: 'What a bridge!' })
    const id = String(said.body['id'])
    await ada.post(`/api/gen/${song.id}/comments`, { content: 'Thank you', parent_id: id })
    await ada.post(`/api/gen/${song.id}/comments/${id}/like`, { is_liked: true })
    await bo.post('/api/profiles/follow', { handle: await handleOf(ada), unfollow: false })
    await like(ada, song.id)
    const news = (await readNews(ada)).notifications
    expect(titles(news)).toEqual(['Bo followed you', 'Bo commented on “Low Tide”'])
    expect(news[0]).toMatchObject({
      content_type: 'user',
      content_id: await handleOf(bo),
      users: [{ is_following: false }],
    })
    expect(news[1]).toMatchObject({ content_id: song.id, content_type: 'clip', message: 'What a bridge!' })
    const heard = titles((await readNews(bo)).notifications)
    expect(heard).toContain('Ada replied to you on “Low Tide”')
    await bo.post('/api/profiles/follow', { handle: await handleOf(ada), unfollow: true })
    expect(titles((await readNews(ada)).notifications)).toEqual(['Bo commented on “Low Tide”'])
  })

  it('[SOC-06] the badge counts what came since one looked; some or all are marked read; more is loaded page by page', async () => {
    const [ada, bo] = await Promise.all([signUp(server.url, 'Ada'), signUp(server.url, 'Bo')])
    const songs = await Promise.all(Array.from({ length: 23 }, () => makeSong(ada)))
    for (const song of songs) await like(bo, song.id)
    expect(await countNews(ada)).toBe(23)
    expect((await ada.post('/api/notification/v2/clear-badge')).body).toEqual({ count: 0 })
    expect(await countNews(ada)).toBe(0)
    const first = await readNews(ada)
    const second = await readNews(ada, `?cursor=${first.next_cursor}`)
    expect([first.notifications.length, first.has_more]).toEqual([20, true])
    expect([second.notifications.length, second.has_more]).toEqual([3, false])
    const all = [...first.notifications, ...second.notifications]
    expect(new Set(all.map(({ content_id }) => content_id)).size).toBe(23)
    const [one] = first.notifications
    await ada.post('/api/notification/v2/read', { ids: [one?.id] })
    expect((await readNews(ada)).notifications.filter((news) => news.is_read)).toHaveLength(1)
    const [bystander] = [await signUp(server.url)]
    await bystander.post('/api/notification/v2/read', { all: true, ids: all.map(({ id }) => id) })
    expect((await readNews(ada)).notifications.filter((news) => news.is_read)).toHaveLength(1)
    await ada.post('/api/notification/v2/read', { all: true })
    expect((await readNews(ada)).notifications.every((news) => news.is_read)).toBe(true)
    const handle = await handleOf(bo)
    await ada.post('/api/profiles/follow', { handle, unfollow: false })
    expect((await readNews(ada)).notifications[0]?.users[0]).toMatchObject({ handle, is_following: true })
  })

  it('likes and comments of a hook and its being ready lead to the hook', async () => {
    const [ada, bo] = await Promise.all([signUp(server.url, 'Ada'), signUp(server.url, 'Bo')])
    const song = await makeSong(ada)
    const { id: uploadId } = await server.storage.videoUploads.create(ada.id)
    const hookId = await server.storage.hooks.insert(storedOrder(ada.id, song.id, uploadId))
    await server.storage.hooks.update(hookId, { status: 'rendered_passed_moderation' })
    const likeHook = (reaction: string | null) =>
      bo.post(`/api/video/hooks/${hookId}/update_reaction_type/`, { reaction })
    await likeHook('LIKE')
    await bo.post(`/api/video/hooks/${hookId}/comments`, { content: 'Again!' })
    await server.storage.notifications.tell({ userId: ada.id, kind: 'hook_ready', contentId: hookId })
    const { notifications: news } = await readNews(ada)
    expect(titles(news)).toEqual([
      'Your hook for “Low Tide” is ready',
      'Bo commented on your hook for “Low Tide”',
      'Bo liked your hook for “Low Tide”',
    ])
    for (const each of news) expect(each).toMatchObject({ content_type: 'hook', content_id: hookId })
    expect(news[1]?.message).toBe('Again!')
    await likeHook(null)
    expect(titles((await readNews(ada)).notifications)).not.toContain('Bo liked your hook for “Low Tide”')
  })

  it('a song in somebody’s public playlist is told, in a private one nobody hears of it', async () => {
    const [ada, bo] = await Promise.all([signUp(server.url, 'Ada'), signUp(server.url, 'Bo')])
    const song = await makeSong(ada)
    const make = (is_public: boolean) =>
      bo.post('/api/playlist/create/', { name: 'Evening', is_public, clip_ids: [song.id] })
    await make(false)
    expect((await readNews(ada)).notifications).toEqual([])
    await make(true)
    expect(titles((await readNews(ada)).notifications)).toEqual(['Bo added “Low Tide” to a playlist'])
    expect((await readNews(bo)).notifications).toEqual([])
  })

  it('a month’s new credits are told, the first ones and a day’s are not', async () => {
    const ada = await signUp(server.url, 'Ada')
    const begun = server.clock.now
    await ada.post('/api/billing/subscribe/', { plan_key: 'pro', period: 'month', currency: 'USD' })
    await server.storage.credits.reserveFor({ userId: ada.id, id: 'test:spent', attempt: 1 }, 10)
    await ada.get('/api/session/')
    expect((await readNews(ada)).notifications).toEqual([])
    server.clock.now = new Date(begun.getTime() + 32 * 86_400_000)
    await ada.get('/api/session/')
    expect((await readNews(ada)).notifications).toMatchObject([
      { kind: 'credits_refilled', title: 'Your credits have been refilled', content_type: null },
    ])
    server.clock.now = begun
  })

  it('a cause that fails leaves no news behind', async () => {
    const ada = await signUp(server.url, 'Ada')
    const song = await makeSong(ada)
    const bo = await signUp(server.url, 'Bo')
    await expect(
      server.storage.transaction(async ({ reactions, notifications }) => {
        await reactions.set(song.id, bo.id, 'LIKE')
        await notifications.tell({ userId: ada.id, kind: 'like_clip', contentId: song.id, personId: bo.id })
        throw new Error('the lights went out')
      }),
    ).rejects.toThrow('the lights went out')
    expect((await readNews(ada)).notifications).toEqual([])
  })
})
