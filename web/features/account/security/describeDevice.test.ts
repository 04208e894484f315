import { expect, it } from 'vitest'
import { describeDevice } from './describeDevice.ts'

it('a device is named by the browser people know it by', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  expect(describeDevice(chrome)).toBe('Chrome on Linux')
  expect(describeDevice(`${chrome} Edg/140.0`)).toBe('Edge on Linux')
  expect(describeDevice('Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:143.0) Gecko Firefox/143.0')).toBe(
    'Firefox on Mac',
  )
  expect(describeDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari on iPhone',
  )
  expect(describeDevice('curl/8.0')).toBe('An unknown device')
  expect(describeDevice(null)).toBe('An unknown device')
})
