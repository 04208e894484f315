import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createStaffService } from './staff.service.ts'

export function staffRoutes(app: FastifyInstance, context: ServerContext): void {
  const staff = createStaffService(context)

  route(app, calls.claimStaff, ({ user, body }) => staff.claim(user, body.token))
  route(app, calls.listOutbox, ({ user }) => staff.listOutbox(user))
  route(app, calls.removeForInfringement, ({ user, body }) => staff.removeForInfringement(user, body))
  route(app, calls.listAuditLog, ({ user, query }) => staff.listAuditLog(user, query))
  route(app, calls.listDoors, ({ user }) => staff.listDoors(user))
  route(app, calls.listStorage, ({ user }) => staff.listStorage(user))
  route(app, calls.verifyPerson, ({ user, params, body }) => staff.verify(user, params.handle, body.is_verified))
  route(app, calls.listFlags, ({ user }) => staff.listFlags(user))
  route(app, calls.switchFlag, ({ user, params, body }) => staff.switchFlag(user, params.flag, body))
}
