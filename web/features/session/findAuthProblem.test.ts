import { describe, expect, it } from 'vitest'
import { findAuthProblem } from './findAuthProblem.ts'

describe('what went wrong with a link', () => {
  it('is told apart: too old, used up, for somebody else', () => {
    const titles = ['TOKEN_EXPIRED', 'INVALID_TOKEN', 'INVALID_USER', 'USER_NOT_FOUND'].map(
      (code) => findAuthProblem(code).title,
    )
    expect(new Set(titles).size).toBe(4)
  })

  it('is told in general words when it is not known', () => {
    for (const code of [null, '', 'constructor', 'SOMETHING_NEW']) {
      expect(findAuthProblem(code).title).toBe('Sign-in failed')
    }
  })
})
