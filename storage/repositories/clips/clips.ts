import type { Database } from '../../database.ts'
import { createClipDiscovery, type ClipDiscovery } from './clipDiscovery.ts'
import { createClipLineage, type ClipLineage } from './clipLineage.ts'
import { createLibrary, type Library } from './library.ts'
import { createClipLists, type ClipLists } from './clipLists.ts'
import { createTrash, type Trash } from './trash.ts'
import { createClipChanges, type ClipChanges } from './clipChanges.ts'

export type Clips = ClipLists & ClipDiscovery & ClipLineage & ClipChanges & Library & Trash

export function createClips(database: Database): Clips {
  const lists = createClipLists(database)
  return {
    ...lists,
    ...createClipDiscovery(database),
    ...createClipLineage(database),
    ...createLibrary(database),
    ...createClipChanges(database, lists),
    ...createTrash(database, lists),
  }
}
