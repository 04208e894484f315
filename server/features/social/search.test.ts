import { randomUUID } from 'node:crypto'
import { calls } from '@arioso/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
let bo: Member
let clipId: string
beforeAll(async () => {
  server = await startTestServer()
  ;[ada, bo] = [await signUp(server.url, 'Ada Lighthouse'), await signUp(server.url, 'Bo')]
  await server.storage.users.update(ada.id, { planKey: 'pro' })
  const song = { isPublic: true, title: 'Lighthouse Song', style: 'lightweight folk, slow waltz' }
  clipId = (await insertClip(server.storage, ada.id, song)).id
})
afterAll(() => server.close())

async function search(who: Member, tab: string, query = 'light', cursor: string | null = null) {
  return calls.search.reply.parse((await who.post('/api/search/', { query, tab, cursor })).body)
}

it('each tab finds its own kind by the beginnings of words, and nothing that is private', async () => {
  for (const [name, is_public] of [
    ['Lights of the bay', true],
    ['Light and secret', false],
  ] as const) {
    await ada.post('/api/playlist/create/', { name, is_public, clip_ids: [clipId] })
    const persona = { root_clip_id: clipId, name, description: '', image_s3_id: null, user_input_styles: '' }
    await ada.post('/api/persona/create/', { ...persona, is_public })
  }
  const order = storedOrder(ada.id, clipId, randomUUID())
  for (const status of ['rendered_passed_moderation', 'rendered_failed_moderation'] as const) {
    const publish = { ...order.publish, title: `Light ${status}`, caption: '' }
    await server.storage.hooks.update(await server.storage.hooks.insert({ ...order, publish }), { status })
  }
  expect((await search(bo, 'songs')).clips.map(({ title }) => title)).toEqual(['Lighthouse Song'])
  expect((await search(bo, 'users')).users.map(({ display_name }) => display_name)).toEqual(['Ada Lighthouse'])
  expect((await search(bo, 'playlists')).playlists).toMatchObject([
    { name: 'Lights of the bay', num_total_results: 1, is_owned: false },
  ])
  expect((await search(bo, 'personas')).personas.map(({ name }) => name)).toEqual(['Lights of the bay'])
  expect((await search(ada, 'personas')).personas).toHaveLength(2)
  expect((await search(bo, 'hooks')).hooks).toMatchObject([
    { hook_publish: { title: 'Light rendered_passed_moderation' }, song: { title: 'Lighthouse Song' } },
  ])
  expect((await search(bo, 'styles')).styles).toEqual(['lightweight folk'])
  const empty = { clips: [], users: [], playlists: [], personas: [], hooks: [], styles: [] }
  for (const tab of ['songs', 'users', 'playlists', 'personas', 'hooks', 'styles']) {
    for (const query of ['%', 'nobody']) expect(await search(bo, tab, query)).toMatchObject(empty)
  }
})

it('personas and hooks are found only while their gates are open', async () => {
  await server.storage.flagOverrides.set('persona-search', bo.id, false, ada.id)
  await server.storage.flagOverrides.set('web-hooks-2025', bo.id, false, ada.id)
  expect(await search(bo, 'personas')).toMatchObject({ personas: [] })
  expect(await search(bo, 'hooks')).toMatchObject({ hooks: [] })
})

it('more than a page is found page by page', async () => {
  for (let made = 0; made < 25; made += 1) {
    await ada.post('/api/playlist/create/', { name: `Harvest ${made}`, is_public: true })
  }
  const first = await search(bo, 'playlists', 'harvest')
  const second = await search(bo, 'playlists', 'harvest', first.next_cursor)
  expect([first.has_more, second.has_more]).toEqual([true, false])
  expect(new Set([...first.playlists, ...second.playlists].map(({ name }) => name)).size).toBe(25)
})
