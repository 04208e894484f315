import type { Configuration } from '@arioso/contract/configuration'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'

export type SignInWay = { id: string; name: string }

const NAMES = { google: 'Google', discord: 'Discord', github: 'GitHub' } as const
const OWN_ID = 'openid'

/** Which doors of others lead in here; those that are not configured are not there. */
export function listSignInWays(configuration: Configuration): SignInWay[] {
  const known = Object.keys(socialProviders(configuration)) as (keyof typeof NAMES)[]
  const own = { id: OWN_ID, name: configuration.ARIOSO_SIGN_IN_OPENID_NAME }
  return [...known.map((id) => ({ id, name: NAMES[id] })), ...(hasOpenId(configuration) ? [own] : [])]
}

export function socialProviders(configuration: Configuration) {
  const { ARIOSO_SIGN_IN_GOOGLE: google, ARIOSO_SIGN_IN_DISCORD: discord } = configuration
  const { ARIOSO_SIGN_IN_GITHUB: github } = configuration
  return { ...(google && { google }), ...(discord && { discord }), ...(github && { github }) }
}

/** Any provider that speaks OpenID Connect. Its tokens count with their signature only. */
export function openIdPlugins(configuration: Configuration) {
  const { ARIOSO_SIGN_IN_OPENID: client, ARIOSO_SIGN_IN_OPENID_URL: url } = configuration
  if (client === undefined || url === undefined) return []
  const discoveryUrl = `${url.replace(/\/$/, '')}/.well-known/openid-configuration`
  const scopes = ['openid', 'email', 'profile']
  const config = [{ providerId: OWN_ID, ...client, discoveryUrl, scopes, requireIdTokenVerification: true }]
  return [genericOAuth({ config })]
}

function hasOpenId(configuration: Configuration): boolean {
  return openIdPlugins(configuration).length > 0
}
