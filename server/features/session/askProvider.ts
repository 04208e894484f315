import { AppError } from '@arioso/contract'
import type { SignInDoors } from '@arioso/providers/signIn'
import type { FastifyRequest } from 'fastify'

const BACK = /^\/api\/auth\/callback\/(\w+)/
const LEAVES = /^\/api\/auth\/sign-in\/social\/?$/
// The provider's own failures. An expired link or a declined consent is not one.
const PROVIDERS_FAULT = new Set(['invalid_code', 'unable_to_get_user_info', 'issuer_mismatch', 'internal_server_error'])

/** Steps that another provider has to answer, within a time; every other step is taken as it is. */
export async function askProvider(
  doors: SignInDoors,
  { url, body, method }: FastifyRequest,
  take: () => Promise<Response>,
): Promise<Response> {
  const { provider } = (body ?? {}) as { provider?: unknown }
  if (LEAVES.test(url) && typeof provider === 'string' && !doors.mayEnter(provider)) {
    throw new AppError('SIGN_IN_UNAVAILABLE')
  }
  const id = BACK.exec(url)?.[1]
  if (id === undefined || method !== 'GET' || !url.includes('state=')) return take()
  const answer = await doors.pass(id, take, (response) => ({ problem: problemOf(response) }))
  const late = { status: 302, headers: { location: '/auth/error?error=SIGN_IN_UNAVAILABLE' } }
  return answer ?? new Response(null, late)
}

function problemOf({ headers, status }: Response): string | undefined {
  if (status >= 500) return `ended with ${status}`
  const error = /[?&]error=(\w+)/.exec(headers.get('location') ?? '')?.[1]
  return error !== undefined && PROVIDERS_FAULT.has(error) ? error : undefined
}
