import { libraryFilters } from '@arioso/contract'
import type { ClipPatch } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

const chain = [{ clipId: crypto.randomUUID(), untilSeconds: 40 }]

// One song for each kind, and the filters it appears under; under all others it does not.
const SONGS: Record<string, { changes?: ClipPatch; reaction?: 'LIKE' | 'DISLIKE'; under: string[] }> = {
  Plain: { under: [] },
  Liked: { reaction: 'LIKE', under: ['liked'] },
  Disliked: { reaction: 'DISLIKE', under: ['disliked'] },
  Public: { changes: { isPublic: true }, under: ['public'] },
  'By link': { changes: { isLinkOnly: true }, under: [] },
  Uploaded: { changes: { type: 'upload' }, under: ['upload'] },
  Covered: { changes: { task: 'cover', controls: { edit: { kind: 'cover' } } }, under: ['cover'] },
  Extended: { changes: { task: 'extend', controls: { edit: { kind: 'extend', chain } } }, under: ['extend'] },
  Joined: { changes: { type: 'concat', controls: { edit: { kind: 'concat', chain } } }, under: ['fullSong'] },
  Drums: { changes: { type: 'stem' }, under: ['stem'] },
  Instrumental: { changes: { makeInstrumental: true }, under: ['instrumental'] },
  'Sung by a persona': { under: ['persona'] },
  'Liked, public and sung by a persona': {
    changes: { isPublic: true },
    reaction: 'LIKE',
    under: ['liked', 'public', 'persona'],
  },
}

const { search: _words, workspace: _place, sort: _order, trashed: _apart, ...STATES } = libraryFilters.shape
const TITLES = Object.keys(SONGS).toSorted()

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url, 'Ada')
  const root = await insertClip(server.storage, ada.id)
  const persona = await server.storage.personas.insert({ userId: ada.id, rootClipId: root.id, name: 'Mara' })
  await server.storage.clips.update(root.id, { isTrashed: true, trashedAt: new Date() })
  for (const [title, { changes, reaction, under }] of Object.entries(SONGS)) {
    const singer = under.includes('persona') ? { personaId: persona.id } : {}
    const { id } = await insertClip(server.storage, ada.id, { title, ...changes, ...singer })
    if (reaction) await ada.post(`/api/gen/${id}/update_reaction_type/`, { reaction })
  }
  const bo = await signUp(server.url, 'Bo')
  await insertClip(server.storage, bo.id, { title: 'Somebody else’s', isPublic: true })
})
afterAll(() => server.close())

async function list(filters: object): Promise<string[]> {
  const { body } = await ada.post('/api/feed/v3', { filters, limit: 100 })
  return (body['clips'] as { title: string }[]).map(({ title }) => title).toSorted()
}

describe('the filters of a library', () => {
  it.each(Object.keys(STATES))('%s shows exactly its songs, and turned round all others', async (filter) => {
    const wanted = TITLES.filter((title) => SONGS[title]?.under.includes(filter))
    expect(wanted).not.toEqual([])
    expect(await list({ [filter]: 'True' })).toEqual(wanted)
    expect(await list({ [filter]: 'False' })).toEqual(TITLES.filter((title) => !wanted.includes(title)))
    expect(await list({ [filter]: 'Any' })).toEqual(TITLES)
  })

  it('narrow each other, and the workspace narrows them', async () => {
    expect(await list({ liked: 'True', persona: 'True' })).toEqual(['Liked, public and sung by a persona'])
    expect(await list({ liked: 'True', persona: 'False' })).toEqual(['Liked'])
    const workspace = await server.storage.workspaces.create(ada.id, { name: 'Drafts', description: '' })
    expect(await list({ workspace: workspace.id })).toEqual([])
    expect(await list({ workspace: 'default', cover: 'True' })).toEqual(['Covered'])
  })
})
