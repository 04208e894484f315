import { queryOptions, useQuery, type Query } from '@tanstack/react-query'
import type { Clip, Session } from '@arioso/contract'
import type { Flag } from '@arioso/contract/flags'
import { api, whenRefused } from '../api/api.ts'
import { queryClient } from '../api/queryClient.ts'
import { keepFor } from './keptFor.ts'
import { askToSignIn } from './signInRequest.ts'

const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: () => api('GET /api/session/') })

/** What the server knew of its visitor when it sent the page; available before the first render. */
export function takeServedSession(page: Document): void {
  const served = page.querySelector('#session')?.textContent
  if (!served) return
  const session = JSON.parse(served) as Session
  keepFor(session.userId)
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

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

// Waits for the answer under way instead of asking again.
export function awaitSession(): Promise<Session> {
  return queryClient.ensureQueryData(sessionQuery)
}

export async function refreshSession(): Promise<Session> {
  await queryClient.cancelQueries(sessionQuery)
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
  keepFor(session.userId)
  return session
}

const isOpenToAll = ({ queryKey, state }: Query) =>
  queryKey[0] === 'clip' && (state.data as Clip | undefined)?.is_public === true

// What another person may see differs, so lists and songs are asked for again; what is not public leaves the screen at once.
export async function reloadEverything(): Promise<void> {
  await refreshSession()
  await nextTurn()
  const isPersonal = (query: Query) => ['list', 'clip'].includes(String(query.queryKey[0])) && !isOpenToAll(query)
  await Promise.all([
    queryClient.resetQueries({ predicate: isPersonal }),
    queryClient.invalidateQueries({ predicate: isOpenToAll }),
  ])
}

// What only members may ask would otherwise be asked once more: pages hear of the new session one turn later.
function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}

/** Runs what ends the session, without asking to sign in again. */
export async function leave(goodbye: () => Promise<unknown>): Promise<void> {
  isChanging = true
  try {
    await goodbye()
    await reloadEverything()
  } finally {
    isChanging = false
  }
}

let isChanging = false

whenRefused((why) => {
  if (isChanging || (why === 'signed out' && findSession()?.userId == null)) return
  isChanging = true
  // Under maintenance the session tells what everybody should read.
  const notice = why === 'maintenance' ? refreshSession() : noticeEnd()
  notice
    .catch((error: unknown) => console.warn('the session could not be read again', error))
    .finally(() => {
      isChanging = false
    })
})

// The page still shows a member whom the server no longer knows: signed out elsewhere, or after a long absence.
async function noticeEnd(): Promise<void> {
  if ((await refreshSession()).userId !== null) return
  askToSignIn({ reason: 'You’ve been signed out. Sign in to continue.' })
}

export async function acceptCustomTerms(): Promise<void> {
  await api('POST /api/user/tos_acceptance')
  await refreshSession()
}
