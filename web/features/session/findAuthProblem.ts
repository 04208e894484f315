type AuthProblem = { title: string; text: string }

const usedUp: AuthProblem = {
  title: 'This link no longer works',
  text: 'It may have been used already, cut off, or come from an older email. Sign in and request a new one from your account page, or choose “Forgot password?”.',
}

const unknown: AuthProblem = {
  title: 'Sign-in failed',
  text: 'Something went wrong on the way here. Nothing is lost: please try again.',
}

// What sent people to /auth/error, in words they can act on.
const authProblems: Record<string, AuthProblem> = {
  TOKEN_EXPIRED: {
    title: 'This link is too old',
    text: 'Links in our emails work for a day, password links for an hour. Sign in and request a new one from your account page.',
  },
  INVALID_TOKEN: usedUp,
  USER_NOT_FOUND: {
    title: 'No such account',
    text: 'No account uses the address in this link. If you’ve changed it since, sign in with the new one.',
  },
  INVALID_USER: {
    title: 'This link is for another account',
    text: 'Somebody else is signed in here. Sign out, sign in with the address we emailed, and open the link again.',
  },
  account_not_linked: {
    title: 'You already have an account',
    text: 'Sign in with your email and password and confirm your email address from your account page. After that, this way in works too.',
  },
  email_not_found: {
    title: 'No email address',
    text: 'The other account didn’t tell us an email address. Sign up with your email instead.',
  },
  access_denied: {
    title: 'Sign-in was stopped',
    text: 'The other account didn’t let you in here. Nothing has changed.',
  },
  SIGN_IN_UNAVAILABLE: {
    title: 'The other account didn’t answer',
    text: 'Nothing has changed. Sign in with your email, or try again in a few minutes.',
  },
  TOO_MANY_REQUESTS: {
    title: 'That was a little fast',
    text: 'Wait a few minutes, then open the link again.',
  },
  NETWORK: {
    title: 'We can’t reach Arioso',
    text: 'Check your connection, then open the link again. It hasn’t been used.',
  },
}

export function findAuthProblem(code: string | null): AuthProblem {
  return (code !== null && Object.hasOwn(authProblems, code) ? authProblems[code] : undefined) ?? unknown
}
