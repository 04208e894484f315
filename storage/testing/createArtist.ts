import { randomUUID } from 'node:crypto'
import type { Storage } from '../openStorage.ts'
import type { NewClip } from '../repositories/clips/storedClip.ts'
import type { User } from '../repositories/people/users.ts'

export type Artist = User & { newClip(overrides?: Partial<NewClip>): NewClip; newTakes(): NewClip[] }

export async function createArtist(storage: Pick<Storage, 'users' | 'workspaces'>): Promise<Artist> {
  const handle = await storage.users.suggestHandle(`artist${randomUUID().slice(0, 8)}`)
  const user = await storage.users.createDemoArtist({ handle, displayName: 'An Artist' })
  const workspace = await storage.workspaces.ensureDefault(user.id)

  function newClip(overrides: Partial<NewClip> = {}): NewClip {
    return {
      generationId: randomUUID(),
      transactionUuid: randomUUID(),
      userId: user.id,
      workspaceId: workspace.id,
      modelKey: 'arioso-v3-5',
      modelName: 'v3.5',
      seed: 7,
      ...overrides,
    }
  }

  function newTakes(): NewClip[] {
    const { generationId, transactionUuid } = newClip()
    return [1, 2].map((seed) => newClip({ generationId, transactionUuid, seed }))
  }

  return { ...user, newClip, newTakes }
}
