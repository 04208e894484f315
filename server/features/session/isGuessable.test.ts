import { expect, it } from 'vitest'
import { isGuessable } from './isGuessable.ts'

it.each([
  'password',
  'PassWord2026!',
  '12345678',
  'aaaaaaaa',
  'qwerty123',
  'asdfghjkl',
  '987654321',
  'abcd1234',
  'iloveyou',
  'sunshine77',
])('%s is among the first that are tried', async (password) => {
  expect(await isGuessable(password)).toBe(true)
})

it.each(['correct horse battery', 'fresh paint', 'an entirely new one', '3f9d27aa-91', 'Grünkohl mit Pinkel'])(
  '%s is not',
  async (password) => {
    expect(await isGuessable(password)).toBe(false)
  },
)

it('what is known about the person is tried, too', async () => {
  expect(await isGuessable('adalovelace1815', ['AdaLovelace'])).toBe(true)
  expect(await isGuessable('adalovelace1815', ['Bo'])).toBe(false)
})
