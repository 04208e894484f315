import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type OpenIdPerson = { sub: string; email: string; email_verified: boolean; name: string }

type Asked = { form: URLSearchParams; authorization: string | undefined }

// How a provider of its own kind differs from what every provider does.
export type OpenIdHabits = {
  clientId: string
  isClient(asked: Asked): boolean
  /** What its token says about somebody. */
  claimsOf(person: OpenIdPerson): object
  /** How it sends people back. */
  sendBack(to: { redirect: string; fields: Record<string, string>; asked: URLSearchParams }): {
    status: number
    headers: Record<string, string>
    body?: string
  }
}

export type FakeOpenId = {
  url: string
  client: string
  /** Who says yes at the provider's own page. */
  person: OpenIdPerson
  /** Signs with a key the provider never published. */
  isForger: boolean
  close(): Promise<void>
}

const CLIENT = { id: 'arioso-client', secret: 'client-secret' }
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const PLAIN: OpenIdHabits = {
  clientId: CLIENT.id,
  isClient({ form, authorization }) {
    const basic = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`
    return form.get('client_secret') === CLIENT.secret || authorization === basic
  },
  claimsOf: (person) => person,
  sendBack({ redirect, fields }) {
    const back = new URL(redirect)
    for (const [name, value] of Object.entries(fields)) back.searchParams.set(name, value)
    return { status: 302, headers: { location: back.href } }
  },
}

/** An OpenID provider over real HTTP: discovery, authorization with PKCE, tokens signed with its key. For tests. */
export async function openFakeOpenId(habits: OpenIdHabits = PLAIN): Promise<FakeOpenId> {
  const createKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [own, foreign] = [createKeys(), createKeys()]
  const grants = new Map<string, { challenge: string; nonce: string | null; redirect: string }>()
  const fake: FakeOpenId = {
    url: '',
    client: `${CLIENT.id}:${CLIENT.secret}`,
    person: { sub: 'p1', email: 'ada@example.com', email_verified: true, name: 'Ada' },
    isForger: false,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }

  function sign(claims: object): string {
    const unsigned = `${encode({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${encode(claims)}`
    const { privateKey } = fake.isForger ? foreign : own
    return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(privateKey).toString('base64url')}`
  }

  function exchange(form: URLSearchParams, authorization: string | undefined): object | undefined {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isClient = habits.isClient({ form, authorization })
    const isSame = grant?.challenge === challenge && grant.redirect === form.get('redirect_uri')
    if (!isClient || !isSame) return undefined
    const now = Math.floor(Date.now() / 1000)
    const nonce = grant.nonce === null ? {} : { nonce: grant.nonce }
    const claims = { iss: fake.url, aud: habits.clientId, iat: now, exp: now + 300, ...nonce }
    return {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: sign({ ...claims, ...habits.claimsOf(fake.person) }),
    }
  }

  async function answerToken(request: IncomingMessage, json: (value: object, status: number) => void): Promise<void> {
    const tokens = exchange(new URLSearchParams(await text(request)), request.headers.authorization)
    json(tokens ?? { error: 'invalid_grant' }, tokens ? 200 : 400)
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', fake.url)
    const json = (value: object, status = 200): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    if (pathname === '/.well-known/openid-configuration')
      return json({
        issuer: fake.url,
        authorization_endpoint: `${fake.url}/authorize`,
        token_endpoint: `${fake.url}/token`,
        userinfo_endpoint: `${fake.url}/userinfo`,
        jwks_uri: `${fake.url}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (pathname === '/jwks')
      return json({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }] })
    if (pathname === '/userinfo') return json(fake.person)
    if (pathname === '/token') {
      void answerToken(request, json)
      return undefined
    }
    const code = randomUUID()
    const redirect = searchParams.get('redirect_uri') ?? ''
    grants.set(code, {
      challenge: searchParams.get('code_challenge') ?? '',
      nonce: searchParams.get('nonce'),
      redirect,
    })
    const fields = { code, state: searchParams.get('state') ?? '' }
    const { status, headers, body } = habits.sendBack({ redirect, fields, asked: searchParams })
    response.writeHead(status, headers).end(body)
    return undefined
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fake
}
