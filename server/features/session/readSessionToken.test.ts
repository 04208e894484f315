import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createReadSessionToken } from './readSessionToken.ts'

const SECRET = 'a secret that only this test ever uses'
const read = createReadSessionToken('arioso.session_token', SECRET)
const sign = (token: string, secret = SECRET) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)

it('a cookie with our signature tells its token, wherever it stands among others', () => {
  expect(read(`theme=dark; arioso.session_token=${sign('abc123')}; arioso_signed_in=1`)).toBe('abc123')
})

it.each([
  ['nothing', undefined],
  ['another cookie', 'arioso_signed_in=1'],
  ['a token without a signature', 'arioso.session_token=abc123'],
  ['somebody else’s signature', `arioso.session_token=${sign('abc123', 'guessed')}`],
  ['the signature of another token', `arioso.session_token=${sign('abc123').replace('abc', 'abd')}`],
  ['half a signature', `arioso.session_token=${sign('abc123').slice(0, 20)}`],
  ['bytes nobody can decode', 'arioso.session_token=%FF%FE.%E0'],
  ['two of them', `arioso.session_token=${sign('abc123')}; arioso.session_token=${sign('abc124')}`],
])('%s opens nothing', (_what, cookies) => {
  expect(read(cookies)).toBeUndefined()
})
