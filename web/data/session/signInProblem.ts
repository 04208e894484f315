import { ApiError } from '../api/ApiError.ts'

export type SignInProblem = {
  email?: string
  password?: string
  currentPassword?: string
  code?: string
  form?: string
}

// The codes of the sign-in service, in our words and under the field they are about.
export function findSignInProblem(error: unknown): SignInProblem {
  if (!(error instanceof ApiError)) return { form: 'Something went wrong. Try again.' }
  switch (error.code as string) {
    case 'INVALID_EMAIL_OR_PASSWORD':
      return { form: 'That email or password isn’t right.' }
    case 'USER_ALREADY_EXISTS':
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return { email: 'There’s already an account with this email. Sign in instead.' }
    case 'INVALID_EMAIL':
      return { email: 'That doesn’t look like an email address.' }
    case 'INVALID_PASSWORD':
      return { currentPassword: 'That’s not your password.' }
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return { code: 'That code isn’t right, or has been used. Try the next one.' }
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return { form: 'This sign-in has ended. Enter your password again.' }
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return { form: 'Too many wrong codes. Try again in a quarter of an hour.' }
    case 'INVALID_TOKEN':
      return { form: 'This link no longer works: it has been used, or it’s more than an hour old.' }
    case 'PASSWORD_GUESSABLE':
      return { password: error.message }
    case 'PASSWORD_TOO_SHORT':
      return { password: 'Choose a longer password.' }
    case 'PASSWORD_TOO_LONG':
      return { password: 'Choose a shorter password.' }
    default:
      return { form: error.message }
  }
}

export function nameFromEmail(email: string): string {
  return email.trim().split('@')[0] ?? ''
}
