import { generateKeyPairSync, verify } from 'node:crypto'
import { openFakeOpenId, type FakeOpenId, type OpenIdPerson } from './openFakeOpenId.ts'

const CLIENT = { id: 'example.arioso.web', team: 'TEAM123456', key: 'KEY1234567' }
const HALF_A_YEAR_SECONDS = 15_777_000

export type FakeApple = FakeOpenId & { environment: Record<string, string> }

/**
 * Sign in with Apple as documented: the secret is a token signed with the .p8 key, people come back by a form, a name comes only
 * the first time somebody says yes and never in the token, and whether an address is verified is a word.
 */
export async function openFakeApple(): Promise<FakeApple> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const known = new Set<string>()

  function isSecret(token: string | null): boolean {
    const [head = '', claims = '', signature = ''] = (token ?? '').split('.')
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    if (!isSigned) return false
    const { alg, kid } = decode(head)
    const { iss, sub, aud, iat, exp } = decode(claims)
    const now = Date.now() / 1000
    const isForUs = iss === CLIENT.team && sub === CLIENT.id && aud === 'https://appleid.apple.com'
    const isValid = Number(exp) > now && Number(exp) - Number(iat) <= HALF_A_YEAR_SECONDS
    return alg === 'ES256' && kid === CLIENT.key && isForUs && isValid
  }

  // Apple refuses scopes with any other way back than a form.
  function sendBack(to: { redirect: string; fields: Record<string, string>; asked: URLSearchParams }) {
    if (to.asked.get('response_mode') !== 'form_post') return { status: 400, headers: {}, body: 'invalid_request' }
    const [firstName, lastName] = fake.person.name.split(' ')
    const user = JSON.stringify({ name: { firstName, lastName }, email: fake.person.email })
    const fields = known.has(fake.person.sub) ? to.fields : { ...to.fields, user }
    known.add(fake.person.sub)
    const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${escape(value)}">`)
    const body = `<form method="post" action="${to.redirect}">${inputs.join('')}</form>`
    return { status: 200, headers: { 'content-type': 'text/html' }, body }
  }

  const fake = await openFakeOpenId({
    clientId: CLIENT.id,
    isClient: ({ form }) => form.get('client_id') === CLIENT.id && isSecret(form.get('client_secret')),
    claimsOf: ({ sub, email, email_verified: isVerified }: OpenIdPerson) => ({
      sub,
      email,
      email_verified: String(isVerified),
    }),
    sendBack,
  })
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' })).trim()
  return Object.assign(fake, {
    environment: {
      ARIOSO_SIGN_IN_APPLE: `${CLIENT.id}:${CLIENT.team}:${CLIENT.key}`,
      ARIOSO_SIGN_IN_APPLE_KEY: key.replaceAll('\n', String.raw`\n`),
      ARIOSO_SIGN_IN_APPLE_URL: fake.url,
    },
  })
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
