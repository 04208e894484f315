import { ApiError } from './ApiError.ts'

export type SignInProblem = { email?: string; password?: string; currentPassword?: string; form?: string }

// The codes of the sign-in service, in our words and under the field they are about.
export function findSignInProblem(error: unknown): SignInProblem {
  if (!(error instanceof ApiError)) return { form: 'Something went wrong. Try again.' }
  switch (error.code as string) {
    case 'INVALID_EMAIL_OR_PASSWORD':
      return { form: 'E-mail or password is not right.' }
    case 'USER_ALREADY_EXISTS':
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return { email: 'There is already an account with this e-mail. Sign in instead.' }
    case 'INVALID_EMAIL':
      return { email: 'This does not look like an e-mail address.' }
    case 'INVALID_PASSWORD':
      return { currentPassword: 'This is not your password.' }
    case 'INVALID_TOKEN':
      return { form: 'This link does not work any more: it was used, or it is older than an hour.' }
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
