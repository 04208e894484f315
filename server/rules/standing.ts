import { AppError, DAY_MS, STRIKE_LASTS_DAYS, STRIKES_ALLOWED } from '@arioso/contract'
import type { Repositories, User } from '@arioso/storage'
import type { Uses } from '../context.ts'

type Counted = { strikes: number; pausedUntil: Date | null }

/** Strikes expire one by one; publishing is possible again below three. */
export async function readStanding(
  { rulings }: Pick<Repositories, 'rulings'>,
  userId: string,
  now: Date,
): Promise<Counted> {
  const lasts = STRIKE_LASTS_DAYS * DAY_MS
  const strikes = await rulings.listStrikes(userId, new Date(now.getTime() - lasts))
  const deciding = strikes[STRIKES_ALLOWED - 1]
  return { strikes: strikes.length, pausedUntil: deciding === undefined ? null : new Date(deciding.getTime() + lasts) }
}

export async function refuseWhilePaused({ storage, now }: Uses<'rulings', 'now'>, user: User): Promise<void> {
  const { pausedUntil } = await readStanding(storage, user.id, now())
  if (pausedUntil !== null) throw new AppError('PUBLISHING_PAUSED', { until: pausedUntil.toISOString().slice(0, 10) })
}
