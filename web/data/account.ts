import { useQuery } from '@tanstack/react-query'
import { api, requestJson } from './api.ts'
import { queryClient } from './queryClient.ts'
import { refreshSession } from './session.ts'

const PLACES = ['signed-in-places']

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

export async function changeEmail(newEmail: string): Promise<void> {
  await requestJson('POST', '/api/auth/change-email', { newEmail })
}

export async function changePassword(input: { currentPassword: string; newPassword: string }): Promise<void> {
  await requestJson('POST', '/api/auth/change-password', { ...input, revokeOtherSessions: true })
  await queryClient.invalidateQueries({ queryKey: PLACES })
}

export function useSignedInPlaces() {
  return useQuery({ queryKey: PLACES, queryFn: () => api('GET /api/user/sessions/'), staleTime: 0 })
}

export async function revokePlace(id: string): Promise<void> {
  await api('POST /api/user/sessions/:id/revoke/', { params: { id } })
  await queryClient.invalidateQueries({ queryKey: PLACES })
}

export async function revokeOtherPlaces(): Promise<void> {
  await api('POST /api/user/sessions/revoke_others/')
  await queryClient.invalidateQueries({ queryKey: PLACES })
}

// Nobody should wait for a mail that never leaves this machine.
export function useOutboxHint(): string | undefined {
  const { data } = useQuery({
    queryKey: ['mail-delivery'],
    queryFn: () => api('GET /api/user/mail_delivery/'),
    staleTime: Infinity,
  })
  return data?.is_kept_in_outbox === true
    ? 'This installation sends no mail: it keeps its letters in an outbox that its staff can open.'
    : undefined
}
