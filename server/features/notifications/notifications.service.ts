import { PAGE_SIZE, type Calls, type Notification, type NotificationKind } from '@arioso/contract'
import {
  toClip,
  type NotifiedPerson,
  type StoredClip,
  type StoredHook,
  type StoredNotification,
  type User,
} from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import { describeNotification } from './describeNotification.ts'

const FACES = 3

type Needs = Uses<'clips' | 'hooks' | 'notifications', 'live'>

export function createNotificationsService({ storage, live }: Needs) {
  return {
    async list(user: User, { cursor }: z.output<Calls['listNotifications']['query']>) {
      const page = await storage.notifications.list(user.id, { cursor: cursor ?? null, limit: PAGE_SIZE })
      const people = await storage.notifications.listPeople(
        page.notifications.map(({ id }) => id),
        user.id,
      )
      const about = page.notifications.map(({ contentId }) => contentId)
      const hooks = (
        await Promise.all(page.notifications.filter(isAboutHook).map(({ contentId }) => storage.hooks.find(contentId)))
      ).filter((hook) => hook !== undefined)
      const clips = await storage.clips.listByIds([...about, ...hooks.map(({ clipId }) => clipId)])
      return {
        notifications: page.notifications.map((stored) => toNotification(stored, people, { clips, hooks })),
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

const HOOK_KINDS: ReadonlySet<NotificationKind> = new Set(['like_hook', 'hook_comment', 'hook_ready'])
const OTHER_KINDS: ReadonlySet<NotificationKind> = new Set([
  'system',
  'credits_refilled',
  'content_removed',
  'appeal_answered',
])

function isAboutHook({ kind }: StoredNotification): boolean {
  return HOOK_KINDS.has(kind)
}

function typeOf(stored: StoredNotification): 'clip' | 'hook' | 'user' | null {
  if (stored.kind === 'follow') return 'user'
  if (isAboutHook(stored)) return 'hook'
  return OTHER_KINDS.has(stored.kind) ? null : 'clip'
}

type Things = { clips: StoredClip[]; hooks: StoredHook[] }

function toNotification(stored: StoredNotification, people: NotifiedPerson[], { clips, hooks }: Things): Notification {
  const faces = people.filter(({ notificationId }) => notificationId === stored.id).slice(0, FACES)
  const hook = hooks.find(({ id }) => id === stored.contentId)
  const clip = clips.find(({ id }) => id === (hook?.clipId ?? stored.contentId))
  const names = faces.map(({ displayName, handle }) => displayName || handle)
  return {
    id: stored.id,
    kind: stored.kind,
    content_id: stored.kind === 'follow' ? (faces[0]?.handle ?? null) : stored.contentId,
    content_type: typeOf(stored),
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
