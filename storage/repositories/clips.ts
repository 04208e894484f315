import type { Database } from '../database.ts'
import { createClipDiscovery, type ClipDiscovery } from './clipDiscovery.ts'
import { createLibrary, type Library } from './library.ts'
import { createClipLists, type ClipLists } from './clipLists.ts'
import { createTrash, type Trash } from './trash.ts'
import { createClipChanges, type ClipChanges } from './clipChanges.ts'

export type Clips = ClipLists & ClipDiscovery & ClipChanges & Library & Trash

export function createClips(database: Database): Clips {
  const lists = createClipLists(database)
  return {
    ...lists,
    ...createClipDiscovery(database),
    ...createLibrary(database),
    ...createClipChanges(database, lists),
    ...createTrash(database, lists),
  }
}
