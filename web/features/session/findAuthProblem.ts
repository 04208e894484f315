type AuthProblem = { title: string; text: string }

const usedUp: AuthProblem = {
  title: 'This link does not work any more',
  text: 'It may be used up, cut short or from an older mail. Sign in and ask for a new one on your account page, or choose “Forgot password?”.',
}

const unknown: AuthProblem = {
  title: 'Signing in did not work',
  text: 'Something on the way here went wrong. Nothing is lost: try it once more.',
}

// What sent people to /auth/error, in words they can act on.
const authProblems: Record<string, AuthProblem> = {
  TOKEN_EXPIRED: {
    title: 'This link is too old',
    text: 'Links in our mails work for a day, those for a new password for an hour. Sign in and ask for a new one on your account page.',
  },
  INVALID_TOKEN: usedUp,
  USER_NOT_FOUND: {
    title: 'There is no such account',
    text: 'The address in this link belongs to nobody here. It may have been changed since: sign in with the newer one.',
  },
  INVALID_USER: {
    title: 'This link is for another account',
    text: 'Somebody else is signed in here. Sign out, sign in with the address the mail came to, and open the link again.',
  },
  TOO_MANY_REQUESTS: {
    title: 'That was a little fast',
    text: 'Wait a few minutes, then open the link again.',
  },
  NETWORK: {
    title: 'Arioso cannot be reached',
    text: 'Check your connection, then open the link again. It has not been used.',
  },
}

export function findAuthProblem(code: string | null): AuthProblem {
  return (code !== null && Object.hasOwn(authProblems, code) ? authProblems[code] : undefined) ?? unknown
}
