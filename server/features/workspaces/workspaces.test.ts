import { randomUUID } from 'node:crypto'
import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('workspaces', () => {
  it('a newcomer has the default workspace, in a paged list', async () => {
    const ada = await signUp(server.url)
    const { body } = await ada.get('/api/project/me')
    expect(calls.listWorkspaces.reply.parse(body)).toMatchObject({
      numTotalResults: 1,
      current_page: 1,
      projects: [{ name: 'My Workspace', is_default: true, is_owned: true, clip_count: 0 }],
    })
    expect((await ada.get('/api/project/me?page=2')).body).toMatchObject({ projects: [], current_page: 2 })
  })

  it('a workspace with a name and an empty description is made, and songs can be asked for in it', async () => {
    const ada = await signUp(server.url)
    const made = await ada.post('/api/project', { name: '  Sea songs ', description: '' })
    expect(calls.createWorkspace.reply.parse(made.body)).toMatchObject({ name: 'Sea songs', is_default: false })
    const { body } = await ada.get('/api/project/me')
    expect(calls.listWorkspaces.reply.parse(body)).toMatchObject({
      numTotalResults: 2,
      projects: [{ is_default: true }, { id: made.body['id'], clip_count: 0 }],
    })
  })

  it('the list of workspaces is paged by twenty and counts them all', async () => {
    const ada = await signUp(server.url)
    for (let count = 0; count < 21; count += 1) await ada.post('/api/project', { name: `Shelf ${count}` })
    const first = calls.listWorkspaces.reply.parse((await ada.get('/api/project/me')).body)
    const second = calls.listWorkspaces.reply.parse((await ada.get('/api/project/me?page=2')).body)
    expect([first.numTotalResults, first.projects.length, second.projects.length]).toEqual([22, 20, 2])
    expect(new Set([...first.projects, ...second.projects].map(({ id }) => id)).size).toBe(22)
  })

  it('a name that is blank, too long or no text makes nothing', async () => {
    const ada = await signUp(server.url)
    for (const name of ['', '   ', 'x'.repeat(101), 7, null]) {
      expect(await ada.post('/api/project', { name })).toMatchObject({ status: 422, body: { code: 'FIELDS_INVALID' } })
    }
    expect((await ada.post('/api/project', { name: 'x'.repeat(100) })).status).toBe(200)
    expect((await ada.get('/api/project/me')).body).toMatchObject({ numTotalResults: 2 })
  })

  it('[WSP-07] a workspace page carries its number and its clips', async () => {
    const ada = await signUp(server.url)
    const clips: string[] = []
    for (let count = 0; count < 21; count += 1) clips.unshift((await insertClip(server.storage, ada.id)).id)
    const first = calls.getWorkspace.reply.parse((await ada.get('/api/project/default')).body)
    expect(first).toMatchObject({ current_page: 1, clip_count: 21 })
    expect(first.project_clips.map((entry) => entry.clip.id)).toEqual(clips.slice(0, 20))
    const second = calls.getWorkspace.reply.parse((await ada.get(`/api/project/${first.id}?page=2`)).body)
    expect(second.project_clips).toMatchObject([{ relative_index: 20, clip: { id: clips[20] } }])
  })

  it('the workspaces of others do not exist', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const { id } = await server.storage.workspaces.ensureDefault(ada.id)
    for (const asked of [id, randomUUID(), 'nonsense']) {
      expect(await bo.get(`/api/project/${asked}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
  })

  it('[WSP-06] a workspace tells all about itself, is renamed, shared, trashed and restored', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const made = calls.createWorkspace.reply.parse((await ada.post('/api/project', { name: 'Draft' })).body)
    const path = `/api/project/${made.id}`
    const song = await insertClip(server.storage, ada.id, { isPublic: true, hasCover: true })
    const hidden = await insertClip(server.storage, ada.id)
    const clip_ids = [song.id, hidden.id]
    const moved = await ada.post(`${path}/clips`, { update_type: 'move', clip_ids })
    expect(calls.updateWorkspaceClips.reply.parse(moved.body)).toEqual({
      id: made.id,
      name: 'Draft',
      shared: false,
      clip_count: 2,
      image_url: `/media/clips/${song.id}/cover-256.webp`,
      is_owned: true,
      is_default: false,
      is_trashed: false,
      last_updated_clip: hidden.createdAt.toISOString(),
    })
    expect((await ada.post(`${path}/metadata`, { name: ' Album ' })).body).toMatchObject({ name: 'Album' })

    expect((await bo.get(path)).status).toBe(404)
    await ada.post(`${path}/metadata`, { shared: true })
    const seen = calls.getWorkspace.reply.parse((await bo.get(path)).body)
    expect(seen).toMatchObject({ name: 'Album', shared: true, is_owned: false, clip_count: 1 })
    expect(seen.project_clips.map(({ clip }) => clip.id)).toEqual([song.id])

    expect((await ada.post(`${path}/trash`, { trash: true })).body).toMatchObject({ is_trashed: true })
    expect((await bo.get(path)).status).toBe(404)
    expect((await ada.get('/api/project/me')).body).toMatchObject({ numTotalResults: 1 })
    expect((await ada.get('/api/project/me?show_trashed=true')).body).toMatchObject({ projects: [{ id: made.id }] })
    await ada.post(`${path}/trash`, { trash: false })
    expect((await ada.get(path)).body).toMatchObject({ is_trashed: false, clip_count: 2 })
    expect(await ada.post('/api/project/default/trash', { trash: true })).toMatchObject({
      status: 409,
      body: { code: 'WORKSPACE_DEFAULT' },
    })
  })

  it('songs go into a workspace and back to the default one, all together or not at all', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const { body } = await ada.post('/api/project', { name: 'Shelf' })
    const path = `/api/project/${String(body['id'])}/clips`
    const [mine, theirs] = [await insertClip(server.storage, ada.id), await insertClip(server.storage, bo.id)]
    const mixed = await ada.post(path, { update_type: 'move', clip_ids: [mine.id, theirs.id] })
    expect(mixed).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await ada.post(path, { update_type: 'add', clip_ids: [mine.id] })).body).toMatchObject({ clip_count: 1 })
    expect((await ada.post(path, { update_type: 'remove', clip_ids: [mine.id] })).body).toMatchObject({ clip_count: 0 })
    expect((await ada.get('/api/project/default')).body).toMatchObject({ clip_count: 1 })
  })

  it('one song is pinned to a workspace; a second asks first, and a song that moves away is no longer pinned', async () => {
    const ada = await signUp(server.url)
    const [first, second] = [await insertClip(server.storage, ada.id), await insertClip(server.storage, ada.id)]
    const pin = (clip_id: string, changes: object = {}) =>
      ada.post('/api/project/default/pinned-clips', { clip_id, pinned: true, ...changes })
    const pinned = async (id = 'default') => {
      const { clips } = calls.listPinnedClips.reply.parse((await ada.get(`/api/project/${id}/pinned-clips`)).body)
      return clips.map((clip) => clip.id)
    }
    expect((await pin(first.id)).status).toBe(200)
    expect(await pin(second.id)).toMatchObject({ status: 409, body: { code: 'PIN_TAKEN' } })
    expect(await pinned()).toEqual([first.id])
    await pin(second.id, { replace: true })
    expect(await pinned('all')).toEqual([second.id])
    const shelf = await ada.post('/api/project', { name: 'Shelf' })
    const to = `/api/project/${String(shelf.body['id'])}/clips`
    await ada.post(to, { update_type: 'move', clip_ids: [second.id] })
    expect(await pinned('all')).toEqual([])
    await pin(first.id)
    await pin(first.id, { pinned: false })
    expect(await pinned()).toEqual([])
  })
})
