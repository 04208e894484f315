import { parseConfiguration } from '@arioso/contract/configuration'
import { expect, it } from 'vitest'
import { needsSecondStep } from './staffGate.ts'

it.each([
  [{}, false],
  [{ HOST: 'localhost' }, false],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:4600' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '192.168.1.4' }, true],
  [{ PUBLIC_URL: 'https://songs.example.com' }, true],
  [{ PUBLIC_URL: 'http://127.0.0.1.example.com' }, true],
  [{ HOST: '0.0.0.0', ARIOSO_STAFF_SECOND_STEP: 'optional' }, false],
  [{ ARIOSO_STAFF_SECOND_STEP: 'required' }, true],
])('staff need a second step where others can reach the product: %j %s', (environment, isNeeded) => {
  expect(needsSecondStep(parseConfiguration(environment))).toBe(isNeeded)
})
