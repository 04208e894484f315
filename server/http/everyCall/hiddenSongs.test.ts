import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../testing/visitor.ts'

const HIDDEN = { link: { isLinkOnly: true }, private: {}, trashed: { isPublic: true, isTrashed: true } }
type Visibility = 'public' | keyof typeof HIDDEN
const visibilities: Visibility[] = ['public', 'link', 'private', 'trashed']

let server: TestServer
let ada: Member
let cy: Member
let songs: Record<Visibility, string>
let hooks: Record<Visibility, string>
let handles: Record<'ada' | 'bo', string>
let rootId: string
let playlistId: string
let workspaceId: string
let personaId: string

// Ada's songs were all open to Bo, who made a hook of each; then she hid three of them. Cy looks around.
beforeAll(async () => {
  server = await startTestServer()
  const { storage, url } = server
  const bo = await signUp(url, 'Bo Zither')
  ;[ada, cy] = [await signUp(url, 'Ada Zither'), await signUp(url, 'Cy')]
  handles = { ada: (await storage.users.get(ada.id)).handle, bo: (await storage.users.get(bo.id)).handle }
  rootId = (await insertClip(storage, ada.id, { isPublic: true, title: 'Root', style: 'zither waltz' })).id
  personaId = (await storage.personas.insert({ userId: ada.id, rootClipId: rootId, name: 'Zither', isPublic: true })).id
  const shared = { title: 'Zither', style: 'zither waltz', parentClipId: rootId, personaId }
  const make = async (visibility: Visibility) => {
    const { id } = await insertClip(storage, ada.id, { ...shared, isPublic: true, canRemix: true })
    const hook = await storage.hooks.insert(storedOrder(bo.id, id, randomUUID(), { publish: { title: 'Zither' } }))
    await storage.hooks.update(hook, { status: 'rendered_passed_moderation' })
    await cy.post(`/api/gen/${id}/update_reaction_type/`, { reaction: 'LIKE' })
    if (visibility !== 'public') await storage.clips.update(id, { isPublic: false, ...HIDDEN[visibility] })
    return { id, hook }
  }
  const made = {
    public: await make('public'),
    link: await make('link'),
    private: await make('private'),
    trashed: await make('trashed'),
  }
  const pick = (part: 'id' | 'hook') =>
    Object.fromEntries(visibilities.map((each) => [each, made[each][part]])) as Record<Visibility, string>
  ;[songs, hooks] = [pick('id'), pick('hook')]
  playlistId = await storage.playlists.create(ada.id, { name: 'All', description: '', isPublic: true })
  await storage.playlists.addClips(playlistId, Object.values(songs))
  workspaceId = (await storage.workspaces.ensureDefault(ada.id)).id
  await storage.workspaces.update(workspaceId, { shared: true })
  for (const handle of Object.values(handles)) await cy.post('/api/profiles/follow', { handle, unfollow: false })
})
afterAll(() => server.close())

const LISTS: Record<string, (who: Visitor) => Promise<{ status: number; body: unknown }>> = {
  Home: (who) => who.post('/api/unified/homepage', {}),
  Explore: (who) => who.post('/api/unified/explore', {}),
  'what followed people made': (who) => who.post('/api/social/following-feed', {}),
  search: (who) => who.post('/api/search/', { query: 'zither', tab: 'songs' }),
  'liked songs': (who) => who.get('/api/playlist/liked'),
  'a playlist': (who) => who.get(`/api/playlist/${playlistId}`),
  'a shared workspace': (who) => who.get(`/api/project/${workspaceId}`),
  'a profile': (who) => who.get(`/api/profiles/${handles.ada}?include_hooks=true`),
  'similar songs': (who) => who.get(`/api/clips/get_similar/?id=${rootId}`),
  remixes: (who) => who.get(`/api/clips/remixes?clip_id=${rootId}`),
  'a persona': (who) => who.get(`/api/persona/get-persona-paginated/${personaId}/`),
}

// Whose id is anywhere in what was answered.
const named = (body: unknown, ids: Record<Visibility, string>) =>
  visibilities.filter((each) => JSON.stringify(body).includes(ids[each]))

describe('a song that is no longer public', () => {
  it.each(Object.entries(LISTS))('[SOC-02] is not told in %s', async (_name, ask) => {
    const { status, body } = await ask(cy)
    expect([status, named(body, songs)]).toEqual([200, ['public']])
  })

  it('[SOC-02] counts as no remix and in no number of songs', async () => {
    expect((await cy.get(`/api/clips/remixes/count?clip_id=${rootId}`)).body).toMatchObject({ count: 1 })
    expect((await cy.get(`/api/profiles/${handles.ada}`)).body).toMatchObject({ clips_count: 2 })
    expect((await cy.get(`/api/playlist/${playlistId}`)).body).toMatchObject({ num_total_results: 1 })
  })

  it.each([
    ['the feed', (who: Visitor) => who.post('/api/video/hooks/feed', { cursor: null })],
    ['search', (who: Visitor) => who.post('/api/search/', { query: 'zither', tab: 'hooks' })],
    ['a profile', (who: Visitor) => who.get(`/api/profiles/${handles.bo}?include_hooks=true`)],
  ])('[SOC-02] is not given away by its hooks in %s; those of hidden songs are gone', async (_name, ask) => {
    const { body } = await ask(cy)
    expect(named(body, hooks)).toEqual(['public', 'link'])
    expect(named(body, songs)).toEqual(['public'])
  })

  it('[SOC-02] is told with its hook to its maker, and to nobody on the page of the hook', async () => {
    const read = async (who: Visitor) => (await who.get(`/api/video/hooks/${hooks.link}`)).body
    expect(await read(ada)).toMatchObject({ clip_id: songs.link, song: { id: songs.link } })
    expect(named(await read(createVisitor(server.url)), songs)).toEqual([])
  })
})
