import type { Session } from '@arioso/contract'
import { ANTI_ABUSE } from '@arioso/contract/limits'
import { requestJson } from '../../data/api/api.ts'
import { reportError } from './reportError.ts'
import { describeVisitor } from './describeVisitor.ts'

type CheckOptions = { solve: () => Promise<string>; readHoneypot: () => string }

// Everything together has ten seconds. Whatever fails is only logged.
export async function runCheck(user: NonNullable<Session['user']>, options: CheckOptions): Promise<void> {
  const controller = new AbortController()
  const limit = controller.signal
  const timer = setTimeout(() => controller.abort(), ANTI_ABUSE.timeoutMs)
  try {
    const token = await within(limit, solveOrReport(options.solve))
    const found = { honeypot: options.readHoneypot(), token, userAgent: navigator.userAgent, nowMs: Date.now() }
    await within(limit, requestJson('POST', '/api/auth/verify-token', describeVisitor(user, found), limit))
  } catch (error) {
    console.warn('the background check did not get through', error)
  } finally {
    clearTimeout(timer)
  }
}

async function solveOrReport(solve: () => Promise<string>): Promise<string | null> {
  try {
    return await solve()
  } catch (error) {
    reportError('bot-challenge', error)
    return null
  }
}

async function within<T>(limit: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      limit.addEventListener('abort', () => reject(new Error('it took longer than ten seconds')), { once: true })
    }),
  ])
}
