import { AppError, may, REPORTED_SONGS_SHOWN, type CommentDecision, type ReportedComment } from '@arioso/contract'
import type { StoredCommentReport, User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'

export function createCommentReportsService({ storage, log, now }: ServerContext) {
  async function listOpen(): Promise<{ comments: ReportedComment[]; numTotalResults: number }> {
    const { reports, totalComments } = await storage.commentReports.listOpen(REPORTED_SONGS_SHOWN)
    const about = Map.groupBy(reports, ({ commentId }) => commentId)
    return { comments: [...about.values()].flatMap(toReportedComment), numTotalResults: totalComments }
  }

  function demandStaff(user: User): void {
    if (!may('decideReports', actorOf(user))) throw new AppError('FORBIDDEN')
  }

  return {
    async list(user: User) {
      demandStaff(user)
      return listOpen()
    },

    async decide(user: User, id: string, decision: CommentDecision) {
      demandStaff(user)
      const comment = await storage.comments.find(id)
      if (comment === undefined) throw new AppError('NOT_FOUND')
      if (decision === 'removed') await storage.comments.remove(comment)
      else await storage.commentReports.dismiss(id, { userId: user.id, now: now() })
      const details = { comment: id, decision }
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
  const said = reports.map(({ reporterHandle, details, createdAt }) => ({
    handle: reporterHandle,
    details,
    created_at: createdAt.toISOString(),
  }))
  const where = { comment_id: commentId, clip_id: clipId, song_title: songTitle }
  return [{ ...where, content, handle, display_name: displayName || handle, reports: said }]
}
