import type { ReportDecision } from '@arioso/contract'
import { and, asc, countDistinct, eq, getTableColumns, inArray, isNull, min, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clipReports } from '../../schema/clips/clipReports.ts'
import { user } from '../../schema/people/user.ts'

type ReportRow = typeof clipReports.$inferSelect
export type StoredReport = ReportRow & { handle: string | null }

export type NewReport = Pick<ReportRow, 'clipId' | 'kind' | 'reporter' | 'userId' | 'reason'> &
  Partial<Pick<ReportRow, 'email' | 'work' | 'details'>>

// Undefined for ids: all that are open about the song.
type Decided = { clipId: string; ids: string[] | undefined; decision: ReportDecision; decidedBy: string; now: Date }

export type ClipReports = {
  // A repeated report replaces the first until staff decide; afterwards nothing changes.
  add(report: NewReport): Promise<void>
  // The songs whose first open report waits longest.
  listOpen(songs: number): Promise<{ reports: StoredReport[]; totalSongs: number }>
  decide(decided: Decided): Promise<StoredReport['kind'][]>
}

const isOpen = isNull(clipReports.decision)

export function createClipReports(database: Database): ClipReports {
  return {
    async add(report) {
      const { reason, email = '', work = '', details = '' } = report
      await database
        .insert(clipReports)
        .values(report)
        .onConflictDoUpdate({
          target: [clipReports.clipId, clipReports.kind, clipReports.reporter],
          set: { reason, email, work, details },
          setWhere: isOpen,
        })
    },

    async listOpen(songs) {
      const first = min(clipReports.createdAt)
      const waiting = await database
        .select({ clipId: clipReports.clipId })
        .from(clipReports)
        .where(isOpen)
        .groupBy(clipReports.clipId)
        .orderBy(asc(first), asc(clipReports.clipId))
        .limit(songs)
      const [counted] = await database
        .select({ total: countDistinct(clipReports.clipId) })
        .from(clipReports)
        .where(isOpen)
      const ids = waiting.map(({ clipId }) => clipId)
      if (ids.length === 0) return { reports: [], totalSongs: 0 }
      const reports = await database
        .select({ ...getTableColumns(clipReports), handle: user.handle })
        .from(clipReports)
        .leftJoin(user, eq(user.id, clipReports.userId))
        .where(and(isOpen, inArray(clipReports.clipId, ids)))
        .orderBy(asc(clipReports.createdAt), asc(clipReports.id))
      const place = new Map(ids.map((id, index) => [id, index]))
      const placeOf = ({ clipId }: StoredReport) => place.get(clipId) ?? ids.length
      return {
        reports: reports.toSorted((one, other) => placeOf(one) - placeOf(other)),
        totalSongs: counted?.total ?? 0,
      }
    },

    async decide({ clipId, ids, decision, decidedBy, now }) {
      const which = ids === undefined ? sql`true` : inArray(clipReports.id, ids)
      const decided = await database
        .update(clipReports)
        .set({ decision, decidedBy, decidedAt: now })
        .where(and(eq(clipReports.clipId, clipId), isOpen, which))
        .returning({ kind: clipReports.kind })
      return decided.map(({ kind }) => kind)
    },
  }
}
