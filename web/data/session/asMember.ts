import { awaitSession, findSession } from './session.ts'
import { askToSignIn } from './signInRequest.ts'

// What only members may do: at once for a member, after signing in for a stranger. Pressed before it is known who is
// here, it waits for the answer: a member must not be asked to sign up.
export function asMember(act: () => void, reason = ''): void {
  const session = findSession()
  if (session === undefined) {
    awaitSession().then(
      () => asMember(act, reason),
      (error: unknown) => console.warn('nobody knows who is here', error),
    )
  } else if (session.user === null) askToSignIn({ view: 'sign-up', reason, afterwards: act })
  else act()
}
