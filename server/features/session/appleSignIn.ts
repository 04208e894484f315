import type { Configuration } from '@arioso/contract/configuration'
import { createAppleSecret } from '@arioso/providers/signIn'
import { z } from 'zod'

export const APPLE = 'apple'

const claims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  // Apple writes it as a word or as a truth value.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
})
const consent = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }).optional(),
})

/** How better-auth signs in with Apple; undefined where it is not configured. */
export function appleProvider(configuration: Configuration) {
  const { ARIOSO_SIGN_IN_APPLE: client, ARIOSO_SIGN_IN_APPLE_KEY: key, ARIOSO_SIGN_IN_APPLE_URL: url } = configuration
  if (client === undefined || key === undefined) return undefined
  const makeSecret = createAppleSecret({ ...client, key })
  return {
    providerId: APPLE,
    clientId: client.clientId,
    // Asked for at every sign-in: one that was made at the start would end while the server runs.
    get clientSecret() {
      return makeSecret()
    },
    discoveryUrl: `${url.replace(/\/$/, '')}/.well-known/openid-configuration`,
    scopes: ['openid', 'email', 'name'],
    responseMode: 'form_post' as const,
    requireIdTokenVerification: true,
    getUserInfo: async (tokens: { idToken?: string | undefined; user?: unknown }) => readPerson(tokens),
  }
}

// The token's signature was checked before. The name comes beside it, and only at the first consent.
function readPerson({ idToken, user }: { idToken?: string | undefined; user?: unknown }) {
  const payload = idToken?.split('.')[1]
  if (payload === undefined) return null
  const {
    sub,
    email,
    email_verified: isVerified,
  } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  const { name } = consent.catch({}).parse(user ?? {})
  return {
    sub,
    email,
    emailVerified: isVerified === true || isVerified === 'true',
    name: [name?.firstName, name?.lastName].filter(Boolean).join(' '),
  }
}
