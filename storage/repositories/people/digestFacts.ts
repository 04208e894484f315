import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database.ts'

type DigestSong = { id: string; title: string }

/** What other people did with a person's songs in a week. */
export type DigestFacts = {
  /** Those that were heard, liked or talked about, the most heard first. */
  songs: (DigestSong & { listeners: number; likes: number; comments: number })[]
  followers: number
  /** New and public, of people they follow, the newest first. */
  fresh: (DigestSong & { maker: string })[]
}

const SONGS_TOLD = 5

type Span = { userId: string; from: Date; to: Date }

export async function readDigestFacts(database: Database, span: Span): Promise<DigestFacts> {
  const { userId } = span
  const within = (column: SQL) => sql`${column} >= ${span.from.toISOString()} and ${column} < ${span.to.toISOString()}`
  const songs = await database.execute<{
    id: string
    title: string
    listeners: number
    likes: number
    comments: number
  }>(sql`
    select * from (
      select c.id, c.title,
        (select count(*)::int from plays p where p.clip_id = c.id and p.listener <> ${userId}
          and ${within(sql`p.counted_at`)}) as listeners,
        (select count(*)::int from reactions r where r.clip_id = c.id and r.user_id <> ${userId} and r.type = 'LIKE'
          and ${within(sql`r.created_at`)}) as likes,
        (select count(*)::int from comments m where m.clip_id = c.id and m.user_id <> ${userId}
          and ${within(sql`m.created_at`)}) as comments
      from clips c where c.user_id = ${userId} and not c.is_trashed
    ) counted where listeners + likes + comments > 0
    order by listeners desc, likes desc, comments desc, id limit ${SONGS_TOLD}`)
  const [followed] = (
    await database.execute<{ count: number }>(
      sql`select count(*)::int as count from follows f where f.followed_id = ${userId} and ${within(sql`f.created_at`)}`,
    )
  ).rows
  const fresh = await database.execute<{ id: string; title: string; maker: string }>(sql`
    select c.id, c.title, u.display_name as maker
    from follows f join clips c on c.user_id = f.followed_id join "user" u on u.id = c.user_id
    where f.follower_id = ${userId} and c.is_public and not c.is_trashed and c.status = 'complete'
      and ${within(sql`c.completed_at`)}
    order by c.completed_at desc, c.id limit ${SONGS_TOLD}`)
  return { songs: songs.rows, followers: followed?.count ?? 0, fresh: fresh.rows }
}
