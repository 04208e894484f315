import { DAY_MS } from '@arioso/contract'

const HOUR_MS = 3_600_000
const FROM_HOUR = 9
// Later in the week it would be old news.
const DAYS_DUE = 3

/** The Monday, YYYY-MM-DD, whose letters go out now; undefined at other times. In UTC. */
export function dueWeek(now: Date): string | undefined {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const monday = midnight - ((now.getUTCDay() + 6) % 7) * DAY_MS
  const since = now.getTime() - monday - FROM_HOUR * HOUR_MS
  return since >= 0 && since < DAYS_DUE * DAY_MS ? new Date(monday).toISOString().slice(0, 10) : undefined
}

/** The seven days that end with that Monday. */
export function spanOf(week: string): { from: Date; to: Date } {
  const to = new Date(`${week}T00:00:00Z`)
  return { from: new Date(to.getTime() - 7 * DAY_MS), to }
}
