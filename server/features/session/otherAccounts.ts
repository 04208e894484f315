import type { Configuration } from '@arioso/contract/configuration'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { appleProvider } from './appleSignIn.ts'

const OWN_ID = 'openid'

export function socialProviders(configuration: Configuration) {
  const { ARIOSO_SIGN_IN_GOOGLE: google, ARIOSO_SIGN_IN_DISCORD: discord } = configuration
  const { ARIOSO_SIGN_IN_GITHUB: github } = configuration
  return { ...(google && { google }), ...(discord && { discord }), ...(github && { github }) }
}

/** Apple, and any provider that speaks OpenID Connect. Their tokens count with their signature only. */
export function openIdPlugins(configuration: Configuration) {
  const providers = [appleProvider(configuration), ownProvider(configuration)].filter((each) => each !== undefined)
  return providers.length === 0 ? [] : [genericOAuth({ config: providers })]
}

function ownProvider({ ARIOSO_SIGN_IN_OPENID: client, ARIOSO_SIGN_IN_OPENID_URL: url }: Configuration) {
  if (client === undefined || url === undefined) return undefined
  const discoveryUrl = `${url.replace(/\/$/, '')}/.well-known/openid-configuration`
  const scopes = ['openid', 'email', 'profile']
  return { providerId: OWN_ID, ...client, discoveryUrl, scopes, requireIdTokenVerification: true }
}
