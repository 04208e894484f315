import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createTrustedProxies } from './createTrustedProxies.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

it('believes a proxy on this machine, and nobody else who says so', () => {
  const { addressOf } = createTrustedProxies('loopback')
  expect(addressOf(from('::ffff:127.0.0.1', '203.0.113.7'))).toBe('203.0.113.7')
  expect(addressOf(from('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9')
  expect(addressOf(from('127.0.0.1', '198.51.100.1, 203.0.113.7'))).toBe('203.0.113.7')
  expect(addressOf(from('127.0.0.1', 'nonsense'))).toBe('127.0.0.1')
})

it('believes the proxies it is told of, through a chain of them', () => {
  const { addressOf } = createTrustedProxies('10.1.2.3, 172.18.0.0/16, fd00::/8')
  expect(addressOf(from('172.18.4.4', '203.0.113.7, 10.1.2.3'))).toBe('203.0.113.7')
  expect(addressOf(from('fd00::5', '203.0.113.7'))).toBe('203.0.113.7')
  expect(addressOf(from('127.0.0.1', '203.0.113.7'))).toBe('127.0.0.1')
  expect(createTrustedProxies('none').addressOf(from('127.0.0.1', '203.0.113.7'))).toBe('127.0.0.1')
})

it('stops the start for what is no address', () => {
  for (const wrong of ['proxy.example', '10.0.0.0/99', '']) {
    expect(() => createTrustedProxies(wrong)).toThrow('ARIOSO_TRUSTED_PROXIES')
  }
})
