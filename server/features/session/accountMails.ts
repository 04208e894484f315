import type { Mail } from '@arioso/providers/mail'
import type { ServerContext } from '../../context.ts'

export type AccountMails = ReturnType<typeof createAccountMails>

type Letter = { user: { email: string }; token: string }

// The letters of an account. Their links lead to pages: a link that acted by being fetched would be used up by the mail
// scanners that fetch everything.
export function createAccountMails({ mail, addresses, log }: Pick<ServerContext, 'addresses' | 'log' | 'mail'>) {
  const linkTo = (page: string, token: string, request: Request | undefined) => {
    const origin = request === undefined ? addresses.baseUrl(undefined) : new URL(request.url).origin
    return `${origin}${page}?token=${encodeURIComponent(token)}`
  }

  async function send(letter: Mail, request: Request | undefined): Promise<void> {
    try {
      await mail.send(letter)
    } catch (error) {
      log.error({ err: error }, 'a mail could not be handed over')
      // The account exists even if this mail fails; it can be requested again.
      if (request?.url.includes('/sign-up/') !== true) throw error
    }
  }

  return {
    resetPassword: ({ user, token }: Letter, request?: Request) => {
      const text = `Choose a new password here:\n\n${linkTo('/auth/reset', token, request)}\n\nThe link works for an hour, once. If you didn’t ask for this, you can ignore this email: nothing has changed.`
      const sending = send({ to: user.email, subject: 'Choose a new password', text }, request)
      // Sending takes time, and the time must not reveal that the address has an account.
      if (mail.describe().kind === 'outbox') return sending
      sending.catch(() => undefined)
      return Promise.resolve()
    },
    verifyAddress: ({ user, token }: Letter, request?: Request) => {
      const text = `Confirm that this address is yours:\n\n${linkTo('/auth/verify', token, request)}\n\nThe link works for a day. If you don’t have an Arioso account, somebody mistyped their address and you can ignore this email.`
      return send({ to: user.email, subject: 'Confirm your email address', text }, request)
    },
    // Both go to the address on file, so that nobody can take over an account unnoticed.
    passwordChanged: ({ email }: { email: string }) => {
      const text =
        'The password for your Arioso account was changed. Every other device was signed out, and API keys stopped working.\n\nIf that wasn’t you, choose a new password right away: "Forgot your password?" on the sign-in page sends you a link.'
      return send({ to: email, subject: 'Your password was changed', text }, undefined)
    },
    addressChanging: ({ email }: { email: string }, newEmail: string) => {
      const text = `Somebody who knows your password asked to move your Arioso account to ${newEmail}. It moves as soon as the link we sent there is opened.\n\nIf that wasn’t you, choose a new password right away.`
      return send({ to: email, subject: 'Your email address is about to change', text }, undefined)
    },
    secondStepChanged: ({ email }: { email: string }, state: 'on' | 'off') => {
      const meaning =
        state === 'on'
          ? 'From now on, signing in asks for a code from your authenticator app.'
          : 'From now on, your password alone signs you in.'
      const text = `Two-step sign-in was turned ${state} for your Arioso account. ${meaning}\n\nIf that wasn’t you, choose a new password right away: "Forgot your password?" on the sign-in page sends you a link.`
      return send({ to: email, subject: `Two-step sign-in was turned ${state}`, text }, undefined)
    },
    passkeyAdded: ({ email }: { email: string }) => {
      const text =
        'A passkey was added to your Arioso account. It signs in without your password.\n\nIf that wasn’t you, remove it on your account page and choose a new password right away.'
      return send({ to: email, subject: 'A passkey was added', text }, undefined)
    },
    passwordGuessed: ({ email }: { email: string }) => {
      const text =
        'Someone has entered the wrong password for your Arioso account many times. We’ve slowed them down, and nothing has changed.\n\nIf your password is short or you use it elsewhere, change it on your account page. If this was you, use "Forgot your password?" on the sign-in page to get a link.'
      return send({ to: email, subject: 'Someone is trying to guess your password', text }, undefined)
    },
    signUpTried: ({ email }: { email: string }) => {
      const text =
        'Someone tried to sign up for Arioso with this address. You already have an account, so nothing was created.\n\nIf this was you, sign in instead, or use "Forgot your password?" on the sign-in page to get a link. If it wasn’t, you don’t need to do anything.'
      return send({ to: email, subject: 'You already have an account', text }, undefined)
    },
    confirmNewAddress: ({ user, newEmail, token }: Letter & { newEmail: string }, request?: Request) => {
      const text = `You asked to change the address of your Arioso account to ${newEmail}. To confirm, open this link:\n\n${linkTo('/auth/verify', token, request)}\n\nIf that wasn’t you, choose a new password: somebody else is signed in to your account.`
      return send({ to: user.email, subject: 'Change your email address?', text }, request)
    },
  }
}
