import { useQuery } from '@tanstack/react-query'
import { api, requestJson } from '../api/api.ts'
import { queryClient } from '../api/queryClient.ts'
import { refreshSession, reloadEverything } from './session.ts'
import { useIsUsable } from '../stores/firstUse.ts'

const SECOND_STEP = ['second-step']
const APP_CODE = /^\d{6}$/

export type SecondStepSetUp = { link: string; recoveryCodes: string[] }

type Reply = { totpURI: string; backupCodes: string[] }

export function useSecondStep() {
  return useQuery({
    queryKey: SECOND_STEP,
    queryFn: () => api('GET /api/user/second_step/'),
    staleTime: 0,
    enabled: useIsUsable(),
  })
}

export async function beginSecondStep(password: string): Promise<SecondStepSetUp> {
  const reply = (await requestJson('POST', '/api/auth/two-factor/enable', { password })) as Reply
  return { link: reply.totpURI, recoveryCodes: reply.backupCodes }
}

/** Sends a code of the app or a recovery code: to switch it on, to sign in, or to enter the staff pages. */
export async function enterCode(typed: string): Promise<void> {
  const code = typed.replaceAll(/\s/g, '')
  const path = APP_CODE.test(code) ? 'verify-totp' : 'verify-backup-code'
  await requestJson('POST', `/api/auth/two-factor/${path}`, { code })
}

export async function enterCodeToSignIn(typed: string): Promise<void> {
  await enterCode(typed)
  await reloadEverything()
}

export async function renewRecoveryCodes(password: string): Promise<string[]> {
  const reply = (await requestJson('POST', '/api/auth/two-factor/generate-backup-codes', { password })) as Reply
  await queryClient.invalidateQueries({ queryKey: SECOND_STEP })
  return reply.backupCodes
}

export async function endSecondStep(password: string): Promise<void> {
  await requestJson('POST', '/api/auth/two-factor/disable', { password })
  await noticeSecondStep()
}

/** Every session but this one is as it was; this one has a new name. */
export async function noticeSecondStep(): Promise<void> {
  await Promise.all([
    refreshSession(),
    queryClient.invalidateQueries({ queryKey: SECOND_STEP }),
    queryClient.invalidateQueries({ queryKey: ['signed-in-places'] }),
  ])
}
