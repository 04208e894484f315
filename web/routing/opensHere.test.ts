import { expect, it } from 'vitest'
import { opensHere } from './opensHere.ts'

const press = {
  metaKey: false,
  altKey: false,
  ctrlKey: false,
  shiftKey: false,
  button: 0,
  currentTarget: { target: '' },
}

it('opens a link inside the page when it is simply pressed', () => {
  expect(opensHere(press)).toBe(true)
  expect(opensHere({ ...press, currentTarget: { target: '_self' } })).toBe(true)
})

it.each([
  ['cmd', { metaKey: true }],
  ['ctrl', { ctrlKey: true }],
  ['shift', { shiftKey: true }],
  ['alt', { altKey: true }],
  ['the middle button', { button: 1 }],
  ['a link that opens a tab', { currentTarget: { target: '_blank' } }],
])('leaves %s to the browser', (_name, change) => {
  expect(opensHere({ ...press, ...change })).toBe(false)
})
