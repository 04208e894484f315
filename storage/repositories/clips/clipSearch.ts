import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { userWords } from '../../schema/people/user.ts'

export type ClipSort = 'relevance' | 'created_at' | 'upvote_count' | 'play_count'

// What a song has to say, and the queries it is made of, each of which it has to meet.
export type Meant = { query: SQL; parts: SQL[] }

// Queries for the ids of what a search means; the caller still asks who may see them.
export type ClipSearches = {
  findMeant(meant: Meant, asked: { sort: ClipSort; viewerId: string }): Promise<SQL>
  // Public songs with these words, whoever made them.
  findAlike(meant: Meant): Promise<SQL>
}

// So many finds are sorted wherever they are. Of more, the newest are enough: nobody reads a million.
const FEW = 2000
// So many are looked at to find these few among them.
const SOME = 16_000
const ENOUGH = 500
// What counts plays or likes looks further back: the newest have few of them.
const ENOUGH_FOR_COUNTS = 1000
// So many songs are looked through one by one sooner than an index lists a common word. More are left to the planner.
const LOOKED_THROUGH = 16_384
const WINDOW_MAX = 262_144
const KEPT_MS = 60_000

type Window = { since: Date; songs: number }
// The part that leaves the fewest, and how far back it is looked for: undefined where that is no matter.
type Way = { rarest: SQL; window: Window | undefined }

export function createClipSearch(database: Database): ClipSearches {
  const known = new Map<string, { value: Promise<unknown>; readAt: number }>()

  function keep<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
    const kept = known.get(name)
    if (kept && Date.now() - kept.readAt < KEPT_MS) return kept.value as Promise<Value>
    const value = read()
    known.set(name, { value, readAt: Date.now() })
    value.catch(() => known.delete(name))
    return value
  }

  async function findWay({ query, parts }: Meant, enough: number): Promise<Way> {
    const [finds = 0, ...findsOfParts] = await estimateFinds(database, [query, ...parts])
    const fewest = Math.min(...findsOfParts)
    const rarest = parts[findsOfParts.indexOf(fewest)] ?? query
    if (finds <= FEW && fewest <= SOME) return { rarest, window: undefined }
    const share = finds / Math.max(finds, await keep('songs', () => estimateSongs(database)))
    // Few sizes: each is counted once a minute.
    const songs = Math.min(WINDOW_MAX, 2 ** Math.ceil(Math.log2(enough / share)))
    const since = await keep(String(songs), () => readSince(database, songs))
    return { rarest, window: since && { since, songs } }
  }

  return {
    async findMeant(meant, { sort, viewerId }) {
      const isCounted = sort === 'upvote_count' || sort === 'play_count'
      const { rarest, window } = await findWay(meant, isCounted ? ENOUGH_FOR_COUNTS : ENOUGH)
      // Several answers put together: with "or" between words and makers no index could be used.
      const said = window
        ? sql`${lately(meant, rarest, window)} union select c.id from clips c where ${isOwn(viewerId)} and ${isSaid(meant)}`
        : anywhere(meant, rarest)
      return sql`${said} union ${byMakers(meant.query, viewerId)}`
    },

    async findAlike(meant) {
      const { rarest, window } = await findWay(meant, ENOUGH)
      return window ? lately(meant, rarest, window) : anywhere(meant, rarest)
    },
  }
}

// Written as the partial indexes of schema/clips.ts have them.
const isHeardByAll = sql`c.is_public and not c.is_trashed and c.status in ('streaming', 'complete')`
const isOwn = (viewerId: string) => sql`c.user_id = ${viewerId} and not c.is_trashed`
// What finds songs through the index of words.
const isIndexed = (query: SQL) => sql`c.words @@ ${query}`
// The same, written so that no index answers it: of a common word that would list every song that has it.
const isSaid = ({ query }: Meant) => sql`ts_match_vq(c.words, ${query})`
const isMadeByThem = (query: SQL) =>
  sql`${userWords({ handle: sql`u.handle`, displayName: sql`u.display_name` })} @@ ${query}`

const anywhere = (meant: Meant, rarest: SQL) =>
  sql`select c.id from clips c where ${isIndexed(rarest)} and ${isSaid(meant)}`

function lately(meant: Meant, rarest: SQL, { since, songs }: Window): SQL {
  const isLate = sql`${isHeardByAll} and c.created_at >= ${since.toISOString()}::timestamptz`
  const isFound = songs > LOOKED_THROUGH ? sql`${isIndexed(rarest)} and ${isSaid(meant)}` : isSaid(meant)
  return sql`select c.id from clips c where ${isLate} and ${isFound}`
}

function byMakers(query: SQL, viewerId: string): SQL {
  const theirs = sql`select c.id from clips c
    where c.user_id = u.id and not c.is_trashed and (${isHeardByAll} or c.user_id = ${viewerId})
    order by c.created_at desc, c.id desc limit ${ENOUGH}`
  return sql`(select c.id from "user" u cross join lateral (${theirs}) c where ${isMadeByThem(query)} limit ${ENOUGH})`
}

type Plan = { 'Plan Rows': number; Plans?: Plan[] }

// What the planner thinks of each; counting would take as long as finding.
async function estimateFinds(database: Database, queries: SQL[]): Promise<number[]> {
  const asked = sql.join(
    queries.map((query) => sql`select from clips c where ${isIndexed(query)}`),
    sql` union all `,
  )
  const { rows } = await database.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql`explain (format json) ${asked}`)
  return rows[0]?.['QUERY PLAN'][0]?.Plan.Plans?.map((plan) => plan['Plan Rows']) ?? []
}

async function estimateSongs(database: Database): Promise<number> {
  const { rows } = await database.execute<{ songs: number }>(
    sql`select reltuples::float8 as songs from pg_class where oid = 'clips'::regclass`,
  )
  return rows[0]?.songs ?? 0
}

// Since when there are that many public songs; undefined while there are fewer.
async function readSince(database: Database, songs: number): Promise<Date | undefined> {
  const { rows } = await database.execute<{ since: string }>(
    sql`select c.created_at::text as since from clips c where ${isHeardByAll} order by c.created_at desc, c.id desc offset ${songs} limit 1`,
  )
  return rows[0] && new Date(rows[0].since)
}
