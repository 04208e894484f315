import type { Database } from '../database.ts'
import { createClipLists, type ClipLists } from './clipLists.ts'
import { createClipChanges, type ClipChanges } from './clipChanges.ts'

export type Clips = ClipLists & ClipChanges

export function createClips(database: Database): Clips {
  const lists = createClipLists(database)
  return { ...lists, ...createClipChanges(database, lists) }
}
