import { expect, it } from 'vitest'
import { describeVisitor } from './describeVisitor.ts'

const created = Date.parse('2026-03-10T12:00:00.000Z')
const user = {
  id: 'ada',
  handle: 'ada',
  email: 'ada@example.com',
  email_verified: false,
  username: 'Ada',
  display_name: 'Ada',
  avatar_image_url: null,
  created_at: new Date(created).toISOString(),
}

it('[AUTH-05] the check carries the whole payload, and an account is new for its first 5 minutes', () => {
  const at = (minutes: number) =>
    describeVisitor(user, { honeypot: '', token: 't', userAgent: 'a browser', nowMs: created + minutes * 60_000 })
  expect(at(4)).toEqual({
    account_age_minutes: 4,
    is_new_signup: true,
    user_id: 'ada',
    email: 'ada@example.com',
    phone: null,
    timestamp: created + 240_000,
    honeypot: '',
    token: 't',
    userAgent: 'a browser',
  })
  expect(at(4.99).is_new_signup).toBe(true)
  expect(at(5).is_new_signup).toBe(false)
})
