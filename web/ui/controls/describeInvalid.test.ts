import { expect, it } from 'vitest'
import { describeInvalid } from './describeInvalid.ts'

const fine = { valueMissing: false, typeMismatch: false, tooShort: false }

function wrong(type: string, problem: Partial<typeof fine>): string {
  return describeInvalid({ type, minLength: 8, validity: { ...fine, ...problem }, validationMessage: 'As it says.' })
}

it('a field that cannot be sent says why in our own words', () => {
  expect(wrong('text', { valueMissing: true })).toBe('Fill this in first.')
  expect(wrong('email', { typeMismatch: true })).toBe('That doesn’t look like an email address.')
  expect(wrong('url', { typeMismatch: true })).toBe('That doesn’t look like a web address.')
  expect(wrong('password', { tooShort: true })).toBe('Use at least 8 characters.')
})

it('what is seldom wrong is told as the browser tells it', () => {
  expect(wrong('number', {})).toBe('As it says.')
})
