import {
  AppError,
  may,
  REPORTED_SONGS_SHOWN,
  STRIKES_ALLOWED,
  type Appeal,
  type AppealAnswer,
  type Ruling,
  type Standing,
} from '@arioso/contract'
import type { Repositories, StoredRuling, User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { readStanding } from '../../rules/standing.ts'

type Needs = Uses<'auditLog' | 'rulings' | 'transaction', 'live' | 'log' | 'now'>

export function createRulingsService({ storage, live, log, now }: Needs) {
  async function describe(user: User): Promise<Standing> {
    const { strikes, pausedUntil } = await readStanding(storage, user.id, now())
    const rulings = (await storage.rulings.list(user.id)).map(toRuling)
    return { strikes, strikes_allowed: STRIKES_ALLOWED, paused_until: pausedUntil?.toISOString() ?? null, rulings }
  }

  async function listAppeals(): Promise<{ appeals: Appeal[] }> {
    const waiting = await storage.rulings.listAppeals(REPORTED_SONGS_SHOWN)
    const appeals = waiting.map(async (stored) => ({
      ...toRuling(stored),
      handle: stored.handle,
      display_name: stored.displayName || stored.handle,
      strikes: (await readStanding(storage, stored.userId, now())).strikes,
    }))
    return { appeals: await Promise.all(appeals) }
  }

  function demandStaff(user: User): void {
    if (!may('decideReports', actorOf(user))) throw new AppError('FORBIDDEN')
  }

  return {
    getStanding: describe,

    async appeal(user: User, id: string, text: string): Promise<Standing> {
      if (!(await storage.rulings.appeal(id, user.id, { text, now: now() }))) throw new AppError('NOT_FOUND')
      await storage.auditLog.add({ kind: 'appeal_made', userId: user.id, details: { ruling: id } })
      return describe(user)
    },

    async listAppeals(user: User) {
      demandStaff(user)
      return listAppeals()
    },

    async answer(user: User, id: string, { answer, reason }: { answer: AppealAnswer; reason: string }) {
      demandStaff(user)
      const ruled = await storage.transaction(async (together) => {
        const answered = { answer, answerReason: reason, answeredBy: user.id, now: now() }
        const ruling = await together.rulings.answer(id, answered)
        if (ruling === undefined) return undefined
        if (answer === 'overturned' && ruling.contentType === 'song') await giveBack(together, ruling.contentId)
        const news = { userId: ruling.userId, kind: 'appeal_answered', contentId: ruling.id } as const
        await together.notifications.tell({ ...news, message: `${OUTCOMES[answer]}${reason && `: ${reason}`}` })
        const details = { ruling: id, what: ruling.contentType, title: ruling.title, answer, reason }
        await together.auditLog.add({ kind: 'appeal_answered', userId: ruling.userId, staffId: user.id, details })
        return ruling
      })
      if (ruled === undefined) throw new AppError('NOT_FOUND')
      live.notify(ruled.userId)
      log.info({ user: user.id, ruling: id, answer }, 'answered an appeal')
      return listAppeals()
    },
  }
}

const OUTCOMES: Record<AppealAnswer, string> = {
  upheld: 'The decision stands',
  overturned: 'The decision was taken back',
}

// Private again: whether it is shown is its maker's decision.
async function giveBack(
  {
    clips,
    copyrightWarnings,
    removedRecordings,
  }: Pick<Repositories, 'clips' | 'copyrightWarnings' | 'removedRecordings'>,
  clipId: string,
): Promise<void> {
  await removedRecordings.remove(clipId)
  await copyrightWarnings.remove(clipId)
  await clips.update(clipId, { isTrashed: false, trashedAt: null })
}

function toRuling(stored: StoredRuling): Ruling {
  return {
    id: stored.id,
    content_type: stored.contentType,
    content_id: stored.contentId,
    title: stored.title,
    decision: stored.decision,
    reason: stored.reason,
    is_strike: stored.isStrike,
    created_at: stored.createdAt.toISOString(),
    appeal: stored.appeal,
    answer: stored.answer,
    answer_reason: stored.answerReason,
  }
}
