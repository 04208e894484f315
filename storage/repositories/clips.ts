import type { Database } from '../database.ts'
import { createClipDiscovery, type ClipDiscovery } from './clipDiscovery.ts'
import { createClipLists, type ClipLists } from './clipLists.ts'
import { createClipChanges, type ClipChanges } from './clipChanges.ts'

export type Clips = ClipLists & ClipDiscovery & ClipChanges

export function createClips(database: Database): Clips {
  const lists = createClipLists(database)
  return { ...lists, ...createClipDiscovery(database), ...createClipChanges(database, lists) }
}
