import type { IncomingHttpHeaders } from 'node:http'
import { fromNodeHeaders } from 'better-auth/node'
import type { User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import type { Identify } from '../../http/viewer.ts'
import { endLapsedPlan } from '../../rules/endLapsedPlan.ts'
import { SESSION_LASTS_SECONDS, SESSION_RENEWS_AFTER_SECONDS, type Auth } from './createAuth.ts'
import { createReadSessionToken } from './readSessionToken.ts'
import { createStaffGate } from './secondStep/staffGate.ts'

type Known = { user: User; hasSecondStep: boolean }

type Needs = Uses<'sessions' | 'users', 'configuration' | 'now'>

/**
 * Who asks. A browser's cookie is looked up by one query here; whatever is not as usual (bearers, sessions to be renewed, ended ones)
 * is the library's to judge.
 */
export function createIdentify(auth: Auth, { configuration, storage, now }: Needs): Identify {
  const passGate = createStaffGate(configuration)
  const readToken = auth.$context.then(({ authCookies, secret }) =>
    createReadSessionToken(authCookies.sessionToken.name, secret),
  )

  async function findQuickly(headers: IncomingHttpHeaders): Promise<Known | undefined> {
    if (headers.authorization !== undefined) return undefined
    const token = (await readToken)(headers.cookie)
    const session = token && (await storage.sessions.findByToken(token))
    return session && isFresh(session.expiresAt) ? session : undefined
  }

  async function findThoroughly(headers: IncomingHttpHeaders): Promise<Known | undefined> {
    const found = await auth.api.getSession({ headers: fromNodeHeaders(headers) })
    const user = found && (await storage.users.find(found.user.id))
    return user ? { user, hasSecondStep: found.session.hasSecondStep === true } : undefined
  }

  return async (headers) => {
    if (headers.cookie === undefined && headers.authorization === undefined) return undefined
    const known = (await findQuickly(headers)) ?? (await findThoroughly(headers))
    return known && passGate(await endLapsedPlan(storage, known.user, now()), known.hasSecondStep)
  }
}

function isFresh(expiresAt: Date): boolean {
  const renewedAt = expiresAt.getTime() - SESSION_LASTS_SECONDS * 1000
  return Date.now() < renewedAt + SESSION_RENEWS_AFTER_SECONDS * 1000
}
