import { randomUUID } from 'node:crypto'
import { DEFAULT_MODEL_KEY } from '@arioso/contract'
import type { Storage, StoredClip } from '@arioso/storage'

type Wish = { description?: string; lyrics?: string; style?: string; makeInstrumental?: boolean; seed?: number }

// A clip as the generate call leaves it: reserved, inserted, not begun. For tests.
export async function createQueuedClip(storage: Storage, wish: Wish): Promise<StoredClip> {
  const id = randomUUID()
  const artist = await storage.users.createDemoArtist({ handle: `tester_${id.slice(0, 8)}`, displayName: 'Tester' })
  const workspace = await storage.workspaces.ensureDefault(artist.id)
  await storage.credits.grant(artist.id, 20, `test ${id}`)
  await storage.credits.reserveFor({ userId: artist.id, id, attempt: 1 }, 5)
  const [clip] = await storage.clips.insert([
    {
      id,
      generationId: randomUUID(),
      transactionUuid: randomUUID(),
      userId: artist.id,
      workspaceId: workspace.id,
      modelKey: DEFAULT_MODEL_KEY,
      modelName: 'v3.5',
      seed: wish.seed ?? 7,
      description: wish.description ?? '',
      lyrics: wish.lyrics ?? '',
      style: wish.style ?? '',
      makeInstrumental: wish.makeInstrumental ?? false,
    },
  ])
  if (!clip) throw new Error('the clip was not inserted')
  return clip
}
