import { and, asc, countDistinct, eq, inArray, isNull, min } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { commentReports, comments } from '../../schema/comments.ts'
import { user } from '../../schema/people/user.ts'

export type StoredCommentReport = {
  commentId: string
  clipId: string
  songTitle: string
  content: string
  handle: string
  displayName: string
  reporterHandle: string
  details: string
  createdAt: Date
}

export type CommentReports = {
  // The comments whose first open report waits longest, each with all its reports.
  listOpen(limit: number): Promise<{ reports: StoredCommentReport[]; totalComments: number }>
  // Answers whether anything was open.
  dismiss(commentId: string, by: { userId: string; now: Date }): Promise<boolean>
}

const isOpen = isNull(commentReports.dismissedAt)

export function createCommentReports(database: Database): CommentReports {
  return {
    async listOpen(limit) {
      const { commentId, details, createdAt } = commentReports
      const waiting = await database
        .select({ commentId })
        .from(commentReports)
        .where(isOpen)
        .groupBy(commentId)
        .orderBy(asc(min(createdAt)), asc(commentId))
        .limit(limit)
      const [counted] = await database
        .select({ total: countDistinct(commentId) })
        .from(commentReports)
        .where(isOpen)
      const ids = waiting.map((each) => each.commentId)
      if (ids.length === 0) return { reports: [], totalComments: 0 }
      const reporter = alias(user, 'reporter')
      const { clipId, content } = comments
      const writer = { handle: user.handle, displayName: user.displayName }
      const reports = await database
        .select({
          commentId,
          clipId,
          content,
          details,
          createdAt,
          ...writer,
          songTitle: clips.title,
          reporterHandle: reporter.handle,
        })
        .from(commentReports)
        .innerJoin(comments, eq(comments.id, commentId))
        .innerJoin(clips, eq(clips.id, clipId))
        .innerJoin(user, eq(user.id, comments.userId))
        .innerJoin(reporter, eq(reporter.id, commentReports.userId))
        .where(and(isOpen, inArray(commentId, ids)))
        .orderBy(asc(createdAt), asc(commentReports.userId))
      const placeOf = (report: StoredCommentReport): number => ids.indexOf(report.commentId)
      return {
        reports: reports.toSorted((one, other) => placeOf(one) - placeOf(other)),
        totalComments: counted?.total ?? 0,
      }
    },

    async dismiss(commentId, { userId, now }) {
      const dismissed = await database
        .update(commentReports)
        .set({ dismissedAt: now, dismissedBy: userId })
        .where(and(eq(commentReports.commentId, commentId), isOpen))
        .returning({ userId: commentReports.userId })
      return dismissed.length > 0
    },
  }
}
