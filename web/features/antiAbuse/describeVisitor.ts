import type { AntiAbusePayload, Session } from '@arioso/contract'
import { NEW_SIGNUP_MINUTES } from '@arioso/contract/limits'

type Found = { honeypot: string; token: string | null; userAgent: string; nowMs: number }

export function describeVisitor(user: NonNullable<Session['user']>, found: Found): AntiAbusePayload {
  const { nowMs, ...rest } = found
  const ageMinutes = Math.max(0, (nowMs - Date.parse(user.created_at)) / 60_000)
  return {
    account_age_minutes: ageMinutes,
    is_new_signup: ageMinutes < NEW_SIGNUP_MINUTES,
    user_id: user.id,
    email: user.email,
    // Accounts here have no telephone number.
    phone: null,
    timestamp: nowMs,
    ...rest,
  }
}
