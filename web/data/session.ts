import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Session } from '@arioso/contract'
import type { Flag } from '@arioso/contract/flags'
import { api, requestJson } from './api.ts'
import { attributeSignup } from './attributeSignup.ts'
import { queryClient } from './queryClient.ts'
import { attributeToShare } from './shareVisit.ts'

const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: () => api('GET /api/session/') })

export type SignedIn = { isLoading: boolean; session: Session | undefined; user: Session['user'] }

export function useSession(): SignedIn {
  const { data, isPending } = useQuery(sessionQuery)
  return { isLoading: isPending, session: data, user: data?.user ?? null }
}

export function findSession(): Session | undefined {
  return queryClient.getQueryData(sessionQuery.queryKey)
}

export function hasFlag(flag: Flag): boolean {
  return findSession()?.flags[flag] ?? false
}

export async function refreshSession(): Promise<Session> {
  await queryClient.cancelQueries(sessionQuery)
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

// What another person may see differs, so everything but the session is asked for again.
async function reloadEverything(): Promise<void> {
  await refreshSession()
  await queryClient.resetQueries({ predicate: (query) => query.queryKey[0] === 'list' })
}

export async function signIn(input: { email: string; password: string }): Promise<void> {
  await requestJson('POST', '/api/auth/sign-in/email', input)
  await reloadEverything()
}

export async function signUp(input: { name: string; email: string; password: string }): Promise<void> {
  await requestJson('POST', '/api/auth/sign-up/email', input)
  attributeSignup()
  attributeToShare(Date.now()).catch((error: unknown) => console.warn('the shared link was not told', error))
  await reloadEverything()
}

export async function signOut(): Promise<void> {
  await api('POST /api/signout/')
  await requestJson('POST', '/api/auth/sign-out', {})
  await reloadEverything()
}

export async function acceptCustomTerms(): Promise<void> {
  await api('POST /api/user/tos_acceptance')
  await refreshSession()
}
