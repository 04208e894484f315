import { AppError, may, type Subject } from '@arioso/contract'
import type { Storage, StoredHook, User } from '@arioso/storage'
import { actorOf } from './actorOf.ts'

export function hookSubject({ userId, isShown, publish }: StoredHook): Subject {
  return { ownerId: userId, visibility: isShown ? 'public' : 'private', allowComments: publish.allow_comments }
}

export async function findVisibleHook(
  storage: Pick<Storage, 'hooks'>,
  id: string,
  viewer: User | undefined,
): Promise<StoredHook | undefined> {
  const hook = await storage.hooks.find(id, viewer?.id)
  return hook !== undefined && may('readHook', actorOf(viewer), hookSubject(hook)) ? hook : undefined
}

export async function getVisibleHook(
  storage: Pick<Storage, 'hooks'>,
  id: string,
  viewer: User | undefined,
): Promise<StoredHook> {
  const hook = await findVisibleHook(storage, id, viewer)
  if (hook === undefined) throw new AppError('NOT_FOUND')
  return hook
}
