import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openFakeServer, type FakeRequest } from '../outside/openFakeServer.ts'
import { findAddressProblem, sendWebhook } from './index.ts'
import { isPublicAddress } from './isPublicAddress.ts'

const outside = { allowsLoopback: false }
const near = { allowsLoopback: true }
const message = { secret: 'a secret', body: '{"type":"ping"}', at: new Date('2026-05-04T10:00:00Z') }

describe('an address for webhooks', () => {
  it.each([
    'http://example.com/hook',
    'ftp://example.com',
    'https://ada:secret@example.com',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:169.254.169.254]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.8',
    'https://192.168.1.1',
    'https://0.0.0.0',
    'https://[fd00::1]/',
    'https://[2002:7f00:1::]/',
    'no address at all',
  ])('is not %s', async (url) => {
    expect(findAddressProblem(url, outside)).toBeDefined()
    expect(await sendWebhook({ ...message, url }, outside)).toMatchObject({ status: null, error: expect.any(String) })
  })

  it.each(['https://example.com/hook?of=mine', 'https://93.184.215.14:8443/', 'https://[2606:4700::1]/'])(
    'may be %s',
    (url) => expect(findAddressProblem(url, outside)).toBe(undefined),
  )

  it('may be this machine only where that is allowed, and no other machine near it', () => {
    expect(findAddressProblem('http://127.0.0.1:9/hook', near)).toBe(undefined)
    expect(findAddressProblem('http://10.0.0.8/hook', near)).toBeDefined()
    expect(findAddressProblem('https://10.0.0.8/hook', near)).toBeDefined()
  })

  it('is looked at once more when its name is looked up', async () => {
    const names = { mixed: ['93.184.215.14', '10.0.0.8'], near: ['127.0.0.1'], mapped: ['::ffff:10.0.0.8'] }
    for (const found of Object.values(names)) {
      const answers = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      const url = 'https://looks-harmless.example/hook'
      const sent = await sendWebhook({ ...message, url }, outside, (_name, _options, done) => done(null, answers))
      expect(sent).toEqual({ status: null, error: 'it is not public' })
    }
    expect(['8.8.8.8', '100.64.0.1', '2606:4700::1', '::1'].map(isPublicAddress)).toEqual([true, false, true, false])
  })
})

it('a message is signed with its time; what is not 2xx, sends elsewhere or takes too long was not delivered', async () => {
  const heard: FakeRequest[] = []
  const server = await openFakeServer(async (request) => {
    heard.push(request)
    if (request.path === '/away') return { status: 302, headers: { location: 'https://example.com' } }
    return { status: request.path === '/broken' ? 500 : 204 }
  })
  const send = (path: string) => sendWebhook({ ...message, url: `${server.url}${path}` }, near)
  expect(await send('/hook')).toEqual({ status: 204, error: null })
  const time = message.at.getTime() / 1000
  const hash = createHmac('sha256', 'a secret').update(`${time}.${message.body}`).digest('hex')
  expect(heard[0]?.headers.get('arioso-signature')).toBe(`t=${time},v1=${hash}`)
  expect(String(heard[0]?.body)).toBe(message.body)
  expect(await send('/broken')).toEqual({ status: 500, error: 'it answered 500' })
  expect(await send('/away')).toEqual({ status: 302, error: 'it answered 302' })
  await server.close()
  expect(await send('/hook')).toEqual({ status: null, error: 'it could not be reached (ECONNREFUSED)' })
})
