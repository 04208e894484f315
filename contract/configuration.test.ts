import { describe, expect, it } from 'vitest'
import { parseConfiguration } from './configuration.ts'

describe('ARIOSO_FLAGS', () => {
  it('switches the flags it names and no others', () => {
    expect(parseConfiguration({}).ARIOSO_FLAGS).toEqual({})
    const { ARIOSO_FLAGS } = parseConfiguration({ ARIOSO_FLAGS: 'web-hooks-2025=on, websockets=off' })
    expect(ARIOSO_FLAGS).toEqual({ 'web-hooks-2025': true, websockets: false })
  })

  it.each([
    ['web-hocks=on', "ARIOSO_FLAGS: there is no flag 'web-hocks'"],
    ['constructor=on', "ARIOSO_FLAGS: there is no flag 'constructor'"],
    ['websockets=yes', "ARIOSO_FLAGS: 'websockets=yes' must be websockets=on or websockets=off"],
    ['websockets', "ARIOSO_FLAGS: 'websockets' must be websockets=on or websockets=off"],
  ])('%s stops the start with one line', (text, message) => {
    expect(() => parseConfiguration({ ARIOSO_FLAGS: text })).toThrow(message)
  })
})

describe('S3_*', () => {
  it('are asked for together', () => {
    expect(() => parseConfiguration({ S3_ENDPOINT: 'http://store:9000' })).toThrow('S3_BUCKET: name the bucket')
    expect(() => parseConfiguration({ S3_BUCKET: 'songs', S3_ACCESS_KEY_ID: 'a' })).toThrow(
      'S3_SECRET_ACCESS_KEY: goes together with S3_ACCESS_KEY_ID',
    )
    expect(parseConfiguration({ S3_BUCKET: 'songs' })).toMatchObject({ S3_BUCKET: 'songs', S3_REGION: 'us-east-1' })
  })
})

it('ARIOSO_SIGN_IN_APPLE and its key are asked for together; the key may stand on one line', () => {
  const client = 'example.arioso.web:TEAM123456:KEY1234567'
  expect(() => parseConfiguration({ ARIOSO_SIGN_IN_APPLE: client })).toThrow('goes together with ARIOSO_SIGN_IN_APPLE')
  expect(() => parseConfiguration({ ARIOSO_SIGN_IN_APPLE: 'example' })).toThrow('services-id:team-id:key-id')
  expect(() => parseConfiguration({ ARIOSO_SIGN_IN_APPLE_KEY: 'AuthKey.p8' })).toThrow('the text of Apple’s .p8 file')
  const lines = ['-----BEGIN PRIVATE KEY-----', 'MIGT', '-----END PRIVATE KEY-----']
  const given = { ARIOSO_SIGN_IN_APPLE: client, ARIOSO_SIGN_IN_APPLE_KEY: lines.join(String.raw`\n`) }
  expect(parseConfiguration(given)).toMatchObject({
    ARIOSO_SIGN_IN_APPLE: { clientId: 'example.arioso.web', teamId: 'TEAM123456', keyId: 'KEY1234567' },
    ARIOSO_SIGN_IN_APPLE_KEY: lines.join('\n'),
  })
})

describe('ARIOSO_STRIPE_*', () => {
  const prices = 'pro.month=price_1,pro.year=price_2,premier.month=price_3,premier.year=price_4'

  it('are asked for together, with a price for every plan and period', () => {
    expect(() => parseConfiguration({ ARIOSO_STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      'ARIOSO_STRIPE_SECRET_KEY: goes together with',
    )
    expect(() => parseConfiguration({ ARIOSO_STRIPE_PRICES: 'pro.month=price_1' })).toThrow(
      "'pro.year=price_…' is missing",
    )
    expect(() => parseConfiguration({ ARIOSO_STRIPE_CREDITS: 'many=price_5' })).toThrow('must be 500=price_…')
    const settings = parseConfiguration({
      ARIOSO_STRIPE_SECRET_KEY: 'sk_test_1',
      ARIOSO_STRIPE_WEBHOOK_SECRET: 'whsec_1',
      ARIOSO_STRIPE_PRICES: prices,
      ARIOSO_STRIPE_CREDITS: '500=price_5',
    })
    expect(settings).toMatchObject({
      ARIOSO_STRIPE_PRICES: { 'premier.year': 'price_4' },
      ARIOSO_STRIPE_CREDITS: [{ credits: 500, price: 'price_5' }],
    })
  })
})
