import { AppError, may, REPORTED_SONGS_SHOWN, type CommentDecision, type ReportedComment } from '@arioso/contract'
import type { StoredComment, StoredCommentReport, User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'

type Decision = { decision: CommentDecision; reason: string; is_strike: boolean }

const TITLE_MAX = 80

type Needs = Uses<'auditLog' | 'commentReports' | 'comments' | 'transaction', 'live' | 'log' | 'now'>

export function createCommentReportsService({ storage, live, log, now }: Needs) {
  async function listOpen(): Promise<{ comments: ReportedComment[]; numTotalResults: number }> {
    const { reports, totalComments } = await storage.commentReports.listOpen(REPORTED_SONGS_SHOWN)
    const about = Map.groupBy(reports, ({ commentId }) => commentId)
    return { comments: [...about.values()].flatMap(toReportedComment), numTotalResults: totalComments }
  }

  async function remove(
    staff: User,
    comment: StoredComment,
    { reason, isStrike }: { reason: string; isStrike: boolean },
  ) {
    const { id: contentId, userId, content } = comment
    const title = content.length > TITLE_MAX ? `${content.slice(0, TITLE_MAX)}…` : content
    await storage.transaction(async ({ comments, rulings, notifications }) => {
      await comments.remove(comment)
      const ruled = { decision: 'removed', reason, isStrike, staffId: staff.id, createdAt: now() } as const
      await rulings.add({ userId, contentType: 'comment', contentId, title, ...ruled })
      const message = `Your comment “${title}”${reason === '' ? '' : `: ${reason}`}`
      await notifications.tell({ userId, kind: 'content_removed', contentId, message })
    })
    live.notify(userId)
  }

  function demandStaff(user: User): void {
    if (!may('decideReports', actorOf(user))) throw new AppError('FORBIDDEN')
  }

  return {
    async list(user: User) {
      demandStaff(user)
      return listOpen()
    },

    async decide(user: User, id: string, { decision, reason, is_strike: isStrike }: Decision) {
      demandStaff(user)
      const comment = await storage.comments.find(id)
      if (comment === undefined) throw new AppError('NOT_FOUND')
      if (decision === 'removed') await remove(user, comment, { reason, isStrike })
      else await storage.commentReports.dismiss(id, { userId: user.id, now: now() })
      const details = { comment: id, decision, reason }
      await storage.auditLog.add({ kind: 'comment_decided', userId: comment.userId, staffId: user.id, details })
      log.info({ user: user.id, comment: id, decision }, 'decided about a comment')
      return listOpen()
    },
  }
}

function toReportedComment(reports: StoredCommentReport[]): ReportedComment[] {
  const [first] = reports
  if (first === undefined) return []
  const { commentId, clipId, songTitle, content, handle, displayName } = first
  const listed = reports.map(({ reporterHandle, details, createdAt }) => ({
    handle: reporterHandle,
    details,
    created_at: createdAt.toISOString(),
  }))
  const where = { comment_id: commentId, clip_id: clipId, song_title: songTitle }
  return [{ ...where, content, handle, display_name: displayName || handle, reports: listed }]
}
