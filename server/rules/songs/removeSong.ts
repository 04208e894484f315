import { JOB_QUEUES, type RememberRemovedJob } from '@arioso/contract'
import type { StoredClip, User } from '@arioso/storage'
import type { Uses } from '../../context.ts'

type Removal = { reason: string; isInfringement: boolean; isStrike: boolean }

// Removes a song for everyone at once; its maker is notified and may not share it again.
export async function removeSong(
  { storage, live, log, now }: Uses<'transaction', 'live' | 'log' | 'now'>,
  staff: User,
  clip: StoredClip,
  { reason, isInfringement, isStrike }: Removal,
): Promise<void> {
  await storage.transaction(async ({ clips, copyrightWarnings, notifications, auditLog, rulings, jobs }) => {
    const warning = { clipId: clip.id, userId: clip.userId, removedBy: staff.id, reason, isInfringement }
    if (!(await copyrightWarnings.add(warning))) return
    const removed = { isPublic: false, isLinkOnly: false, isTrashed: true, trashedAt: clip.trashedAt ?? now() }
    await clips.update(clip.id, removed)
    const about = { contentType: 'song', contentId: clip.id, title: clip.title } as const
    const ruled = { decision: 'removed', reason, isStrike, staffId: staff.id, createdAt: now() } as const
    await rulings.add({ userId: clip.userId, ...about, ...ruled })
    const details = { song: clip.id, title: clip.title, reason, is_infringement: isInfringement, is_strike: isStrike }
    await auditLog.add({ kind: 'song_removed', userId: clip.userId, staffId: staff.id, details })
    const job: RememberRemovedJob = { clip_id: clip.id }
    await jobs.send(JOB_QUEUES.rememberRemoved, job, { singletonKey: clip.id })
    const kind = isInfringement ? 'moderation' : 'song_removed'
    await notifications.tell({ userId: clip.userId, kind, contentId: clip.id, message: reason })
  })
  live.notify(clip.userId)
  log.warn({ user: staff.id, clip: clip.id, reason, isInfringement }, 'removed a song')
}
