import { expect, it } from 'vitest'
import { bareEnvironment } from './bareEnvironment.ts'

it('keeps what a program needs to run and no secret', () => {
  const environment = {
    PATH: '/bin',
    TMPDIR: '/tmp',
    DATABASE_URL: 'postgres://x',
    AUTH_SECRET: 'y',
    ARIOSO_WORDS_KEY: 'z',
  }
  expect(bareEnvironment(environment)).toEqual({ PATH: '/bin', TMPDIR: '/tmp' })
})
