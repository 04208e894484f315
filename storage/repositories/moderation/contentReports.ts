import type { ContentDecision, FlagReason, ReportedType } from '@arioso/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { contentReports } from '../../schema/contentReports.ts'
import { user } from '../../schema/people/user.ts'

export type Reported = { contentType: ReportedType; contentId: string }

export type StoredContentReport = Reported & { handle: string; reason: FlagReason; details: string; createdAt: Date }

type NewReport = Reported & { userId: string; reason: FlagReason; details: string }
type Decided = { decision: ContentDecision; decidedBy: string; now: Date }

export type ContentReports = {
  // A repeated report replaces the first until staff decide; afterwards nothing changes.
  add(report: NewReport): Promise<void>
  // The longest waiting first.
  listOpen(limit: number): Promise<StoredContentReport[]>
  // Answers how many were open.
  decide(reported: Reported, decided: Decided): Promise<number>
}

const isOpen = isNull(contentReports.decision)

export function createContentReports(database: Database): ContentReports {
  return {
    async add(report) {
      const { reason, details } = report
      await database
        .insert(contentReports)
        .values(report)
        .onConflictDoUpdate({
          target: [contentReports.contentType, contentReports.contentId, contentReports.userId],
          set: { reason, details },
          setWhere: isOpen,
        })
    },

    async listOpen(limit) {
      const { contentType, contentId, reason, details, createdAt } = contentReports
      return database
        .select({ contentType, contentId, reason, details, createdAt, handle: user.handle })
        .from(contentReports)
        .innerJoin(user, eq(user.id, contentReports.userId))
        .where(isOpen)
        .orderBy(asc(createdAt), asc(contentReports.userId))
        .limit(limit)
    },

    async decide({ contentType, contentId }, { decision, decidedBy, now }) {
      const about = and(eq(contentReports.contentType, contentType), eq(contentReports.contentId, contentId))
      const decided = await database
        .update(contentReports)
        .set({ decision, decidedBy, decidedAt: now })
        .where(and(about, isOpen))
        .returning({ userId: contentReports.userId })
      return decided.length
    },
  }
}
