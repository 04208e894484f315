import { AppError, may, type Subject } from '@arioso/contract'
import type { Storage, StoredPlaylist, User } from '@arioso/storage'
import { actorOf } from './actorOf.ts'

export function playlistSubject(playlist: StoredPlaylist): Subject {
  const shown = playlist.isPublic ? 'public' : 'private'
  return { ownerId: playlist.userId, visibility: playlist.trashedAt === null ? shown : 'trashed' }
}

export async function findVisiblePlaylist(
  storage: Pick<Storage, 'playlists'>,
  id: string,
  viewer: User | undefined,
): Promise<StoredPlaylist | undefined> {
  const found = await storage.playlists.find(id, viewer?.id)
  return found !== undefined && may('readPlaylist', actorOf(viewer), playlistSubject(found)) ? found : undefined
}

// What one may not see does not exist.
export async function getVisiblePlaylist(
  storage: Pick<Storage, 'playlists'>,
  id: string,
  viewer: User | undefined,
): Promise<StoredPlaylist> {
  const found = await findVisiblePlaylist(storage, id, viewer)
  if (found === undefined) throw new AppError('NOT_FOUND')
  return found
}
