import type { Mail } from '@arioso/providers/mail'
import type { ServerContext } from '../../context.ts'

type Letter = { user: { email: string }; token: string }

// The letters of an account. Their links lead to pages: a link that acted by being fetched would be used up by the mail
// scanners that fetch everything.
export function createAccountMails({ mail, addresses, log }: ServerContext) {
  const linkTo = (page: string, token: string, request: Request | undefined) => {
    const origin = request === undefined ? addresses.baseUrl(undefined) : new URL(request.url).origin
    return `${origin}${page}?token=${encodeURIComponent(token)}`
  }

  async function send(letter: Mail, request: Request | undefined): Promise<void> {
    try {
      await mail.send(letter)
    } catch (error) {
      log.error({ err: error }, 'a mail could not be handed over')
      // Somebody who has just signed up has an account; they can ask for this mail again.
      if (request?.url.includes('/sign-up/') !== true) throw error
    }
  }

  return {
    resetPassword: ({ user, token }: Letter, request?: Request) => {
      const text = `Choose a new password here:\n\n${linkTo('/auth/reset', token, request)}\n\nThe link works for an hour, once. If you did not ask for this, nothing has changed.`
      return send({ to: user.email, subject: 'Choose a new password', text }, request)
    },
    verifyAddress: ({ user, token }: Letter, request?: Request) => {
      const text = `Confirm that this address is yours:\n\n${linkTo('/auth/verify', token, request)}\n\nThe link works for a day. If you have no account at Arioso, somebody mistyped theirs: do nothing.`
      return send({ to: user.email, subject: 'Confirm your e-mail address', text }, request)
    },
    confirmNewAddress: ({ user, newEmail, token }: Letter & { newEmail: string }, request?: Request) => {
      const text = `Your account is to use ${newEmail} from now on. If you want this, go on here:\n\n${linkTo('/auth/verify', token, request)}\n\nIf you do not, choose a new password: somebody else is signed in to your account.`
      return send({ to: user.email, subject: 'Change your e-mail address?', text }, request)
    },
  }
}
