import { randomUUID } from 'node:crypto'
import type { ClipPatch, Storage, StoredClip } from '@arioso/storage'

// A finished clip of somebody, unless told otherwise, without waiting for the band.
export async function insertClip(storage: Storage, userId: string, changes: ClipPatch = {}): Promise<StoredClip> {
  const workspace = await storage.workspaces.ensureDefault(userId)
  const [inserted] = await storage.clips.insert([
    {
      generationId: randomUUID(),
      transactionUuid: randomUUID(),
      userId,
      workspaceId: workspace.id,
      title: 'Low Tide',
      modelKey: 'arioso-v3-5',
      modelName: 'v3.5',
      style: 'slow waltz',
      seed: 7,
    },
  ])
  const finished: ClipPatch = { status: 'complete', jobState: 'completed', jobProgress: 1, durationSeconds: 120 }
  const clip = inserted && (await storage.clips.update(inserted.id, { ...finished, ...changes }))
  if (clip === undefined) throw new Error('the clip was not stored')
  return clip
}
