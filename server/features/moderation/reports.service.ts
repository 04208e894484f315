import {
  AppError,
  may,
  REPORTED_SONGS_SHOWN,
  type FlagReason,
  type ReportDecision,
  type ReportedClip,
} from '@arioso/contract'
import { toClip, type StoredReport, type User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { removeSong } from '../../rules/songs/removeSong.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'

type Flag = { clip_id: string; reason: FlagReason; details: string }
type CopyrightFlag = { clip_id: string; email: string; work: string; details: string }
type Decision = { decision: ReportDecision; report_ids: string[]; reason: string; is_strike: boolean }

const success = { success: true as const }

type Needs = Uses<
  'auditLog' | 'clipReports' | 'clips' | 'notifications' | 'rulings' | 'transaction',
  'live' | 'log' | 'now'
>

export function createReportsService(context: Needs) {
  const { storage, live, log, now } = context

  async function listOpen(viewer: User): Promise<{ songs: ReportedClip[]; numTotalResults: number }> {
    const { reports, totalSongs } = await storage.clipReports.listOpen(REPORTED_SONGS_SHOWN)
    const ids = [...new Set(reports.map(({ clipId }) => clipId))]
    const clips = await storage.clips.listByIds(ids, viewer.id)
    const songs = ids.flatMap((id) => {
      const clip = clips.find((each) => each.id === id)
      if (clip === undefined) return []
      const { title, handle, display_name, image_url } = toClip(clip)
      const about = reports.filter(({ clipId }) => clipId === id).map(toReport)
      const visibility = subjectOf(clip).visibility ?? 'private'
      return [{ clip_id: id, title, handle, display_name, image_url, lyrics: clip.lyrics, visibility, reports: about }]
    })
    return { songs, numTotalResults: totalSongs }
  }

  function demandStaff(user: User): void {
    if (!may('decideReports', actorOf(user))) throw new AppError('FORBIDDEN')
  }

  return {
    async flag(user: User, { clip_id, reason, details }: Flag) {
      const clip = await getVisibleClip(storage, clip_id, user)
      if (!may('flagClip', actorOf(user), subjectOf(clip))) throw new AppError('FORBIDDEN')
      const who = { reporter: user.id, userId: user.id }
      await storage.clipReports.add({ clipId: clip.id, kind: 'flag', reason, details: details.trim(), ...who })
      return success
    },

    async flagCopyright(viewer: User | undefined, { clip_id, email, work, details }: CopyrightFlag) {
      const clip = await getVisibleClip(storage, clip_id, viewer)
      if (!may('flagCopyright', actorOf(viewer), subjectOf(clip))) throw new AppError('FORBIDDEN')
      const who = { reporter: viewer?.id ?? email.toLowerCase(), userId: viewer?.id ?? null, email }
      const claim = { reason: 'copyright', work, details: details.trim() }
      await storage.clipReports.add({ clipId: clip.id, kind: 'copyright', ...who, ...claim })
      return success
    },

    async list(user: User) {
      demandStaff(user)
      return listOpen(user)
    },

    async decide(user: User, clipId: string, { decision, report_ids, reason, is_strike: isStrike }: Decision) {
      demandStaff(user)
      const clip = await storage.clips.find(clipId)
      if (clip === undefined) throw new AppError('NOT_FOUND')
      // Removing a song closes all its reports, the unread ones too.
      const ids = decision === 'removed' ? undefined : report_ids
      const kinds = await storage.clipReports.decide({ clipId, ids, decision, decidedBy: user.id, now: now() })
      if (kinds.length === 0) return listOpen(user)
      if (decision === 'removed') {
        await removeSong(context, user, clip, { reason, isStrike, isInfringement: kinds.includes('copyright') })
      } else if (decision === 'warned') {
        const news = { userId: clip.userId, kind: 'song_warned', contentId: clip.id, message: reason } as const
        const about = { contentType: 'song', contentId: clip.id, title: clip.title } as const
        const ruled = { decision: 'warned', reason, isStrike: false, staffId: user.id, createdAt: now() } as const
        await storage.rulings.add({ userId: clip.userId, ...about, ...ruled })
        await storage.notifications.tell(news)
        live.notify(clip.userId)
      }
      const details = { song: clip.id, title: clip.title, decision, reason, reports: kinds.length }
      await storage.auditLog.add({ kind: 'reports_decided', userId: clip.userId, staffId: user.id, details })
      log.info({ user: user.id, clip: clip.id, decision, reports: kinds.length }, 'decided about reports')
      return listOpen(user)
    },
  }
}

function toReport(stored: StoredReport): ReportedClip['reports'][number] {
  const { id, kind, reason, details, work, email, handle, createdAt } = stored
  return { id, kind, reason, details, work, email, handle: handle ?? '', created_at: createdAt.toISOString() }
}
