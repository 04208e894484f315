import { createHash, randomBytes } from 'node:crypto'

const BEGINS = 'arioso_'
const SECRET_BYTES = 32
const SHOWN_CHARACTERS = 6

export function makeSecretKey(): { secret: string; prefix: string; hash: string } {
  const secret = `${BEGINS}${randomBytes(SECRET_BYTES).toString('base64url')}`
  return { secret, prefix: secret.slice(0, BEGINS.length + SHOWN_CHARACTERS), hash: hashSecretKey(secret) }
}

export function hashSecretKey(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** A bearer token may also be a session; an API key is recognised by its prefix. */
export function findSecretKey(authorization: string | undefined): string | undefined {
  const [scheme = '', token = ''] = (authorization ?? '').split(' ')
  return scheme.toLowerCase() === 'bearer' && token.startsWith(BEGINS) ? token : undefined
}
