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
