import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clipWords } from '../../schema/clips/clips.ts'
import { userWords } from '../../schema/people/user.ts'

export type ClipSort = 'relevance' | 'created_at' | 'upvote_count' | 'play_count'

export type ClipSearches = {
  // A query for the ids of what a search means; the caller still asks who may see them.
  findMeant(query: SQL, asked: { sort: ClipSort; viewerId: string }): Promise<SQL>
}

// A word that so many of the newest songs have is looked for in those alone, and in one's own: nobody reads a million finds, and
// sorting them would take seconds. Rarer words are found wherever they are.
const ENOUGH = 40
const NEWEST = 5000
// What counts plays or likes looks further back: the newest have few of them.
const NEWEST_FOR_COUNTS = 20_000
const WINDOW_KEPT_MS = 60_000

type Window = { since: Promise<Date | undefined>; foundAt: number }

export function createClipSearch(database: Database): ClipSearches {
  const windows = new Map<number, Window>()

  // Since when there are that many public songs; undefined while there are fewer.
  function findWindow(songs: number): Promise<Date | undefined> {
    const known = windows.get(songs)
    if (known && Date.now() - known.foundAt < WINDOW_KEPT_MS) return known.since
    const since = readWindow(database, songs)
    windows.set(songs, { since, foundAt: Date.now() })
    since.catch(() => windows.delete(songs))
    return since
  }

  return {
    async findMeant(query, { sort, viewerId }) {
      const since = await findWindow(sort === 'relevance' || sort === 'created_at' ? NEWEST : NEWEST_FOR_COUNTS)
      if (since === undefined || (await countSince(database, query, since)) < ENOUGH) return anywhere(query)
      return lately(query, since, viewerId)
    },
  }
}

// Written as the partial index of schema/clips.ts has it.
const isHeardByAll = sql`c.is_public and not c.is_trashed and c.status in ('streaming', 'complete')`
// The same columns under the names they have inside the search.
const saysIt = (query: SQL) =>
  sql`${clipWords({ title: sql`c.title`, style: sql`c.tags`, lyrics: sql`c.prompt` })} @@ ${query}`
const isMadeByThem = (query: SQL) =>
  sql`${userWords({ handle: sql`u.handle`, displayName: sql`u.display_name` })} @@ ${query}`

// Several answers put together: with "or" between words and makers no index could be used.
function anywhere(query: SQL): SQL {
  return sql`select c.id from clips c where ${saysIt(query)}
    union select c.id from clips c join "user" u on u.id = c.user_id where ${isMadeByThem(query)}`
}

function lately(query: SQL, since: Date, viewerId: string): SQL {
  return sql`select c.id from clips c where ${isHeardByAll} and ${isSince(since)} and ${saysIt(query)}
    union select c.id from clips c where c.user_id = ${viewerId} and not c.is_trashed and ${saysIt(query)}
    union select c.id from clips c join "user" u on u.id = c.user_id where ${isMadeByThem(query)}`
}

const isSince = (since: Date) => sql`c.created_at >= ${since.toISOString()}::timestamptz`

async function countSince(database: Database, query: SQL, since: Date): Promise<number> {
  const { rows } = await database.execute<{ found: number }>(
    sql`select count(*)::int as found from clips c where ${isHeardByAll} and ${isSince(since)} and ${saysIt(query)}`,
  )
  return rows[0]?.found ?? 0
}

async function readWindow(database: Database, songs: number): Promise<Date | undefined> {
  const { rows } = await database.execute<{ since: string }>(
    sql`select c.created_at::text as since from clips c where ${isHeardByAll} order by c.created_at desc, c.id desc offset ${songs} limit 1`,
  )
  return rows[0] && new Date(rows[0].since)
}
