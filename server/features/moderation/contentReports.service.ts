import {
  AppError,
  may,
  REPORTED_SONGS_SHOWN,
  type ContentDecision,
  type FlagReason,
  type ReportedContent,
  type ReportedType,
} from '@arioso/contract'
import type { StoredContentReport, User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { findReported } from './findReported.ts'

type Flag = { content_type: ReportedType; content_id: string; reason: FlagReason; details: string }
type Decision = { decision: ContentDecision; reason: string; is_strike: boolean }

const REPORTS_READ = 1000

type Needs = Uses<
  | 'artistProfiles'
  | 'auditLog'
  | 'contentReports'
  | 'files'
  | 'hookComments'
  | 'hooks'
  | 'keptFiles'
  | 'notifications'
  | 'personas'
  | 'rulings'
  | 'transaction'
  | 'users'
  | 'videoUploads',
  'live' | 'log' | 'now'
>

export function createContentReportsService({ storage, live, log, now }: Needs) {
  async function describe(staff: User, reports: StoredContentReport[]): Promise<ReportedContent[]> {
    const [first] = reports
    if (first === undefined) return []
    const { contentType, contentId } = first
    const found = await findReported(storage, contentType, contentId)
    const owner = found && (await storage.users.find(found.ownerId))
    if (found === undefined || owner === undefined) {
      // Its owner was quicker: there is nothing left to decide about.
      await storage.contentReports.decide(first, { decision: 'removed', decidedBy: staff.id, now: now() })
      return []
    }
    return [
      {
        content_type: contentType,
        content_id: contentId,
        title: found.title,
        text: found.text,
        image_url: found.imageUrl,
        handle: owner.handle,
        display_name: owner.displayName || owner.handle,
        reports: reports.map(({ handle, reason, details, createdAt }) => ({
          handle,
          reason,
          details,
          created_at: createdAt.toISOString(),
        })),
      },
    ]
  }

  async function listOpen(staff: User): Promise<{ contents: ReportedContent[]; numTotalResults: number }> {
    const open = await storage.contentReports.listOpen(REPORTS_READ)
    const about = [...Map.groupBy(open, ({ contentType, contentId }) => `${contentType} ${contentId}`).values()]
    const contents = (await Promise.all(about.map((reports) => describe(staff, reports)))).flat()
    return { contents: contents.slice(0, REPORTED_SONGS_SHOWN), numTotalResults: contents.length }
  }

  function demandStaff(user: User): void {
    if (!may('decideReports', actorOf(user))) throw new AppError('FORBIDDEN')
  }

  return {
    async flag(user: User, { content_type: contentType, content_id: contentId, reason, details }: Flag) {
      const found = await findReported(storage, contentType, contentId)
      const isOwn = found?.ownerId === user.id
      if (found === undefined || (!isOwn && found.subject.visibility !== 'public')) throw new AppError('NOT_FOUND')
      if (!may('flagContent', actorOf(user), found.subject)) throw new AppError('FORBIDDEN')
      await storage.contentReports.add({ contentType, contentId, userId: user.id, reason, details: details.trim() })
      return { success: true as const }
    },

    async list(user: User) {
      demandStaff(user)
      return listOpen(user)
    },

    async decide(
      user: User,
      contentType: ReportedType,
      contentId: string,
      { decision, reason, is_strike: isStrike }: Decision,
    ) {
      demandStaff(user)
      const found = await findReported(storage, contentType, contentId)
      if (found === undefined) throw new AppError('NOT_FOUND')
      const { ownerId, title } = found
      const decided = { decision, decidedBy: user.id, now: now() }
      if ((await storage.contentReports.decide({ contentType, contentId }, decided)) === 0) return listOpen(user)
      if (decision === 'removed') {
        await found.remove()
        const ruled = { decision, reason, isStrike, staffId: user.id, createdAt: now() }
        await storage.rulings.add({ userId: ownerId, contentType, contentId, title, ...ruled })
        const message = `Your ${contentType.replace('_', ' ')} “${title}”${reason === '' ? '' : `: ${reason}`}`
        await storage.notifications.tell({ userId: ownerId, kind: 'content_removed', contentId, message })
        live.notify(ownerId)
      }
      const details = { what: contentType, id: contentId, title, decision, reason }
      await storage.auditLog.add({ kind: 'content_decided', userId: ownerId, staffId: user.id, details })
      log.info({ user: user.id, contentType, contentId, decision }, 'decided about reported content')
      return listOpen(user)
    },
  }
}
