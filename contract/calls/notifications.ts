import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { notification } from '../entities/notification.ts'
import { cursorQuery, cursorReply } from './paging.ts'

const badge = z.object({ count: z.number().int() })

export const notificationCalls = {
  listNotifications: defineCall({
    method: 'GET',
    path: '/api/notification/v2',
    access: 'member',
    summary: 'What happened around you, newest first; the cursor loads more',
    query: cursorQuery,
    reply: cursorReply.extend({ notifications: z.array(notification) }),
  }),
  getBadgeCount: defineCall({
    method: 'GET',
    path: '/api/notification/v2/badge-count',
    access: 'member',
    summary: 'How many notifications came since you last looked',
    reply: badge,
  }),
  clearBadge: defineCall({
    method: 'POST',
    path: '/api/notification/v2/clear-badge',
    access: 'member',
    summary: 'You have looked; the count begins again',
    reply: badge,
  }),
  readNotifications: defineCall({
    method: 'POST',
    path: '/api/notification/v2/read',
    access: 'member',
    summary: 'Marks notifications as read by id, by what they are about, or with all true every one before a moment',
    body: z.object({
      all: z.boolean().default(false),
      ids: z.array(z.uuid()).max(100).default([]),
      content_ids: z.array(z.string().max(64)).max(100).default([]),
      before_datetime_utc: z.iso.datetime().optional(),
    }),
    reply: success,
  }),
}
