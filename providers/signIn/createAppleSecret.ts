import { createPrivateKey, sign } from 'node:crypto'

export type AppleClient = { clientId: string; teamId: string; keyId: string; key: string }

// Apple allows six months. It is made anew for every sign-in, so a short life costs nothing and a stolen one opens little.
const VALID_SECONDS = 300
const AUDIENCE = 'https://appleid.apple.com'

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Apple gives no secret but a key: the secret is a token signed with it (ES256). A key that is none throws at once. */
export function createAppleSecret(client: AppleClient, now: () => number = () => Date.now()): () => string {
  const key = createPrivateKey(client.key)
  if (key.asymmetricKeyType !== 'ec') throw new Error('Apple’s keys are elliptic ones')
  return () => {
    const seconds = Math.floor(now() / 1000)
    const claims = {
      iss: client.teamId,
      sub: client.clientId,
      aud: AUDIENCE,
      iat: seconds,
      exp: seconds + VALID_SECONDS,
    }
    const unsigned = `${encode({ alg: 'ES256', kid: client.keyId, typ: 'JWT' })}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' })
    return `${unsigned}.${signature.toString('base64url')}`
  }
}
