import { useQuery } from '@tanstack/react-query'
import { api, requestJson } from '../api/api.ts'
import { queryClient } from '../api/queryClient.ts'
import { leave, refreshSession } from './session.ts'
import { useIsUsable } from '../stores/firstUse.ts'

const PLACES = ['signed-in-places']
const EXPORT = ['data-export']
const EXPORT_POLL_MS = 3000

export async function requestPasswordReset(email: string): Promise<void> {
  await requestJson('POST', '/api/auth/request-password-reset', { email })
}

export async function resetPassword(input: { token: string; newPassword: string }): Promise<void> {
  await requestJson('POST', '/api/auth/reset-password', input)
  await refreshSession()
}

export type Verified = 'confirmed' | 'ask-new-mailbox'

// Changing an address takes two links: the old mailbox agrees, then the new one. Only the last one says who it is for.
export async function verifyEmail(token: string): Promise<Verified> {
  const reply = await requestJson('GET', `/api/auth/verify-email?token=${encodeURIComponent(token)}`)
  await refreshSession()
  return Object.hasOwn(reply as object, 'user') ? 'confirmed' : 'ask-new-mailbox'
}

export async function sendVerification(email: string): Promise<void> {
  await requestJson('POST', '/api/auth/send-verification-email', { email })
}

export async function changeEmail(input: { newEmail: string; password: string }): Promise<void> {
  await requestJson('POST', '/api/auth/change-email', input)
}

export async function changePassword(input: { currentPassword: string; newPassword: string }): Promise<void> {
  await requestJson('POST', '/api/auth/change-password', input)
  await queryClient.invalidateQueries({ queryKey: PLACES })
}

export function useSignedInPlaces() {
  return useQuery({
    queryKey: PLACES,
    queryFn: () => api('GET /api/user/sessions/'),
    staleTime: 0,
    enabled: useIsUsable(),
  })
}

export async function revokePlace(id: string): Promise<void> {
  await api('POST /api/user/sessions/:id/revoke/', { params: { id } })
  await queryClient.invalidateQueries({ queryKey: PLACES })
}

export async function revokeOtherPlaces(): Promise<void> {
  await api('POST /api/user/sessions/revoke_others/')
  await queryClient.invalidateQueries({ queryKey: PLACES })
}

export function useDataExport() {
  return useQuery({
    queryKey: EXPORT,
    queryFn: () => api('GET /api/user/export/'),
    staleTime: 0,
    enabled: useIsUsable(),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? EXPORT_POLL_MS : false),
  })
}

export async function requestExport(password: string): Promise<void> {
  queryClient.setQueryData(EXPORT, await api('POST /api/user/export/', { body: { password } }))
}

export async function deleteAccount(password: string): Promise<void> {
  await leave(() => api('POST /api/user/delete/', { body: { password } }))
}

// Where to find a mail that never leaves this machine.
export function useOutboxHint(): string | undefined {
  const { data } = useQuery({
    queryKey: ['mail-delivery'],
    queryFn: () => api('GET /api/user/mail_delivery/'),
    staleTime: Infinity,
  })
  return data?.is_kept_in_outbox === true
    ? 'This server doesn’t send email. Ask its staff for the message: they can see it in their outbox.'
    : undefined
}
