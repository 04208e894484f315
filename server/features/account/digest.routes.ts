import { AppError, calls } from '@arioso/contract'
import { digestKey } from '@arioso/contract/calls/account'
import type { User } from '@arioso/storage'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'

const pressed = z.object({ key: digestKey })

/** The weekly letter: the switch on the account page, and the way out of it for who is signed out. */
export function digestRoutes(app: FastifyInstance, { storage, configuration, log }: ServerContext): void {
  const isOffered = configuration.ARIOSO_SMTP_URL !== undefined && configuration.PUBLIC_URL !== undefined
  const describe = async ({ id }: User) => ({ is_offered: isOffered, is_on: await storage.digests.isOn(id) })

  async function leave(key: string): Promise<void> {
    if (!(await storage.digests.leave(key))) throw new AppError('NOT_FOUND')
    log.info('left the weekly email')
  }

  route(app, calls.getDigest, ({ user }) => describe(user))
  route(app, calls.setDigest, async ({ user, body }) => {
    await storage.digests.set(user.id, body.is_on)
    return describe(user)
  })
  route(app, calls.leaveDigest, async ({ body }) => {
    await leave(body.key)
    return { success: true as const }
  })

  // RFC 8058: mail programs press the link in the letter's head themselves, with a form. Whoever opens it gets the page instead,
  // because scanners open every link.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    scope.post('/digest/leave', { schema: { hide: true } }, async (request, reply) => {
      const given = pressed.safeParse(request.query)
      if (!given.success) throw new AppError('NOT_FOUND')
      await leave(given.data.key)
      return reply.code(204).send()
    })
  })
}
