import { AppError, calls, may, type AnyCall } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { Uses } from '../context.ts'
import { actorOf } from '../rules/actorOf.ts'
import { findMaintenance } from '../rules/findMaintenance.ts'

// POST calls that keep nothing of value: browsing, listening and signing out still work.
const HARMLESS = new Set<AnyCall>([
  calls.listLibrary,
  calls.getHomepage,
  calls.getExplore,
  calls.search,
  calls.getFollowingFeed,
  calls.listHooks,
  calls.getExperiment,
  calls.verifyToken,
  calls.reportError,
  calls.signOut,
  calls.countPlay,
  calls.reportListenMilestone,
  calls.savePlaybarState,
  calls.claimStaff,
])

const ASK_AGAIN_SECONDS = 60

export type RefuseWrite = (call: AnyCall, viewer: User | undefined) => Promise<void>

export function createRefuseWrite(context: Uses<'settings', 'now'>): RefuseWrite {
  return async (call, viewer) => {
    if (call.method === 'GET' || HARMLESS.has(call)) return
    const maintenance = await findMaintenance(context)
    if (maintenance?.state !== 'active' || may('writeDuringMaintenance', actorOf(viewer))) return
    throw new AppError('MAINTENANCE', { retryAfterSeconds: secondsLeft(maintenance.ends_at, context.now()) })
  }
}

function secondsLeft(endsAt: string | null, now: Date): number {
  if (endsAt === null) return ASK_AGAIN_SECONDS
  return Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000))
}
