import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '@arioso/contract'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Feeds = { id: string; title: string; clips: { title: string }[] }[]

it('strangers explore public songs on shelves: trending by day, week and month, new, and by genre', async () => {
  const visitor = createVisitor(server.url)
  expect((await visitor.post('/api/unified/explore', {})).body).toMatchObject({ feeds: [], has_more: false })

  const ada = await signUp(server.url)
  const add = async (title: string, plays: number, changes = {}) => {
    const song = { title, style: 'dream pop', isPublic: true, ...changes }
    const { id } = await insertClip(server.storage, ada.id, song)
    for (let play = 0; play < plays; play++) await server.storage.plays.count(id, `listener ${play}`, server.clock.now)
  }
  await add('First', 1, { style: 'Dream Pop, piano, male vocals' })
  await add('Second', 3)
  await add('Third', 2, { style: 'dream pop, slow' })
  await add('Fourth', 0, { style: 'r&b, piano' })
  await add('Private', 4, { isPublic: false })
  await add('By link', 4, { isPublic: false, isLinkOnly: true })
  await add('Trashed', 4, { isTrashed: true })

  const begin = server.clock.now.getTime()
  const shelvesAfter = async (days: number) => {
    server.clock.now = new Date(begin + days * DAY_MS)
    const { feeds } = (await visitor.post('/api/unified/explore', {})).body as { feeds: Feeds }
    return feeds.map(({ title, clips }) => [title, ...clips.map((clip) => clip.title)])
  }
  const always = [
    ['New', 'Fourth', 'Third', 'Second', 'First'],
    ['Indie', 'Third', 'Second', 'First'],
    ['R&B', 'Fourth'],
  ]
  const played = ['Second', 'Third', 'First', 'Fourth']
  expect(await shelvesAfter(0)).toEqual([['Trending today', ...played], ...always])
  expect(await shelvesAfter(3)).toEqual([['Trending this week', ...played], ...always])
  expect(await shelvesAfter(20)).toEqual([['Trending this month', ...played], ...always])
  expect(await shelvesAfter(40)).toEqual(always)
})
