import { api, requestJson } from '../api/api.ts'
import { inBackground } from '../api/inBackground.ts'
import { attributeSignup } from './attributeSignup.ts'
import { leave, reloadEverything } from './session.ts'
import { attributeToShare } from './shareVisit.ts'

/** Whether that was all, or a code of the account's app is asked for. */
export async function signIn(input: { email: string; password: string }): Promise<'done' | 'code'> {
  const reply = (await requestJson('POST', '/api/auth/sign-in/email', input)) as { twoFactorRedirect?: boolean }
  if (reply.twoFactorRedirect === true) return 'code'
  await reloadEverything()
  return 'done'
}

export async function signUp(input: { name: string; email: string; password: string }): Promise<void> {
  await requestJson('POST', '/api/auth/sign-up/email', input)
  attributeSignup()
  inBackground('the shared link was not told', attributeToShare(Date.now()))
  await reloadEverything()
}

export function signOut(): Promise<void> {
  return leave(async () => {
    await api('POST /api/signout/')
    await requestJson('POST', '/api/auth/sign-out', {})
  })
}
