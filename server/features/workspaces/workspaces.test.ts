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
})
