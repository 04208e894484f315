import { passkey } from '@better-auth/passkey'
import type { Configuration } from '@arioso/contract/configuration'
import { APIError } from 'better-auth/api'

// Without a name of its own an installation is reached as localhost: browsers make no passkeys for bare addresses.
const OWN_NAME = 'localhost'

export function passkeys({ PUBLIC_URL: publicUrl }: Configuration) {
  return passkey({
    rpID: publicUrl === undefined ? OWN_NAME : new URL(publicUrl).hostname,
    rpName: 'Arioso',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) => {
        refuseUnless(verification.registrationInfo?.userVerified)
        return undefined
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => refuseUnless(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  })
}

// Possession of the key is not enough: it must have been unlocked.
function refuseUnless(isUnlocked: boolean | undefined): void {
  if (isUnlocked === true) return
  throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED', message: 'Authentication failed' })
}
