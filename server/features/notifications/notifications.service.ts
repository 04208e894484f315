import { PAGE_SIZE, type Calls, type Notification } from '@arioso/contract'
import { toClip, type NotifiedPerson, type StoredClip, type StoredNotification, type User } from '@arioso/storage'
import type { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { describeNotification } from './describeNotification.ts'

const FACES = 3

export function createNotificationsService({ storage, live }: ServerContext) {
  return {
    async list(user: User, { cursor }: z.output<Calls['listNotifications']['query']>) {
      const page = await storage.notifications.list(user.id, { cursor: cursor ?? null, limit: PAGE_SIZE })
      const people = await storage.notifications.listPeople(
        page.notifications.map(({ id }) => id),
        user.id,
      )
      const clips = await storage.clips.listByIds(
        page.notifications.filter(isAboutSong).map(({ contentId }) => contentId),
      )
      return {
        notifications: page.notifications.map((stored) => toNotification(stored, people, clips)),
        next_cursor: page.nextCursor,
        has_more: page.nextCursor !== null,
      }
    },

    async count(user: User) {
      return { count: await storage.notifications.countSince(user.id, user.notificationsSeenAt) }
    },

    async clearBadge(user: User) {
      await storage.notifications.markSeen(user.id)
      return { count: 0 }
    },

    async markRead(user: User, asked: z.output<Calls['readNotifications']['body']>) {
      const { ids, content_ids: contentIds, before_datetime_utc: moment } = asked
      const before = moment === undefined ? 'now' : new Date(moment)
      await storage.notifications.markRead(user.id, asked.all ? { before } : { ids, contentIds })
      live.notify(user.id)
      return { success: true as const }
    },
  }
}

function isAboutSong({ kind }: StoredNotification): boolean {
  return kind !== 'follow' && kind !== 'system'
}

function toNotification(stored: StoredNotification, people: NotifiedPerson[], clips: StoredClip[]): Notification {
  const faces = people.filter(({ notificationId }) => notificationId === stored.id).slice(0, FACES)
  const clip = clips.find(({ id }) => id === stored.contentId)
  const names = faces.map(({ displayName, handle }) => displayName || handle)
  return {
    id: stored.id,
    kind: stored.kind,
    content_id: stored.kind === 'follow' ? (faces[0]?.handle ?? null) : stored.contentId,
    content_type: isAboutSong(stored) ? 'clip' : stored.kind === 'follow' ? 'user' : null,
    title: describeNotification(stored, { names, songTitle: clip?.title ?? '' }),
    message: stored.message,
    image_url: clip === undefined ? null : toClip(clip).image_url,
    users: faces.map(({ handle, displayName, avatarImageUrl, isFollowing }) => ({
      handle,
      display_name: displayName || handle,
      avatar_image_url: avatarImageUrl,
      is_following: isFollowing,
    })),
    total: stored.total,
    is_read: stored.isRead,
    updated_at: stored.updatedAt.toISOString(),
  }
}
