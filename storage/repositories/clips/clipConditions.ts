// Conditions are written as the partial indexes of schema/clips.ts have them; as parameters they would not match.
import { desc, type SQL, sql } from 'drizzle-orm'
import { clips } from '../../schema/clips/clips.ts'
import { parseCursor } from '../cursor.ts'

export const isKept = sql`not ${clips.isTrashed}`
export const isHeardByAll = sql`${clips.isPublic} and ${isKept} and ${clips.status} in ('streaming', 'complete')`

// What a viewer may hear in lists: their own songs, and what everybody may hear.
export function seenBy(viewerId: string | undefined): SQL {
  if (viewerId === undefined) return isHeardByAll
  return sql`${isKept} and (${clips.userId} = ${viewerId} or (${isHeardByAll}))`
}

export const newestFirst = [desc(clips.createdAt), desc(clips.id)]

export function olderThan(cursor: string | null): SQL | undefined {
  if (cursor === null) return undefined
  const { createdAt, id } = parseCursor(cursor)
  return sql`(${clips.createdAt}, ${clips.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`
}
