import { workspace as workspaceSchema } from '@arioso/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArtist } from '../../testing/createArtist.ts'
import { createTestStorage, type TestStorage } from '../../testing/index.ts'
import { toWorkspace } from './workspaces.ts'

let storage: TestStorage

beforeAll(async () => {
  storage = await createTestStorage()
})
afterAll(() => storage.drop())

describe('workspaces', () => {
  it('begin with one default workspace, also when two ask for it at once', async () => {
    const { id } = await storage.users.createDemoArtist({ handle: 'twice', displayName: 'Twice' })
    const ensure = () => storage.workspaces.ensureDefault(id)
    const [first, second] = await Promise.all([ensure(), ensure()])
    expect(second.id).toBe(first.id)
    expect(await storage.workspaces.list(id, { page: 1 })).toMatchObject({
      total: 1,
      workspaces: [{ name: 'My Workspace' }],
    })
  })

  it('tell how many songs they hold and show the newest cover', async () => {
    const artist = await createArtist(storage)
    const [older, newer] = await storage.clips.insert([
      artist.newClip({ hasCover: true, createdAt: new Date('2026-01-01') }),
      artist.newClip({ hasCover: true, createdAt: new Date('2026-01-02') }),
    ])
    await storage.clips.insert([artist.newClip({ createdAt: new Date('2026-01-03') })])
    const found = await storage.workspaces.find('default', artist.id)
    expect(found && workspaceSchema.parse(toWorkspace(found, artist.id))).toMatchObject({
      clip_count: 3,
      image_url: `/media/clips/${newer?.id}/cover-256.webp`,
      is_owned: true,
      is_default: true,
      last_updated_clip: '2026-01-03T00:00:00.000Z',
    })
    await storage.clips.setTrashed(artist.id, [newer?.id ?? ''], true)
    expect(await storage.workspaces.find('default', artist.id)).toMatchObject({ clipCount: 2, coverClipId: older?.id })
  })

  it('of somebody else, or with a made-up name, are not found', async () => {
    const [artist, other] = [await createArtist(storage), await createArtist(storage)]
    const mine = await storage.workspaces.ensureDefault(artist.id)
    expect(await storage.workspaces.find(mine.id, other.id)).toBeUndefined()
    expect(await storage.workspaces.find(randomUUID(), artist.id)).toBeUndefined()
    expect(await storage.workspaces.find('made-up', artist.id)).toBeUndefined()
  })
})
