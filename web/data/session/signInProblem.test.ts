import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/ApiError.ts'
import { findSignInProblem, nameFromEmail } from './signInProblem.ts'

function problemOf(code: string) {
  return findSignInProblem(new ApiError(422, { code, message: 'as the service says' }))
}

describe('[AUTH-01] signing in and up', () => {
  it('a wrong password does not tell whether the account exists', () => {
    expect(problemOf('INVALID_EMAIL_OR_PASSWORD')).toEqual({ form: 'That email or password isn’t right.' })
  })

  it('a taken e-mail is told under its field', () => {
    expect(problemOf('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL').email).toContain('Sign in instead')
  })

  it('anything else keeps the words of the service', () => {
    expect(problemOf('SOMETHING_NEW')).toEqual({ form: 'as the service says' })
  })

  it('a name left empty comes from the e-mail', () => {
    expect(nameFromEmail(' ada@example.org')).toBe('ada')
  })
})
