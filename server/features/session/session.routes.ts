import { calls, SIGNED_OUT_COOKIE_SECONDS } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { listSignInWays } from '../../rules/listSignInWays.ts'
import { HINT_COOKIE } from './auth.routes.ts'
import { createSessionService } from './session.service.ts'

export function sessionRoutes(app: FastifyInstance, context: ServerContext): void {
  const session = createSessionService(context)

  route(app, calls.listSignInWays, async () => ({ ways: listSignInWays(context.configuration) }))
  route(app, calls.getSession, ({ viewer }) => session.get(viewer))
  route(app, calls.acceptCustomTerms, ({ user }) => session.acceptCustomTerms(user))
  route(app, calls.getCustomTerms, async ({ user }) => ({
    has_accepted_custom_mode_tos: user.hasAcceptedCustomModeTos,
  }))
  route(app, calls.updateUserConfig, ({ user, body }) => session.updateConfig(user, body))
  route(app, calls.attributeSignup, ({ user, body }) => session.attributeSignup(user, body))
  route(app, calls.signOut, async ({ viewer, request, reply }) => {
    request.log.info({ user: viewer?.id }, 'signed out')
    context.metrics.signOuts.inc()
    void reply
      .setCookie('arioso_signed_out', '1', { ...HINT_COOKIE, maxAge: SIGNED_OUT_COOKIE_SECONDS })
      .clearCookie('arioso_signed_in', { path: '/' })
    return { success: true as const }
  })
}
