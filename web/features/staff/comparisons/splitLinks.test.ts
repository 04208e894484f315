import { expect, it } from 'vitest'
import { splitLinks } from './splitLinks.ts'

it('finds the links of a letter and keeps every other word', () => {
  const text = 'Open this:\n\nhttps://arioso.example/auth/reset?token=a_b-c\n\nOr not.'
  const parts = splitLinks(text)
  expect(parts.map(({ part }) => part).join('')).toBe(text)
  expect(parts.filter(({ isLink }) => isLink).map(({ part }) => part)).toEqual([
    'https://arioso.example/auth/reset?token=a_b-c',
  ])
  expect(splitLinks('javascript:alert(1)').some(({ isLink }) => isLink)).toBe(false)
})
