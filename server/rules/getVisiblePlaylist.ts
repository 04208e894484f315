import { AppError, may, type Subject } from '@arioso/contract'
import type { Storage, StoredPlaylist, User } from '@arioso/storage'
import { actorOf } from './actorOf.ts'

export function playlistSubject(playlist: StoredPlaylist): Subject {
  const shown = playlist.isPublic ? 'public' : 'private'
  return { ownerId: playlist.userId, visibility: playlist.trashedAt === null ? shown : 'trashed' }
}

// What one may not see does not exist.
export async function getVisiblePlaylist(
  storage: Storage,
  id: string,
  viewer: User | undefined,
): Promise<StoredPlaylist> {
  const found = await storage.playlists.find(id, viewer?.id)
  if (found === undefined || !may('readPlaylist', actorOf(viewer), playlistSubject(found))) {
    throw new AppError('NOT_FOUND')
  }
  return found
}
