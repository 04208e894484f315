import { useQuery } from '@tanstack/react-query'
import { requestJson } from '../api/api.ts'
import { queryClient } from '../api/queryClient.ts'
import { reloadEverything } from './session.ts'
import { useIsUsable } from '../stores/firstUse.ts'

const PASSKEYS = ['passkeys']

export type Passkey = { id: string; name: string | null; createdAt: string }

/** Browsers make passkeys for names, never for bare addresses, and only in secure contexts. */
export function canUsePasskeys(): boolean {
  const isName = !/^[\d.]+$|:/.test(location.hostname)
  return isName && isSecureContext && 'PublicKeyCredential' in globalThis && 'credentials' in navigator
}

export function usePasskeys() {
  const queryFn = async () => (await requestJson('GET', '/api/auth/passkey/list-user-passkeys')) as Passkey[]
  return useQuery({ queryKey: PASSKEYS, queryFn, staleTime: 0, enabled: useIsUsable() })
}

export async function addPasskey(name: string, password: string): Promise<void> {
  const options = await requestJson('GET', '/api/auth/passkey/generate-register-options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  const response = toJson(await navigator.credentials.create({ publicKey }))
  await requestJson('POST', '/api/auth/passkey/verify-registration', { response, name, password })
  await queryClient.invalidateQueries({ queryKey: PASSKEYS })
}

export async function signInWithPasskey(): Promise<void> {
  const options = (await requestJson('GET', '/api/auth/passkey/generate-authenticate-options')) as object
  const asked = { ...options, userVerification: 'required' } as PublicKeyCredentialRequestOptionsJSON
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked)
  const response = toJson(await navigator.credentials.get({ publicKey }))
  await requestJson('POST', '/api/auth/passkey/verify-authentication', { response })
  await reloadEverything()
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await requestJson('POST', '/api/auth/passkey/update-passkey', { id, name })
  await queryClient.invalidateQueries({ queryKey: PASSKEYS })
}

export async function removePasskey(id: string): Promise<void> {
  await requestJson('POST', '/api/auth/passkey/delete-passkey', { id })
  await queryClient.invalidateQueries({ queryKey: PASSKEYS })
}

function toJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was chosen')
  return credential.toJSON()
}
