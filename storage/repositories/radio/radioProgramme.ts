import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { radioSchedule } from '../../schema/radio.ts'
import { isHeardByAll } from '../clips/clipConditions.ts'
import { type StoredClip, selectClips } from '../clips/storedClip.ts'

export type ScheduledClip = { id: number; clipId: string; userId: string; startsAt: Date; endsAt: Date }

export type RadioCandidate = {
  id: string
  userId: string
  durationSeconds: number
  upvoteCount: number
  createdAt: Date
}

export type RadioProgramme = {
  // Everything else about the programme is decided while this is held, in one transaction.
  lockProgramme(stationId: string): Promise<void>
  listScheduled(stationId: string, now: Date): Promise<(ScheduledClip & { isAllowed: boolean })[]>
  listPlayed(stationId: string, now: Date, limit: number): Promise<ScheduledClip[]>
  listCandidates(): Promise<RadioCandidate[]>
  schedule(stationId: string, entry: { clipId: string; startsAt: Date; endsAt: Date }): Promise<void>
  // From this moment on nothing is planned, and what plays ends.
  cutSchedule(stationId: string, at: Date): Promise<void>
  forgetPlayed(stationId: string, before: Date): Promise<void>
  listClips(ids: string[], viewerId?: string): Promise<StoredClip[]>
}

const NEWEST = 300
const MOST_LIKED = 200

const isProgrammable = sql`${clips.isPublic} and not ${clips.isTrashed} and ${clips.status} = 'complete' and ${clips.durationSeconds} > 5`

export function createRadioProgramme(database: Database): RadioProgramme {
  const columns = {
    id: radioSchedule.id,
    clipId: radioSchedule.clipId,
    userId: clips.userId,
    startsAt: radioSchedule.startsAt,
    endsAt: radioSchedule.endsAt,
  }

  return {
    async lockProgramme(stationId) {
      await database.execute(sql`select pg_advisory_xact_lock(hashtext(${`radio ${stationId}`}))`)
    },

    async listScheduled(stationId, now) {
      return database
        .select({ ...columns, isAllowed: sql<boolean>`${isProgrammable}` })
        .from(radioSchedule)
        .innerJoin(clips, eq(clips.id, radioSchedule.clipId))
        .where(and(eq(radioSchedule.stationId, stationId), gt(radioSchedule.endsAt, now)))
        .orderBy(asc(radioSchedule.endsAt))
    },

    async listPlayed(stationId, now, limit) {
      return database
        .select(columns)
        .from(radioSchedule)
        .innerJoin(clips, eq(clips.id, radioSchedule.clipId))
        .where(and(eq(radioSchedule.stationId, stationId), lte(radioSchedule.endsAt, now)))
        .orderBy(desc(radioSchedule.endsAt))
        .limit(limit)
    },

    async listCandidates() {
      const newest = selectCandidates(database).orderBy(desc(clips.createdAt), desc(clips.id)).limit(NEWEST)
      const liked = selectCandidates(database).orderBy(desc(clips.upvoteCount), desc(clips.id)).limit(MOST_LIKED)
      return [...new Map([...(await newest), ...(await liked)].map((each) => [each.id, each])).values()]
    },

    async schedule(stationId, entry) {
      await database.insert(radioSchedule).values({ stationId, ...entry })
    },

    async cutSchedule(stationId, at) {
      const mine = eq(radioSchedule.stationId, stationId)
      await database.delete(radioSchedule).where(and(mine, gte(radioSchedule.startsAt, at)))
      await database
        .update(radioSchedule)
        .set({ endsAt: at })
        .where(and(mine, gt(radioSchedule.endsAt, at)))
    },

    async forgetPlayed(stationId, before) {
      await database
        .delete(radioSchedule)
        .where(and(eq(radioSchedule.stationId, stationId), lte(radioSchedule.endsAt, before)))
    },

    async listClips(ids, viewerId) {
      return ids.length === 0 ? [] : selectClips(database, viewerId).where(inArray(clips.id, ids))
    },
  }
}

function selectCandidates(database: Database) {
  const { id, userId, upvoteCount, createdAt } = clips
  const durationSeconds = sql<number>`${clips.durationSeconds}`
  return database
    .select({ id, userId, durationSeconds, upvoteCount, createdAt })
    .from(clips)
    .where(and(isHeardByAll, isProgrammable))
    .$dynamic()
}
