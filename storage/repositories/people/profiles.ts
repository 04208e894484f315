import { PAGE_SIZE, type Profile } from '@arioso/contract'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { follows } from '../../schema/people/follows.ts'
import { user, userWords } from '../../schema/people/user.ts'
import { wordsQuery } from '../clips/wordsQuery.ts'

export type Profiles = {
  find(handle: string, viewerId?: string): Promise<Profile | undefined>
  search(text: string, page: { offset: number; limit: number; viewerId: string }): Promise<Profile[]>
  listFollowers(userId: string, page: number, viewerId?: string): Promise<{ profiles: Profile[]; total: number }>
  // Answers whether that changed anything.
  setFollowing(followerId: string, followedId: string, isFollowing: boolean): Promise<boolean>
}

export function createProfiles(database: Database): Profiles {
  async function find(handle: string, viewerId?: string): Promise<Profile | undefined> {
    const [found] = await select(database, viewerId).where(sql`lower(${user.handle}) = ${handle.toLowerCase()}`)
    return found && toProfile(found)
  }

  async function search(
    text: string,
    { offset, limit, viewerId }: { offset: number; limit: number; viewerId: string },
  ) {
    const query = wordsQuery(text)
    if (query === undefined) return []
    const found = await select(database, viewerId)
      .where(sql`${userWords(user)} @@ ${query}`)
      .orderBy(desc(user.isVerified), user.displayName, user.id)
      .limit(limit)
      .offset(offset)
    return found.map(toProfile)
  }

  async function listFollowers(userId: string, page: number, viewerId?: string) {
    const followers = sql`${user.id} in (select ${follows.followerId} from ${follows} where ${follows.followedId} = ${userId})`
    const found = await select(database, viewerId)
      .where(followers)
      .orderBy(user.displayName, user.id)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
    const [counted] = await database.select({ total: count() }).from(follows).where(eq(follows.followedId, userId))
    return { profiles: found.map(toProfile), total: counted?.total ?? 0 }
  }

  async function setFollowing(followerId: string, followedId: string, isFollowing: boolean): Promise<boolean> {
    const pair = and(eq(follows.followerId, followerId), eq(follows.followedId, followedId))
    const changed = isFollowing
      ? await database.insert(follows).values({ followerId, followedId }).onConflictDoNothing().returning()
      : await database.delete(follows).where(pair).returning()
    return changed.length > 0
  }

  return { find, search, listFollowers, setFollowing }
}

type Row = Awaited<ReturnType<typeof select>>[number]

function select(database: Database, viewerId: string | undefined) {
  const counted = (rest: SQL) => sql<number>`(select count(*)::int from ${rest})`
  return database
    .select({
      id: user.id,
      handle: user.handle,
      displayName: user.displayName,
      profileDescription: user.profileDescription,
      avatarImageUrl: user.avatarImageUrl,
      handleChangedAt: user.handleChangedAt,
      isVerified: user.isVerified,
      isFollowing: sql<boolean>`${follows.followerId} is not null`,
      followers: counted(sql`follows f where f.followed_id = ${user.id}`),
      following: counted(sql`follows f where f.follower_id = ${user.id}`),
      publicClips: counted(
        sql`${clips} where ${clips.userId} = ${user.id} and ${clips.isPublic} and not ${clips.isTrashed}
          and ${clips.status} in ('streaming', 'complete')`,
      ),
    })
    .from(user)
    .leftJoin(follows, and(eq(follows.followedId, user.id), eq(follows.followerId, viewerId ?? '')))
    .$dynamic()
}

function toProfile(row: Row): Profile {
  return {
    user_id: row.id,
    display_name: row.displayName || row.handle,
    handle: row.handle,
    profile_description: row.profileDescription,
    avatar_image_url: row.avatarImageUrl,
    is_handle_updated: row.handleChangedAt !== null,
    is_verified: row.isVerified,
    is_following: row.isFollowing,
    followers_count: row.followers,
    following_count: row.following,
    clips_count: row.publicClips,
  }
}
