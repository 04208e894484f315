import type { NotificationKind } from '@arioso/contract'
import { and, count, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { follows } from '../../schema/people/follows.ts'
import { notificationPeople, notifications } from '../../schema/people/notifications.ts'
import { user } from '../../schema/people/user.ts'
import { formatCursor, parseCursor } from '../cursor.ts'

export type StoredNotification = typeof notifications.$inferSelect

export type NotifiedPerson = {
  notificationId: string
  handle: string
  displayName: string
  avatarImageUrl: string | null
  isFollowing: boolean
}

// contentId is the song's; what happens to a person, like being followed, is about themselves.
export type News = { userId: string; kind: NotificationKind; contentId: string; message?: string; personId?: string }

type Which = { ids: string[]; contentIds: string[] } | { before: Date | 'now' }

export type Notifications = {
  tell(news: News): Promise<void>
  withdraw(news: News & { personId: string }): Promise<void>
  // Removes this person's notifications about a thing that no longer exists.
  forget(userId: string, contentId: string): Promise<void>
  list(
    userId: string,
    page: { cursor: string | null; limit: number },
  ): Promise<{ notifications: StoredNotification[]; nextCursor: string | null }>
  listPeople(ids: string[], viewerId: string): Promise<NotifiedPerson[]>
  countSince(userId: string, since: Date | null): Promise<number>
  markSeen(userId: string): Promise<void>
  markRead(userId: string, which: Which): Promise<void>
}

const ONE_GROUP = sql`interval '24 hours'`

export function createNotifications(database: Database): Notifications {
  const groupOf = ({ userId, kind, contentId }: News) =>
    and(
      eq(notifications.userId, userId),
      eq(notifications.kind, kind),
      eq(notifications.contentId, contentId),
      gt(notifications.createdAt, sql`now() - ${ONE_GROUP}`),
    )

  // The recipient's row is locked first, so that two people at the same moment end in one group.
  async function tell(news: News): Promise<void> {
    if (news.personId === news.userId) return
    await database.transaction(async (together) => {
      await together.select({ id: user.id }).from(user).where(eq(user.id, news.userId)).for('no key update')
      const id = (await findGroup(together, news)) ?? (await openGroup(together, news))
      if (news.personId !== undefined) {
        await together
          .insert(notificationPeople)
          .values({ notificationId: id, personId: news.personId })
          .onConflictDoUpdate({
            target: [notificationPeople.notificationId, notificationPeople.personId],
            set: { createdAt: sql`now()` },
          })
      }
      await together
        .update(notifications)
        .set({ total: peopleOf(id), isRead: false, updatedAt: sql`now()`, message: news.message ?? '' })
        .where(eq(notifications.id, id))
    })
  }

  async function findGroup(together: Database, news: News): Promise<string | undefined> {
    const [found] = await together
      .select({ id: notifications.id })
      .from(notifications)
      .where(groupOf(news))
      .orderBy(desc(notifications.createdAt))
      .limit(1)
    return found?.id
  }

  async function openGroup(together: Database, { userId, kind, contentId }: News): Promise<string> {
    const [opened] = await together
      .insert(notifications)
      .values({ userId, kind, contentId })
      .returning({ id: notifications.id })
    if (!opened) throw new Error('a notification was not kept')
    return opened.id
  }

  async function withdraw(news: News & { personId: string }): Promise<void> {
    await database.transaction(async (together) => {
      const id = await findGroup(together, news)
      if (id === undefined) return
      await together
        .delete(notificationPeople)
        .where(and(eq(notificationPeople.notificationId, id), eq(notificationPeople.personId, news.personId)))
      const [left] = await together
        .select({ id: notificationPeople.personId })
        .from(notificationPeople)
        .where(eq(notificationPeople.notificationId, id))
        .limit(1)
      const group = eq(notifications.id, id)
      if (left)
        await together
          .update(notifications)
          .set({ total: peopleOf(id) })
          .where(group)
      else await together.delete(notifications).where(group)
    })
  }

  async function forget(userId: string, contentId: string): Promise<void> {
    await database
      .delete(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.contentId, contentId)))
  }

  async function list(userId: string, { cursor, limit }: { cursor: string | null; limit: number }) {
    const after = cursor === null ? undefined : olderThan(cursor)
    const found = await database
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), after))
      .orderBy(desc(notifications.updatedAt), desc(notifications.id))
      .limit(limit + 1)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    const nextCursor = found.length > limit && last ? formatCursor({ createdAt: last.updatedAt, id: last.id }) : null
    return { notifications: page, nextCursor }
  }

  async function listPeople(ids: string[], viewerId: string): Promise<NotifiedPerson[]> {
    if (ids.length === 0) return []
    const { handle, displayName, avatarImageUrl } = user
    return database
      .select({
        notificationId: notificationPeople.notificationId,
        handle,
        displayName,
        avatarImageUrl,
        isFollowing: sql<boolean>`${follows.followerId} is not null`,
      })
      .from(notificationPeople)
      .innerJoin(user, eq(user.id, notificationPeople.personId))
      .leftJoin(follows, and(eq(follows.followedId, user.id), eq(follows.followerId, viewerId)))
      .where(inArray(notificationPeople.notificationId, ids))
      .orderBy(desc(notificationPeople.createdAt))
  }

  async function countSince(userId: string, since: Date | null): Promise<number> {
    const unread = and(eq(notifications.userId, userId), eq(notifications.isRead, false))
    const [counted] = await database
      .select({ total: count() })
      .from(notifications)
      .where(since === null ? unread : and(unread, gt(notifications.updatedAt, since)))
    return counted?.total ?? 0
  }

  // By the newest one's own moment: the clocks of several machines never quite agree.
  async function markSeen(userId: string): Promise<void> {
    const newest = sql`(select max(${notifications.updatedAt}) from ${notifications} where ${notifications.userId} = ${userId})`
    await database.update(user).set({ notificationsSeenAt: newest }).where(eq(user.id, userId))
  }

  async function markRead(userId: string, which: Which): Promise<void> {
    const mine = eq(notifications.userId, userId)
    await database
      .update(notifications)
      .set({ isRead: true })
      .where(and(mine, chosen(which)))
  }

  return { tell, withdraw, forget, list, listPeople, countSince, markSeen, markRead }
}

function chosen(which: Which) {
  if ('before' in which) return which.before === 'now' ? undefined : lte(notifications.updatedAt, which.before)
  const { ids, contentIds } = which
  return or(inArray(notifications.id, ids), inArray(notifications.contentId, contentIds))
}

// A notification without a person counts as one.
function peopleOf(id: string) {
  return sql`greatest(1, (select count(*)::int from ${notificationPeople} where ${notificationPeople.notificationId} = ${id}))`
}

function olderThan(cursor: string) {
  const { createdAt, id } = parseCursor(cursor)
  return or(
    lt(notifications.updatedAt, createdAt),
    and(eq(notifications.updatedAt, createdAt), lt(notifications.id, id)),
  )
}
