import { AppError, may } from '@arioso/contract'
import type { Storage, StoredClip, User } from '@arioso/storage'
import { actorOf } from '../actorOf.ts'
import { subjectOf } from './subjectOf.ts'

export function isVisible(clip: StoredClip, viewer: User | undefined): boolean {
  return may('readClip', actorOf(viewer), subjectOf(clip))
}

export async function findVisibleClip(
  storage: Pick<Storage, 'clips'>,
  id: string,
  viewer: User | undefined,
): Promise<StoredClip | undefined> {
  const clip = await storage.clips.find(id, viewer?.id)
  return clip !== undefined && isVisible(clip, viewer) ? clip : undefined
}

// What one may not see does not exist: the same answer for both, so that ids cannot be probed.
export async function getVisibleClip(
  storage: Pick<Storage, 'clips'>,
  id: string,
  viewer: User | undefined,
): Promise<StoredClip> {
  const clip = await findVisibleClip(storage, id, viewer)
  if (clip === undefined) throw new AppError('NOT_FOUND')
  return clip
}
