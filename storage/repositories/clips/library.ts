import { isDeepStrictEqual } from 'node:util'
import { libraryFilters, type LibraryFilters } from '@arioso/contract'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { reactions } from '../../schema/clips/reactions.ts'
import { isKept, newestFirst } from './clipConditions.ts'
import { formatLibraryCursor, parseLibraryCursor, type LibraryOrder } from './libraryCursor.ts'
import { literalLimit } from '../literalLimit.ts'
import { selectClips, type StoredClip } from './storedClip.ts'
import { wordsQuery } from './wordsQuery.ts'

export type Library = {
  listByUser(userId: string, page: LibraryPage): Promise<{ clips: StoredClip[]; nextCursor: string | null }>
}

export type LibraryPage = { cursor: string | null; limit: number; filters?: LibraryFilters }

const everything = libraryFilters.parse({})
// What the contract offers by itself, and what the web asks for.
const USUAL_LIMITS = [20, 50]

export function createLibrary(database: Database): Library {
  const prepareFirstPage = (rows: number) => {
    const viewer = sql.placeholder('userId')
    return selectClips(database, viewer)
      .where(and(eq(clips.userId, viewer), isKept))
      .orderBy(...newestFirst)
      .limit(literalLimit(rows))
      .prepare(`library_of_${rows}`)
  }
  const firstPages = new Map<number, ReturnType<typeof prepareFirstPage>>()

  // Only what everybody asks for is prepared: there are more ways to filter than a connection should remember.
  const listRows = (userId: string, { cursor, limit, filters = everything }: LibraryPage) => {
    const rows = limit + 1
    if (cursor === null && USUAL_LIMITS.includes(limit) && isDeepStrictEqual(filters, everything)) {
      const prepared = firstPages.get(limit) ?? prepareFirstPage(rows)
      firstPages.set(limit, prepared)
      return prepared.execute({ userId })
    }
    const order = orderOf(filters)
    return selectClips(database, userId)
      .where(and(eq(clips.userId, userId), ...conditionsOf(filters, userId), after(cursor, order)))
      .orderBy(...inDirection(order))
      .limit(rows)
  }

  async function listByUser(userId: string, asked: LibraryPage) {
    const { limit, filters = everything } = asked
    const order = orderOf(filters)
    const found = await listRows(userId, asked)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return { clips: page, nextCursor: found.length > limit && last ? formatLibraryCursor(order, last) : null }
  }

  return { listByUser }
}

function orderOf({ trashed, sort }: LibraryFilters): LibraryOrder {
  if (trashed === 'True') return { by: 'trashed_at', direction: 'desc' }
  return { by: sort.sortBy, direction: sort.sortDirection }
}

// How each order is written in SQL, and how a value from a cursor becomes comparable with it.
const sorts: Record<LibraryOrder['by'], { column: SQL; from: (value: string) => SQL }> = {
  created_at: { column: sql`${clips.createdAt}`, from: (value) => sql`${value}::timestamptz` },
  trashed_at: { column: sql`${clips.trashedAt}`, from: (value) => sql`${value}::timestamptz` },
  upvote_count: { column: sql`${clips.upvoteCount}`, from: (value) => sql`${value}::int` },
  play_count: { column: sql`${clips.playCount}`, from: (value) => sql`${value}::int` },
  duration: { column: sql`coalesce(${clips.durationSeconds}, 0)`, from: (value) => sql`${value}::float8` },
  // Lowered by the database on both sides: JavaScript lowers some letters differently.
  title: { column: sql`lower(${clips.title})`, from: (value) => sql`lower(${value})` },
}

function inDirection({ by, direction }: LibraryOrder): SQL[] {
  const turn = direction === 'asc' ? asc : desc
  return [turn(sorts[by].column), turn(clips.id)]
}

function after(cursor: string | null, order: LibraryOrder): SQL | undefined {
  if (cursor === null) return undefined
  const { value, id } = parseLibraryCursor(order, cursor)
  const { column, from } = sorts[order.by]
  const comparison = order.direction === 'asc' ? sql`>` : sql`<`
  return sql`(${column}, ${clips.id}) ${comparison} (${from(value)}, ${id}::uuid)`
}

function conditionsOf(filters: LibraryFilters, userId: string): (SQL | undefined)[] {
  const states: [LibraryFilters['liked'], SQL][] = [
    [filters.liked, sql`${reactions.type} = 'LIKE'`],
    [filters.disliked, sql`${reactions.type} = 'DISLIKE'`],
    [filters.public, sql`${clips.isPublic}`],
    [filters.instrumental, sql`${clips.makeInstrumental}`],
    [filters.upload, sql`${clips.type} = 'upload'`],
    [filters.persona, sql`${clips.personaId} is not null`],
    [filters.stem, sql`${clips.type} = 'stem'`],
    [filters.cover, sql`${clips.controls} -> 'edit' ->> 'kind' = 'cover'`],
    [filters.extend, sql`${clips.controls} -> 'edit' ->> 'kind' in ('extend', 'opening')`],
    [filters.fullSong, sql`${clips.type} in ('concat', 'concat_infilling')`],
  ]
  return [
    filters.trashed === 'True' ? sql`${clips.isTrashed}` : isKept,
    ...states.map(([state, condition]) => isState(state, condition)),
    inWorkspace(filters.workspace, userId),
    sayingWords(filters.search),
  ]
}

function isState(state: LibraryFilters['liked'], condition: SQL): SQL | undefined {
  if (state === 'Any') return undefined
  return state === 'True' ? condition : sql`(${condition}) is not true`
}

function inWorkspace(workspace: string | null, userId: string): SQL | undefined {
  if (workspace === null) return undefined
  if (workspace !== 'default') return eq(clips.workspaceId, workspace)
  return sql`${clips.workspaceId} in (select id from workspaces where user_id = ${userId} and is_default)`
}

function sayingWords(search: string): SQL | undefined {
  const query = wordsQuery(search)
  return query && sql`${clips.words} @@ ${query}`
}
